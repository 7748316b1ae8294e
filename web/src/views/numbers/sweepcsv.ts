// The points of a sweep as a file: long form, a row a sample.

import type { Workload } from "../../gen/types";
import { csvText } from "../../params/files/csv";
import type { SweepState } from "../../store/sweep";
import { saveText } from "../savefile";

/** Hands the browser the file. */
export function saveSweep(workload: Workload, state: SweepState): void {
  saveText(`${workload.id}-sweep-${state.plan?.x}.csv`, "text/csv", csvOf(workload, state));
}

/** workload, seed, each param, metric, unit, sample, value, taints; times in seconds. */
export function csvOf(workload: Workload, { results }: Pick<SweepState, "results">): string {
  const keys = workload.params.map((p) => p.key);
  const rows = [["workload", "seed", ...keys, "metric", "unit", "sample", "value", "taints"]];
  for (const r of results) {
    const head = [r.workload, String(r.seed), ...keys.map((key) => r.params[key] ?? "")];
    for (const [metric, { unit, samples }] of Object.entries(r.metrics)) {
      samples.forEach((value, i) => {
        const taints = (r.samples[i]?.taints ?? []).join(" ");
        rows.push([...head, metric, unit, String(i + 1), String(value), taints]);
      });
    }
  }
  return csvText(rows);
}
