// A result as Go benchmark text, one line a sample: what `go run ./build native
// -format bench` writes of the same result (build/internal/native/program/benchtext.go),
// so that benchstat reads both.
import type { Metric, Result, Sample, Workload } from "../../gen/types";
import { isTainted } from "../../lib/tainted";
import { holds } from "../condition";

/** Told nothing, benchstat would make a table of each environment. */
const howToCompare = "# side by side with another file: benchstat -table pkg native.txt page.txt";

/** Facts that change from one day or build to the next: comments, as configuration would part them. */
export const passing: readonly string[] = ["date", "switchyard", "measured-again"];

/** As fine as a clock is written, s; the exact step is a comment. */
const finestStep = 1e-6;

/** Before the exact step, as a reader finds two figures. */
const stepsDiffer =
  "# timer-step is clock-step rounded to one digit, at least 1e-06s: two runs by one clock are one configuration";

/** benchstat knows no comments, and takes tainted samples as it takes the others. */
const howToLeaveOut = (n: number, of: number) =>
  `# ${n} of ${of} samples tainted, which benchstat does not see; without them: sed '/^# next:.*taint=/{N;d;}'`;

export function writeBench(workload: Workload, result: Result): string {
  const lines = [howToCompare, `pkg: switchyard/workloads/${workload.id}`];
  const comments: string[] = [];
  for (const [key, value] of Object.entries(result.environment)) {
    const line = `${configKeys[key] ?? key}: ${value}`;
    if (passing.includes(key)) comments.push(`# ${line}`);
    else lines.push(line);
  }
  const { engine } = result.params;
  if (engine !== undefined) lines.push(`engine: ${engine}`);
  lines.push(`timer-step: ${goNumber(Math.max(result.clockStep, finestStep), 1)}s`);
  lines.push(`seed: ${result.seed}`, ...comments);
  lines.push(stepsDiffer, `# clock-step: ${goNumber(result.clockStep)}s`);
  const names = Object.keys(result.metrics);
  if (!result.verified || names.length === 0) return `${lines.join("\n")}\n`;
  const tainted = result.samples.filter(isTainted).length;
  if (tainted > 0) lines.push(howToLeaveOut(tainted, result.samples.length));
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
    const sample = result.samples[i];
    lines.push(...marksOf(sample));
    // Of a sent result the runs of a sample are not known.
    lines.push([name, sample?.runs || 1, ...figures].join("\t"));
  }
  return `${lines.join("\n")}\n`;
}

/** What is to be known of the sample in the next line, if anything. */
function marksOf(sample: Sample | undefined): string[] {
  const { collections = 0, kernel = 1, taints = [] } = sample ?? {};
  const marks = taints.map((t) => `taint=${t}`);
  if (taints.includes("kernel")) marks.unshift(`kernel=${goNumber(kernel)}`);
  if (collections > 0) marks.unshift(`collections=${collections}`);
  return marks.length > 0 ? [`# next: ${marks.join(" ")}`] : [];
}

/** As the testing package, and as the page's own words have them. */
export const configKeys: Readonly<Record<string, string>> = {
  processor: "cpu",
  runtime: "browser",
};

/** BenchmarkChain/n=100000/engine=soft, with the params that matter. */
function benchName(workload: Workload, result: Result): string {
  const parts = workload.params
    .filter((p) => holds(p.when, result.params))
    .map((p) => `/${p.key}=${result.params[p.key]}`);
  return benchWord(workload) + parts.join("");
}

export function benchWord({ id }: Pick<Workload, "id">): string {
  return `Benchmark${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
}

/** It has no space, and seconds as benchstat knows them. */
export function unitName({ name, unit }: Pick<Metric, "name" | "unit">): string {
  if (unit === "") return name;
  return `${name}-${unit === "s" ? "sec" : unit.replaceAll(" ", "-")}`;
}

/** As Go's %.9g, or with fewer digits. */
export function goNumber(v: number, digits = 9): string {
  if (!Number.isFinite(v)) return Number.isNaN(v) ? "NaN" : v > 0 ? "+Inf" : "-Inf";
  if (v === 0) return "0";
  const [mantissa = "", exponent = "0"] = v.toExponential(digits - 1).split("e");
  const e = Number(exponent);
  const trimmed = (text: string) => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);
  if (e >= -4 && e < digits) return trimmed(v.toFixed(Math.max(0, digits - 1 - e)));
  return `${trimmed(mantissa)}e${e < 0 ? "-" : "+"}${String(Math.abs(e)).padStart(2, "0")}`;
}
