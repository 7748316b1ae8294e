// Ours with the chosen params against the peers that can do the same, in this
// browser: a race for each workload that has peers.
import { computed } from "@preact/signals";
import { askPeer, counterpart } from "../lib/peer/counterpart";
import { type PeerSpec, type PeerWorkload, peerSpecs } from "../lib/peer/specs";
import { parseWhole } from "../params/numbers";
import type { Values } from "../params/values";
import { memoryError, seedText, values, wrongFields } from "./draft";
import { ours, peer, type Racer } from "./race/racer";
import { Races } from "./race/races";
import { workload } from "./route";

const rounds = 6; // the fewest that give an interval

/** The racer that all others are compared with. */
export const lead = "ours";

const races = new Races<{ readonly params: Values; readonly seed: string }>(
  "race against JavaScript",
);

/** The race of the screen's workload. */
export const against = races.state;

/** What it was asked for. */
export const againstAsked = (id: string) => races.asked(id);

interface Field {
  readonly unit: string;
  readonly note: string;
  readonly racers: readonly Racer[];
  readonly unable: readonly { readonly spec: PeerSpec; readonly why: string }[];
}

/** Who would run with the present params, and who cannot and why; null for a workload without peers. */
export const againstField = computed<Field | null>(() => {
  const w = workload.value;
  const specs = peerSpecs.filter((s) => s.workload === w?.id);
  if (!w || specs.length === 0) return null;
  const seed = Number(parseWhole(seedText.value) ?? 0);
  const mine = counterpart(w.id as PeerWorkload, values.value);
  const row = w.metrics.find((m) => m.name === mine.metric)?.row;
  const racers: Racer[] = [
    ours({
      id: lead,
      label: row || "Switchyard",
      request: { workload: w.id, params: mine.params, seed },
      metric: mine.metric,
      operations: mine.operations,
    }),
  ];
  const unable: { spec: PeerSpec; why: string }[] = [];
  for (const spec of specs) {
    const asked = askPeer(spec, values.value, seed);
    if (asked.ok) racers.push(peer({ ...spec, sizes: asked.sizes, whole: mine.whole }));
    else unable.push({ spec, why: asked.why });
  }
  return { unit: mine.unit, note: mine.note, racers, unable };
});

/** Why the race cannot start; "" where it can. */
export const againstRefused = computed(
  () => wrongFields("mode", "samples") || (memoryError.value ?? ""),
);

export function startAgainst(): void {
  const field = againstField.value;
  const id = workload.value?.id;
  if (!field || !id || againstRefused.value !== "") return;
  const asked = { params: values.value, seed: seedText.value };
  races.start(id, asked, field.racers, rounds);
}

export function stopAgainst(): void {
  races.stop();
}
