// Results as CSV in the long form: a line for each sample of each metric.
import type { Result } from "../../gen/types";

const head = ["label", "workload", "params", "seed", "where", "metric", "unit", "sample", "value"];

export function writeCSV(all: readonly { label: string; result: Result }[]): string {
  const lines = [head.join(",")];
  for (const { label, result } of all) {
    const params = Object.entries(result.params).map(([k, v]) => `${k}=${v}`);
    const where = Object.entries(result.environment).map(([k, v]) => `${k}=${v}`);
    const first = [label, result.workload, params.join(" "), String(result.seed), where.join("; ")];
    for (const [name, m] of Object.entries(result.metrics))
      m.samples.forEach((v, i) => {
        lines.push([...first, name, m.unit, String(i + 1), String(v)].map(csvField).join(","));
      });
  }
  return `${lines.join("\r\n")}\r\n`;
}

/** Quoted where it must be; a text that a spreadsheet would run as a formula gets a quote before. */
export function csvField(text: string): string {
  const safe = /^[=+@\t]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
