// Reads results as JSON: one object, a list of them, or one a line, by the
// schema that web/public/result.schema.json publishes.
import type { Result, Workload } from "../../gen/types";
import { quote } from "../quote";
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
const isTexts = (v: unknown): boolean =>
  isObject(v) && Object.values(v).every((x) => typeof x === "string" && x.length <= 1000);

/** What is wrong with a result from outside; "" where nothing is. */
export function wrongWith(workloads: readonly Workload[], v: unknown): string {
  if (!isObject(v)) return "result: no object";
  if (v.schema !== schema)
    return `schema: ${quote(String(v.schema))}: ${schema} would be right; a newer page may read it`;
  const workload = workloads.find((w) => w.id === v.workload);
  if (!workload)
    return `workload: ${quote(String(v.workload))}: one of ${workloads.map((w) => w.id).join(", ")}`;
  if (!isTexts(v.params)) return "params: texts by key would be right";
  const params = v.params as Record<string, string>;
  for (const p of workload.params)
    if (params[p.key] === undefined) return `params: ${p.key}: it is missing`;
  if (!isTexts(v.environment)) return "environment: texts by key would be right";
  if (!isNumber(v.seed)) return "seed: a number would be right";
  if (v.mode !== "measure" || v.verified !== true)
    return "mode: only verified results of mode measure have figures to compare";
  if (!isNumber(v.clockStep) || !isObject(v.warmup) || !isNumber(v.warmup.first))
    return "warmup, clockStep: numbers would be right";
  if (!Array.isArray(v.samples) || !Array.isArray(v.checks) || !isObject(v.counts))
    return "samples, checks, counts: they are missing";
  if (!isObject(v.metrics) || Object.keys(v.metrics).length === 0) return "metrics: there are none";
  for (const [name, m] of Object.entries(v.metrics)) {
    const figures = isObject(m) && [m.median, m.low, m.high].every(isNumber);
    if (!figures || typeof m.unit !== "string" || !Array.isArray(m.warnings))
      return `metrics: ${quote(name)}: median, low, high, unit and warnings would be right`;
    const { samples } = m;
    if (!Array.isArray(samples) || samples.length === 0 || samples.length > mostSamples)
      return `metrics: ${quote(name)}: 1 to ${mostSamples} samples would be right`;
    if (!samples.every(isNumber)) return `metrics: ${quote(name)}: a sample is no number`;
  }
  return "";
}
