// Reads Go benchmark text as benchtext.ts writes it: a result for each run of
// lines with one name under one configuration. Lines of other benchmarks are
// told by their number.
import type { Result, Sample, Taint, Workload } from "../../gen/types";
import { summarize } from "../../lib/stats/summary";
import { quote } from "../quote";
import { configKeys, passing, unitName } from "./benchtext";
import { readBenchName } from "./readbenchname";

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
const apart = new Set(["pkg", "seed", "engine", "timer-step", "clock-step"]);
const comments = new Set([...passing, "clock-step"]);
const mostSamples = 1000;

type Marks = Partial<Pick<Sample, "kernel" | "collections" | "taints">>;

interface Group {
  readonly workload: Workload;
  readonly params: Record<string, string>;
  readonly config: Readonly<Record<string, string>>;
  readonly all: Sample[];
  readonly samples: Map<string, number[]>; // by metric
}

export function looksLikeBench(text: string): boolean {
  return /^Benchmark\S*\s+\d/m.test(text);
}

export function readBench(workloads: readonly Workload[], text: string): Found {
  const bad: Bad[] = [];
  const groups = new Map<string, Group>();
  let config: Record<string, string> = {};
  let marks: Marks = {};
  text.split("\n").forEach((line, i) => {
    const setting = /^([a-z][\w-]*):\s*(.*?)\s*$/.exec(line);
    if (setting) {
      config = { ...config, [setting[1] ?? ""]: setting[2] ?? "" };
      return;
    }
    const comment = /^# ([a-z][\w-]*): (.*?)\s*$/.exec(line);
    if (comment?.[1] === "next") marks = readMarks(comment[2] ?? "");
    else if (comment && comments.has(comment[1] ?? ""))
      config = { ...config, [comment[1] ?? ""]: comment[2] ?? "" };
    if (!line.startsWith("Benchmark")) return;
    const reason = take(workloads, groups, config, line.trim(), marks);
    marks = {};
    if (reason !== "") bad.push({ line: i + 1, reason });
  });
  return { results: [...groups.values()].map(resultOf), bad };
}

const taints: readonly Taint[] = ["kernel", "hidden"];

/** What a comment says of the sample in the next line; words of a later writer are passed over. */
function readMarks(text: string): Marks {
  const marks: { kernel?: number; collections?: number; taints?: Taint[] } = {};
  for (const word of text.split(" ")) {
    const [, key, value = ""] = /^(\w+)=(.+)$/.exec(word) ?? [];
    const taint = taints.find((t) => t === value);
    if (key === "taint" && taint) marks.taints = [...(marks.taints ?? []), taint];
    else if ((key === "kernel" || key === "collections") && Number(value) >= 0)
      marks[key] = Number(value);
  }
  return marks;
}

/** Adds a line to its group; what is wrong with it, or "". */
function take(
  workloads: readonly Workload[],
  groups: Map<string, Group>,
  config: Readonly<Record<string, string>>,
  line: string,
  marks: Marks,
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
  if (group.all.length >= mostSamples) return `samples: more than ${mostSamples} of ${name}`;
  const read: [string, number][] = [];
  for (let i = 0; i < figures.length; i += 2) {
    const value = Number(figures[i]);
    const metric = group.workload.metrics.find((m) => unitName(m) === figures[i + 1]);
    if (!Number.isFinite(value))
      return `figure: ${quote(figures[i] ?? "")}: a number would be right`;
    if (metric) read.push([metric.name, value]);
  }
  if (read.length === 0) return `units: none of ${group.workload.id}'s metrics`;
  group.all.push({ runs: Number(runs), elapsed: 0, ...marks });
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
  const read = readBenchName(workloads, name);
  return read.ok ? { ...read, config, all: [], samples: new Map() } : read.error;
}

function resultOf({ workload, params, config, all, samples }: Group): Result {
  const metrics: Record<string, Result["metrics"][string]> = {};
  for (const [name, values] of samples) {
    const unit = workload.metrics.find((m) => m.name === name)?.unit ?? "";
    metrics[name] = { unit, ...summarize(values), samples: values, warnings: [] };
  }
  const environment: Record<string, string> = {};
  for (const [key, value] of Object.entries(config))
    if (!apart.has(key)) environment[ownKeys[key] ?? key] = value;
  const seed = Number(config.seed ?? "1");
  const step = Number((config["clock-step"] ?? config["timer-step"] ?? "").replace(/s$/, ""));
  return {
    schema: "switchyard.result.v1",
    workload: workload.id,
    params,
    seed: Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32 ? seed : 1,
    mode: "measure",
    samples: all,
    metrics,
    counts: {},
    verified: true, // one that is not has no lines
    checks: [],
    warmup: { runs: 0, elapsed: 0, first: 0, stable: true },
    clockStep: Number.isFinite(step) ? step : 0,
    environment,
  };
}
