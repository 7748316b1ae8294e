// What the modes that record cost, where it was measured in this page: how many
// times as long a run takes as in mode Measure.
import { computed, signal } from "@preact/signals";
import type { Mode } from "../lib/run";
import { values } from "./draft";
import type { RunKey } from "./proof";
import { workload } from "./route";

/** Median and interval of the ratios, one a round. */
export interface Cost {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly bounded: boolean; // there are enough rounds for an interval
  readonly rounds: number;
}

export type Costs = Readonly<Partial<Record<Mode, Cost>>>;

/** The newest of each workload, and what was run. */
export const measuredCosts = signal<
  Readonly<Record<string, { readonly params: RunKey["params"]; readonly costs: Costs }>>
>({});

/** Those of the params that stand in the form; empty where nothing was measured of them. */
export const modeCosts = computed<Costs>(() => {
  const w = workload.value;
  const found = w && measuredCosts.value[w.id];
  if (!found) return {};
  const now = values.value;
  return Object.keys(now).every((key) => now[key] === found.params[key]) ? found.costs : {};
});
