// The sweep of the page, one at a time, and what views read of it.
import { computed } from "@preact/signals";
import type { Workload } from "../../gen/types";
import { memoryLimit } from "../draft";
import { runOnce } from "../runonce";
import type { Plan } from "./plan";
import { SweepRun } from "./sweep";

export { freshSweep, plainRange } from "./fresh";
export { type Line, linesOfPresets, linesOfValues, type Plan, paramsFor } from "./plan";
export type { Missing, SweepState } from "./sweep";
export { valuesOf } from "./values";

const run = new SweepRun(({ workload, seed, samples }, params, signal) =>
  runOnce({ workload, params, seed, samples, mode: "measure", from: 0, to: 0 }, signal),
);

export const sweep = run.state;
export const sweeping = computed(() => run.busy);
export const stopSweep = run.stop;

export function startSweep(workload: Workload, plan: Plan): void {
  void run.start(workload, plan, memoryLimit.value);
}
