// The Challenge: "20,000,000 tasklet switches per second", 2003. Two heats of
// one race: a switch in each of ours against JavaScript's own means and the
// floor, and the chain of 100,000.
import { computed, signal } from "@preact/signals";
import { type PeerWorkload, peerSpecs } from "../lib/peer/specs";
import type { Route } from "../params/link";
import { defaultRounds } from "../params/settings";
import { findWorkload } from "./catalog";
import { keepRecord, keptRecord } from "./keptrecords";
import { Race, type RaceState } from "./race/race";
import { type RaceFile, raceCSV, raceFile, raceOf } from "./race/racefile";
import { ours, peer, type Racer } from "./race/racer";
import { route } from "./route";

export { raceCSV };

const switches = 1_000_000;
const links = 100_000;

export interface Heat {
  readonly id: "switch" | "chain";
  readonly workload: PeerWorkload;
  readonly unit: string; // of a rate
  readonly racers: readonly Racer[];
  /** The one of ours that each peer does the same as. */
  readonly lead: string;
  readonly leadName: string;
}

const peersOf = (workload: PeerWorkload, sizes: Record<string, number>) =>
  peerSpecs.filter((s) => s.workload === workload).map((s) => peer({ ...s, sizes }));

/** A row of taskspeed, by the name that the historic table gives it. */
function row(id: string): Racer {
  const metric = findWorkload("taskspeed")?.metrics.find((m) => m.name === `rate.${id}`);
  return ours({
    id,
    label: metric?.row ?? id,
    request: { workload: "taskspeed", params: { row: id, switches: String(switches) }, seed: 1 },
    metric: `time.${id}`,
    operations: switches,
  });
}

export const heats: readonly Heat[] = [
  {
    id: "switch",
    workload: "taskspeed",
    unit: "switches/s",
    lead: "frame-soft",
    leadName: "frame",
    racers: [
      row("frame-soft"),
      row("cframe-soft"),
      row("channel-soft"),
      ...peersOf("taskspeed", { switches }),
    ],
  },
  {
    id: "chain",
    workload: "chain",
    unit: "tasklets/s",
    lead: "soft",
    leadName: "ours",
    racers: [
      ours({
        id: "soft",
        label: "soft tasklets",
        request: { workload: "chain", params: { n: String(links), engine: "soft" }, seed: 1 },
        metric: "total",
        operations: links,
      }),
      ...peersOf("chain", { n: links }),
    ],
  },
];

/** Tasklets of the chain. */
export const chainLength = links;

const race = new Race();

export const challenge = race.state;
export const challengeRounds = computed(() => Number(route.value.rounds ?? defaultRounds));

/** Rounds offered; a link may ask for others. */
export const roundChoices = [6, 10, 20] as const;

export function setRounds(rounds: number): void {
  route.value = { ...route.value, rounds: roundsField(rounds) };
}

/** The rounds as the link has them: their default is left out. */
function roundsField(rounds: number): string | undefined {
  const text = String(rounds);
  return text === defaultRounds ? undefined : text;
}

/** Where a race of so many rounds is started. */
export function challengeRoute(rounds: number): Pick<Route, "screen" | "rounds"> {
  return { screen: "challenge", rounds: roundsField(rounds) };
}

/** Why the race is not kept for the next visit; "" where it is. */
export const challengeUnkept = signal("");

const refused =
  "This browser refuses storage here (a private window, or a setting): the race lasts until the page is closed. Save it as a file to keep it.";

let loaded = false;
let keptAt = ""; // how far the race was when it was kept last

/** The race of an earlier visit, once; from then on races are kept, round by round. */
export function loadChallenge(): void {
  if (loaded) return;
  loaded = true;
  keptRecord("race").then(
    (record) => {
      const state = raceOf(heats, record);
      if (state) race.restore(state);
      race.state.subscribe(keep);
    },
    () => {
      challengeUnkept.value = refused;
    },
  );
}

function keep(state: RaceState): void {
  const now = `${state.status} ${state.turn?.round ?? ""}`;
  if (state.kept || now === keptAt) return;
  keptAt = now;
  if (Object.keys(state.laps).length > 0) store(raceFile(heats, state));
}

function store(record: unknown): void {
  keepRecord("race", record).catch(() => {
    challengeUnkept.value = refused;
  });
}

export function forgetChallenge(): void {
  race.forget();
  store(undefined);
}

/** The race as a file. */
export function challengeFile(): RaceFile {
  return raceFile(heats, challenge.value);
}

export function startChallenge(): void {
  void race.start(
    heats.flatMap((heat) => heat.racers),
    challengeRounds.value,
  );
}

export const stopChallenge = race.stop;
