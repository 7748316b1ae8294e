// What speaks against a result's samples, in sentences: a hidden tab, another
// speed of the machine, the collector within them, a warm-up that came to no end, a drift.

import type { Result, Taint, Workload } from "../../gen/types";
import { drift } from "../../lib/stats/drift";
import type { Marked } from "../../params/resultlink/resultof";
import { headlineMetrics } from "../reference/headline";
import { stoppedText, unsettled } from "./doubts";

const reasons: Readonly<Record<Taint, string>> = {
  hidden: "the tab was hidden meanwhile, and browsers slow hidden tabs",
  kernel:
    "a fixed computation beside them took 15 % more or less than usual, so the machine ran at another speed",
};

/** A sentence for each thing that speaks against the samples. */
export function marksOf(
  workload: Workload,
  result: Pick<Result, "params" | "metrics" | "warmup" | "environment">,
  samples: readonly Marked[],
): string[] {
  const { params, metrics } = result;
  const of = (n: number) => `${n} of ${samples.length} samples`;
  const lines: string[] = [];
  for (const [taint, why] of Object.entries(reasons)) {
    const n = samples.filter((s) => s.taints?.some((t) => t === taint)).length;
    if (n > 0) lines.push(`Tainted, drawn dashed: ${of(n)}: ${why}.`);
  }
  const collected = samples.filter((s) => (s.collections ?? 0) > 0);
  const times = collected.reduce((sum, s) => sum + (s.collections ?? 0), 0);
  if (times > 0)
    lines.push(
      `The garbage collector ran within ${of(collected.length)}, a dot below each; ${times} times in all.`,
    );
  const stopped = stoppedText(result);
  if (stopped !== "")
    lines.push(`Somebody ${stopped}: who stops at a figure that pleases makes it look better.`);
  if (unsettled(workload, result))
    lines.push(
      "The warm-up was not settled: its last runs still differed by more than 5 % when its time was up.",
    );
  for (const m of headlineMetrics(workload, params)) {
    const d = drift(metrics[m.name]?.samples ?? []);
    if (d !== 0)
      lines.push(
        `Drift: ${m.label.toLowerCase()} is ${Math.abs(100 * d).toFixed(1)} % ${d > 0 ? "higher" : "lower"} in the second half of the samples.`,
      );
  }
  return lines;
}
