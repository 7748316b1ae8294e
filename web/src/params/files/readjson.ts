// Reads results as JSON: one object, a list of them, or one a line, by the
// schema that web/public/result.schema.json publishes.
import type { Result, Workload } from "../../gen/types";
import { summarize } from "../../lib/stats/summary";
import { type Checked, checkValue, refuse } from "../check";
import { formatNumber } from "../numbers";
import { quote } from "../quote";
import { checkSeed } from "../settings";
import type { Bad, Found } from "./readbench";

const schema = "switchyard.result.v1";
const mostSamples = 1000;

export function readJSON(workloads: readonly Workload[], text: string): Found {
  const results: Result[] = [];
  const bad: Bad[] = [];
  const take = (value: unknown, line: number) => {
    const reason = wrongWith(workloads, value);
    if (reason === "") results.push(value as Result);
    else bad.push({ line, reason });
  };
  const whole = parsed(text);
  if (whole !== undefined) {
    for (const value of Array.isArray(whole) ? whole : [whole]) take(value, 0);
    return { results, bad };
  }
  text.split("\n").forEach((line, i) => {
    if (line.trim() === "") return;
    const value = parsed(line);
    if (value === undefined) bad.push({ line: i + 1, reason: "JSON: it does not parse" });
    else take(value, i + 1);
  });
  return { results, bad };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (v: unknown): v is Record<string, unknown> =>
  typeof v === "object" && v !== null && !Array.isArray(v);
const isNumber = (v: unknown): v is number => typeof v === "number" && Number.isFinite(v);
const isTexts = (v: unknown): v is Record<string, string> =>
  isObject(v) && Object.values(v).every((x) => typeof x === "string" && x.length <= 1000);

/** What is wrong with a result from outside; "" where nothing is. */
export function wrongWith(workloads: readonly Workload[], v: unknown): string {
  if (!isObject(v)) return "result: no object";
  if (v.schema !== schema)
    return `schema: ${quote(String(v.schema))}: ${schema} would be right; a newer page may read it`;
  const workload = workloads.find((w) => w.id === v.workload);
  if (!workload)
    return `workload: ${quote(String(v.workload))}: one of ${workloads.map((w) => w.id).join(", ")}`;
  return (
    wrongParams(workload, v.params) ||
    (isTexts(v.environment) ? "" : "environment: texts by key would be right") ||
    (isNumber(v.seed)
      ? errorOf(checkSeed(formatNumber(v.seed)))
      : "seed: a number would be right") ||
    (v.mode === "measure" && v.verified === true
      ? ""
      : "mode: only verified results of mode measure have figures to compare") ||
    wrongWarmUp(v) ||
    wrongSamples(v.samples) ||
    (Array.isArray(v.checks) && v.checks.every(isObject) ? "" : "checks: they are missing") ||
    (isObject(v.counts) && Object.values(v.counts).every(isNumber)
      ? ""
      : "counts: numbers by name would be right") ||
    wrongMetrics(workload, v.metrics)
  );
}

const errorOf = (checked: Checked): string => (checked.ok ? "" : checked.error);

/** Each param of the workload, with a value that it takes here or natively, and no other. */
function wrongParams(workload: Workload, params: unknown): string {
  if (!isTexts(params)) return "params: texts by key would be right";
  for (const param of workload.params) {
    if (!Object.hasOwn(params, param.key)) return `params: ${param.key}: it is missing`;
    const text = params[param.key] ?? "";
    const native = param.choices.some((c) => c.native && c.value === text);
    const checked = native ? ({ ok: true, value: text } as const) : checkValue(param, text);
    if (!checked.ok) return checked.error;
    if (checked.value !== text)
      return `${param.key}: ${quote(text)}: ${checked.value} would be right`;
  }
  const other = Object.keys(params).find((key) => workload.params.every((p) => p.key !== key));
  return other === undefined
    ? ""
    : errorOf(refuse(other, params[other] ?? "", `no param of this page's ${workload.id}`));
}

function wrongWarmUp({ clockStep, warmup }: Record<string, unknown>): string {
  const right = isObject(warmup) && typeof warmup.stable === "boolean" && isNumber(warmup.first);
  return right && isNumber(clockStep) && clockStep >= 0
    ? ""
    : "warmup, clockStep: numbers would be right, and whether it became stable";
}

const taints: readonly unknown[] = ["kernel", "hidden"];

function wrongSamples(samples: unknown): string {
  if (!Array.isArray(samples)) return "samples: they are missing";
  const right = (s: unknown) =>
    isObject(s) &&
    isNumber(s.runs) &&
    isNumber(s.elapsed) &&
    (s.kernel === undefined || isNumber(s.kernel)) &&
    (s.collections === undefined || isNumber(s.collections)) &&
    (s.taints === undefined ||
      (Array.isArray(s.taints) && s.taints.every((t) => taints.includes(t))));
  return samples.every(right)
    ? ""
    : "samples: runs, elapsed, kernel, collections and taints would be right";
}

function wrongMetrics(workload: Workload, metrics: unknown): string {
  if (!isObject(metrics) || Object.keys(metrics).length === 0) return "metrics: there are none";
  for (const [name, m] of Object.entries(metrics)) {
    const wrong = wrongMetric(workload, name, m);
    if (wrong !== "") return `metrics: ${quote(name)}: ${wrong}`;
  }
  return "";
}

function wrongMetric(workload: Workload, name: string, m: unknown): string {
  if (!isObject(m) || ![m.median, m.low, m.high].every(isNumber) || !Array.isArray(m.warnings))
    return "median, low, high, unit and warnings would be right";
  const unit = workload.metrics.find((known) => known.name === name)?.unit ?? m.unit;
  if (typeof unit !== "string" || m.unit !== unit)
    return `the unit ${quote(String(unit))} would be right`;
  if (!m.warnings.every((w) => typeof w === "string")) return "texts would be right as warnings";
  const { samples } = m;
  if (!Array.isArray(samples) || samples.length === 0 || samples.length > mostSamples)
    return `1 to ${mostSamples} samples would be right`;
  if (!samples.every(isNumber)) return "a sample is no number";
  if (/^(s|.+\/s)$/.test(unit) && samples.some((x) => x < 0)) return "a sample is below 0";
  const sums = summarize(samples);
  const differs = (["median", "low", "high"] as const).find((key) => !near(m[key], sums[key]));
  return differs === undefined
    ? ""
    : `${differs} ${formatNumber(m[differs] as number)}: ${formatNumber(sums[differs])} would be right of its samples`;
}

/** Go and JavaScript may differ in the last digits. */
function near(a: unknown, b: number): boolean {
  return isNumber(a) && Math.abs(a - b) <= 1e-9 * Math.abs(b);
}
