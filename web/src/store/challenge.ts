// The Challenge: "20,000,000 tasklet switches per second", 2003. Two heats of
// one race: a switch in each of ours against JavaScript's own means and the
// floor, and the chain of 100,000.
import { computed } from "@preact/signals";
import { type PeerWorkload, peerSpecs } from "../lib/peer/specs";
import type { Route } from "../params/link";
import { defaultRounds } from "../params/settings";
import { findWorkload } from "./catalog";
import { Race } from "./race/race";
import { ours, peer, type Racer } from "./race/racer";
import { route } from "./route";

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

export function startChallenge(): void {
  void race.start(
    heats.flatMap((heat) => heat.racers),
    challengeRounds.value,
  );
}

export const stopChallenge = race.stop;
