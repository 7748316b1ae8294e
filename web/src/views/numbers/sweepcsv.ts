// The points of a sweep as a file: long form, a row a sample.

import type { Workload } from "../../gen/types";
import type { SweepState } from "../../store/sweep";

/** Hands the browser the file. */
export function saveSweep(workload: Workload, state: SweepState): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([csvOf(workload, state)], { type: "text/csv" }));
  link.download = `${workload.id}-sweep-${state.plan?.x}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
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
  return `${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
