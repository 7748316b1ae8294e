// A result as Go benchmark text, one line a sample: what `go run ./build native
// -format bench` writes of the same result (build/internal/native/program/benchtext.go),
// so that benchstat reads both.
import type { Metric, Result, Workload } from "../../gen/types";
import { holds } from "../condition";

export function writeBench(workload: Workload, result: Result): string {
  const lines = [`pkg: switchyard/workloads/${workload.id}`];
  for (const [key, value] of Object.entries(result.environment))
    lines.push(`${configKeys[key] ?? key}: ${value}`);
  const { engine } = result.params;
  if (engine !== undefined) lines.push(`engine: ${engine}`);
  lines.push(`timer-step: ${goNumber(result.clockStep)}s`, `seed: ${result.seed}`);
  const names = Object.keys(result.metrics);
  if (!result.verified || names.length === 0) return `${lines.join("\n")}\n`;
  const metrics = names.map(
    (name) =>
      workload.metrics.find((m) => m.name === name) ?? { name, unit: "", better: "neither" },
  ) as Pick<Metric, "name" | "unit" | "better">[];
  for (const m of metrics)
    if (m.better !== "neither") lines.push(`Unit ${unitName(m)} better=${m.better}`);
  const name = benchName(workload, result);
  const samples = result.metrics[names[0] ?? ""]?.samples.length ?? 0;
  for (let i = 0; i < samples; i++) {
    const figures = metrics.map(
      (m) => `${goNumber(result.metrics[m.name]?.samples[i] ?? 0)} ${unitName(m)}`,
    );
    // Of a sent result the runs of a sample are not known.
    lines.push([name, result.samples[i]?.runs ?? 1, ...figures].join("\t"));
  }
  return `${lines.join("\n")}\n`;
}

/** As the testing package, and as the page's own words have them. */
export const configKeys: Readonly<Record<string, string>> = {
  processor: "cpu",
  runtime: "browser",
};

/** BenchmarkChain/n=100000/engine=soft-2, with the params that matter. */
export function benchName(workload: Workload, result: Result): string {
  const parts = workload.params
    .filter((p) => holds(p.when, result.params))
    .map((p) => `/${p.key}=${result.params[p.key]}`);
  const processors = result.environment.goarch === "wasm" ? "1" : result.environment.cores;
  return `${benchWord(workload)}${parts.join("")}-${processors ?? "1"}`;
}

export function benchWord({ id }: Pick<Workload, "id">): string {
  return `Benchmark${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
}

/** It has no space, and seconds as benchstat knows them. */
export function unitName({ name, unit }: Pick<Metric, "name" | "unit">): string {
  if (unit === "") return name;
  return `${name}-${unit === "s" ? "sec" : unit.replaceAll(" ", "-")}`;
}

const digits = 9;

/** As Go's %.9g. */
export function goNumber(v: number): string {
  if (!Number.isFinite(v)) return Number.isNaN(v) ? "NaN" : v > 0 ? "+Inf" : "-Inf";
  if (v === 0) return "0";
  const [mantissa = "", exponent = "0"] = v.toExponential(digits - 1).split("e");
  const e = Number(exponent);
  const trimmed = (text: string) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);
  if (e >= -4 && e < digits) return trimmed(v.toFixed(Math.max(0, digits - 1 - e)));
  return `${trimmed(mantissa)}e${e < 0 ? "-" : "+"}${String(Math.abs(e)).padStart(2, "0")}`;
}
