// What watching costs, measured in this browser: a run in modes Measure, Watch
// and Study in turn, round after round, each turn in a fresh worker with a warm-up
// and three samples, as two configurations are compared. It begins when it is asked
// for and never by itself, and stops when anything else is measured.
import { computed, effect } from "@preact/signals";
import type { Mode } from "../lib/run";
import { conditionWords, holds } from "../params/condition";
import { parseWhole } from "../params/numbers";
import type { Values } from "../params/values";
import { memoryError, seedText, values, wrongFields } from "./draft";
import { type Cost, type Costs, measuredCosts } from "./modecost";
import { compare } from "./race/compare";
import { configuration } from "./race/racer";
import { Races } from "./race/races";
import { workload } from "./route";
import { studySteps } from "./run";

/** The fewest that give an interval. */
export const overheadRounds = 6;

const labels: Readonly<Record<Mode, string>> = {
  measure: "Measure",
  watch: "Watch",
  study: "Study",
};
export const overheadModes = ["measure", "watch", "study"] as const satisfies readonly Mode[];

const races = new Races<{ readonly params: Values; readonly seed: string }>(
  "comparison of the modes",
);

/** The one of the screen's workload. */
export const overhead = races.state;

/** What it was asked for. */
export const overheadAsked = (id: string) => races.asked(id);

/** Why it cannot start; "" where it can. */
export const overheadRefused = computed(() => {
  const w = workload.value;
  if (!w) return "";
  const wrong = wrongFields("mode", "samples");
  if (wrong !== "") return wrong;
  if (!holds(w.records, values.value))
    return `Nothing to watch: it records only with ${conditionWords(w.records)}.`;
  return memoryError.value ?? "";
});

export function startOverhead(): void {
  const w = workload.value;
  if (!w || overheadRefused.value !== "") return;
  const params = values.value;
  const seed = Number(parseWhole(seedText.value));
  const key = { workload: w.id, params, seed };
  const racers = overheadModes.map((mode) =>
    configuration({
      id: mode,
      label: labels[mode],
      request:
        mode === "measure"
          ? key
          : { ...key, mode, from: 0, to: mode === "study" ? studySteps : 0, repeat: true },
    }),
  );
  races.start(w.id, { params, seed: seedText.value }, racers, overheadRounds);
}

export function stopOverhead(): void {
  races.stop();
}

/** How many times as long as in mode Measure a run takes; null where no round has both. */
export const overheadCosts = computed<Costs>(() => {
  const { laps } = overhead.value;
  const costs: Partial<Record<Mode, Cost>> = {};
  for (const mode of ["watch", "study"] as const) {
    const cost = compare(laps.measure, laps[mode]);
    if (cost) costs[mode] = cost;
  }
  return costs;
});

effect(() => {
  const id = workload.value?.id;
  const asked = id && races.asked(id);
  if (!asked) return;
  const costs = overheadCosts.value;
  measuredCosts.value = { ...measuredCosts.peek(), [id]: { params: asked.params, costs } };
});
