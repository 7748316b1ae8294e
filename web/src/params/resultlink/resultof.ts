// A claim as a result of this page's workloads, and what does not fit there:
// a link may come from another build.
import type { Result, Sample, Taint, Workload } from "../../gen/types";
import { summarize } from "../../lib/stats/summary";
import { checkValue, refuse } from "../check";
import { defaults, type Values } from "../values";
import { type Claim, MAX_COUNT, type Mark } from "./claim";

export interface Sent {
  readonly workload: Workload | undefined; // undefined: this page has no such workload
  readonly result: Result;
  readonly values: Values; // of the workload, as far as they can be taken
  /** Why this page cannot run the same; empty where it can. */
  readonly problems: readonly string[];
  /** What differs from the link without making it another run. */
  readonly remarks: readonly string[];
  readonly leftOut: number; // metrics
  readonly more: SentMore | null; // null: a link of version 1, which does not say it
}

/** A link has no runs and no time of each sample: 0 stands for not known. */
const unknown = { runs: 0, elapsed: 0 } as const;

/** What is known of a sample beside its figures. */
export type Marked = Pick<Sample, "kernel" | "collections" | "taints">;

export interface SentMore {
  readonly samples: readonly Marked[];
  readonly runs: number | null; // in all samples; null: too many to be told
  readonly shortest: number; // s, of a sample
  readonly counts: string; // as countsDigest gives it
  readonly events: string; // the event hash; "" where nothing was recorded
}

export function resultOf(workloads: readonly Workload[], claim: Claim): Sent {
  const workload = workloads.find((w) => w.id === claim.workload);
  const problems: string[] = [];
  const remarks: string[] = [];
  const report = (to: string[], key: string, text: string, want: string) => {
    const refused = refuse(key, text, want);
    if (!refused.ok) to.push(refused.error);
  };
  if (!workload) {
    const known = `one of ${workloads.map((w) => w.id).join(", ")}`;
    report(problems, "workload", claim.workload, `${known}: a newer page may have it`);
  }
  const params = Object.fromEntries(claim.params);
  const values: Values = workload ? defaults(workload) : {};
  for (const [key, text] of workload ? claim.params : []) {
    const param = workload?.params.find((p) => p.key === key);
    const checked = param && checkValue(param, text);
    if (checked?.ok) values[key] = checked.value;
    else if (checked) problems.push(checked.error);
    else report(problems, key, text, `no param of this page's ${workload?.id}`);
  }
  for (const param of workload?.params ?? []) {
    if (params[param.key] !== undefined) continue;
    report(remarks, param.key, "", `not in the link: ${param.default}, the default, is taken`);
  }
  const metrics: Record<string, Result["metrics"][string]> = {};
  for (const { name, samples } of claim.metrics) {
    const metric = workload?.metrics.find((m) => m.name === name);
    if (workload && !metric)
      report(remarks, "metric", name, "not known here: shown without its unit");
    metrics[name] = { unit: metric?.unit ?? "", ...summarize(samples), samples, warnings: [] };
  }
  const more = moreOf(claim);
  const result: Result = {
    schema: "switchyard.result.v1",
    workload: claim.workload,
    // Of another build's run the params stay as they were sent: it compares with none of here.
    params: problems.length === 0 ? values : params,
    seed: claim.seed,
    mode: "measure",
    samples: (more?.samples ?? []).map((marks) => ({ ...unknown, ...marks })),
    metrics,
    counts: {},
    verified: true, // the sender's page made no link of another
    checks: [],
    warmup: { runs: 0, elapsed: 0, first: claim.firstRun, stable: claim.stable },
    clockStep: claim.clockStep,
    environment: Object.fromEntries(claim.environment),
  };
  return { workload, result, values, problems, remarks, leftOut: claim.leftOut, more };
}

function moreOf({ more, samples }: Claim): SentMore | null {
  if (!more) return null;
  const { runs, shortest, counts, events } = more;
  const of = new Map(more.marks.map((mark) => [mark.sample, mark]));
  return {
    samples: Array.from({ length: samples }, (_, i) => marked(of.get(i))),
    runs: runs === MAX_COUNT ? null : runs,
    shortest,
    counts,
    events,
  };
}

function marked(mark: Mark | undefined): Marked {
  if (!mark) return {};
  const taints: Taint[] = [
    ...(mark.kernel ? (["kernel"] as const) : []),
    ...(mark.hidden ? (["hidden"] as const) : []),
  ];
  return {
    collections: mark.collections,
    ...(mark.kernel && { kernel: mark.percent / 100 }),
    ...(taints.length > 0 && { taints }),
  };
}
