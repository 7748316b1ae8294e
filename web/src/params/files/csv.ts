// Results as CSV in the long form: a line for each sample of each metric.
import type { Result } from "../../gen/types";

const head = [
  "label",
  "workload",
  "params",
  "seed",
  "where",
  "metric",
  "unit",
  "sample",
  "value",
  "taints",
  "warm-up",
];

export function writeCSV(all: readonly { label: string; result: Result }[]): string {
  const rows = [head];
  for (const { label, result } of all) {
    const params = Object.entries(result.params).map(([k, v]) => `${k}=${v}`);
    const where = Object.entries(result.environment).map(([k, v]) => `${k}=${v}`);
    const first = [label, result.workload, params.join(" "), String(result.seed), where.join("; ")];
    const warmup = result.warmup.stable ? "settled" : "not settled";
    for (const [name, m] of Object.entries(result.metrics))
      m.samples.forEach((v, i) => {
        const taints = (result.samples[i]?.taints ?? []).join(" ");
        rows.push([...first, name, m.unit, String(i + 1), String(v), taints, warmup]);
      });
  }
  return csvText(rows);
}

/** A line for each row. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${rows.map((row) => row.map(csvField).join(",")).join("\r\n")}\r\n`;
}

/** Quoted where it must be; a text that a spreadsheet would run as a formula gets a quote before. */
function csvField(text: string): string {
  const safe = /^[=+@\t]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
