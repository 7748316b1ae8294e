// Reads Go benchmark text as benchtext.ts writes it: a result for each run of
// lines with one name under one configuration. Lines of other benchmarks are
// told by their number.
import type { Result, Workload } from "../../gen/types";
import { summarize } from "../../lib/stats/summary";
import { checkValue } from "../check";
import { quote } from "../quote";
import { defaults } from "../values";
import { benchWord, configKeys, unitName } from "./benchtext";

export interface Bad {
  readonly line: number; // from 1; 0: the whole file
  readonly reason: string;
}

export interface Found {
  readonly results: Result[];
  readonly bad: Bad[];
}

const ownKeys: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(configKeys).map(([ours, theirs]) => [theirs, ours]),
);
/** Configuration that is no environment. */
const apart = new Set(["pkg", "seed", "engine", "timer-step"]);
const mostSamples = 1000;

interface Group {
  readonly workload: Workload;
  readonly params: Record<string, string>;
  readonly config: Readonly<Record<string, string>>;
  readonly runs: number[];
  readonly samples: Map<string, number[]>; // by metric
}

export function looksLikeBench(text: string): boolean {
  return /^Benchmark\S*\s+\d/m.test(text);
}

export function readBench(workloads: readonly Workload[], text: string): Found {
  const bad: Bad[] = [];
  const groups = new Map<string, Group>();
  let config: Record<string, string> = {};
  text.split("\n").forEach((line, i) => {
    const setting = /^([a-z][\w-]*):\s*(.*?)\s*$/.exec(line);
    if (setting) {
      config = { ...config, [setting[1] ?? ""]: setting[2] ?? "" };
      return;
    }
    if (!line.startsWith("Benchmark")) return;
    const reason = take(workloads, groups, config, line.trim());
    if (reason !== "") bad.push({ line: i + 1, reason });
  });
  return { results: [...groups.values()].map(resultOf), bad };
}

/** Adds a line to its group; what is wrong with it, or "". */
function take(
  workloads: readonly Workload[],
  groups: Map<string, Group>,
  config: Readonly<Record<string, string>>,
  line: string,
): string {
  const [name = "", runs = "", ...figures] = line.split(/\s+/);
  const key = JSON.stringify([name, config]);
  let group = groups.get(key);
  if (!group) {
    const made = groupOf(workloads, config, name);
    if (typeof made === "string") return made;
    group = made;
    groups.set(key, group);
  }
  if (!/^\d{1,15}$/.test(runs)) return `runs: ${quote(runs)}: a whole number would be right`;
  if (figures.length === 0 || figures.length % 2 === 1)
    return "figures: a number and its unit each would be right";
  if (group.runs.length >= mostSamples) return `samples: more than ${mostSamples} of ${name}`;
  const read: [string, number][] = [];
  for (let i = 0; i < figures.length; i += 2) {
    const value = Number(figures[i]);
    const metric = group.workload.metrics.find((m) => unitName(m) === figures[i + 1]);
    if (!Number.isFinite(value))
      return `figure: ${quote(figures[i] ?? "")}: a number would be right`;
    if (metric) read.push([metric.name, value]);
  }
  if (read.length === 0) return `units: none of ${group.workload.id}'s metrics`;
  group.runs.push(Number(runs));
  for (const [metric, value] of read) {
    const before = group.samples.get(metric) ?? [];
    group.samples.set(metric, [...before, value]);
  }
  return "";
}

function groupOf(
  workloads: readonly Workload[],
  config: Readonly<Record<string, string>>,
  name: string,
): Group | string {
  const [word = "", ...parts] = name.replace(/-\d+$/, "").split("/");
  const workload = workloads.find((w) => benchWord(w) === word);
  if (!workload)
    return `benchmark: ${quote(word)}: one of ${workloads.map(benchWord).join(", ")} would be right`;
  const params: Record<string, string> = defaults(workload);
  for (const part of parts) {
    const at = part.indexOf("=");
    const [key, value] = [part.slice(0, at), part.slice(at + 1)];
    const param = workload.params.find((p) => p.key === key);
    if (!param) return `param: ${quote(part)}: ${workload.id} has no such one`;
    const checked = checkValue(param, value);
    // What runs natively only is a value all the same.
    const native = param.choices.some((c) => c.value === value);
    if (!checked.ok && !native) return checked.error;
    params[key] = checked.ok ? checked.value : value;
  }
  return { workload, params, config, runs: [], samples: new Map() };
}

function resultOf({ workload, params, config, runs, samples }: Group): Result {
  const metrics: Record<string, Result["metrics"][string]> = {};
  for (const [name, values] of samples) {
    const unit = workload.metrics.find((m) => m.name === name)?.unit ?? "";
    metrics[name] = { unit, ...summarize(values), samples: values, warnings: [] };
  }
  const environment: Record<string, string> = {};
  for (const [key, value] of Object.entries(config))
    if (!apart.has(key)) environment[ownKeys[key] ?? key] = value;
  const seed = Number(config.seed ?? "1");
  const step = Number((config["timer-step"] ?? "").replace(/s$/, ""));
  return {
    schema: "switchyard.result.v1",
    workload: workload.id,
    params,
    seed: Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32 ? seed : 1,
    mode: "measure",
    samples: runs.map((n) => ({ runs: n, elapsed: 0 })),
    metrics,
    counts: {},
    verified: true, // one that is not has no lines
    checks: [],
    warmup: { runs: 0, elapsed: 0, first: 0, stable: true },
    clockStep: Number.isFinite(step) ? step : 0,
    environment,
  };
}
