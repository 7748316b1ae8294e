// What a link says of a result that was measured here.
import type { Result, Sample, Workload } from "../../gen/types";
import {
  type Claim,
  MAX_COUNT,
  MAX_METRICS,
  MAX_NAME,
  MAX_PAIRS,
  MAX_PERCENT,
  MAX_VALUE,
  type Mark,
  type Pair,
} from "./claim";
import { countsDigest } from "./counts";

/** Only a verified result of mode measure has figures to send. */
export function sendable(result: Result | undefined): result is Result {
  return result?.mode === "measure" && result.verified && Object.keys(result.metrics).length > 0;
}

/**
 * Headline metrics come first: where not all find room, the last ones are left
 * out. Events is the event hash of a recording of the same run, if there is one.
 */
export function claimOf(workload: Workload, result: Result, events = ""): Claim {
  const headline = (name: string) => workload.metrics.find((m) => m.name === name)?.headline;
  const all = Object.entries(result.metrics);
  const ordered = [
    ...all.filter(([name]) => headline(name)),
    ...all.filter(([name]) => !headline(name)),
  ];
  const samples = result.samples.length || (ordered[0]?.[1].samples.length ?? 0);
  const metrics = ordered
    .filter(([, m]) => m.samples.length === samples && m.samples.every(Number.isFinite))
    .slice(0, MAX_METRICS)
    .map(([name, m]) => ({ name, samples: m.samples }));
  return {
    workload: result.workload,
    params: pairs(result.params),
    seed: result.seed,
    environment: pairs(result.environment),
    clockStep: result.clockStep,
    firstRun: result.warmup.first,
    stable: result.warmup.stable,
    samples,
    bits: 0,
    metrics,
    leftOut: Math.min(all.length - metrics.length, MAX_METRICS),
    more: {
      runs: Math.min(
        result.samples.reduce((sum, s) => sum + s.runs, 0),
        MAX_COUNT,
      ),
      shortest: result.samples.length > 0 ? Math.min(...result.samples.map((s) => s.elapsed)) : 0,
      counts: countsDigest(workload, result),
      events,
      marks: result.samples.flatMap(markOf),
    },
  };
}

/** None of a sample that nothing is to be said of. */
function markOf(sample: Sample, place: number): Mark[] {
  const collections = Math.min(sample.collections ?? 0, MAX_COUNT);
  const kernel = sample.taints?.includes("kernel") ?? false;
  const hidden = sample.taints?.includes("hidden") ?? false;
  if (!kernel && !hidden && collections === 0) return [];
  const percent = kernel ? Math.min(Math.round(100 * (sample.kernel ?? 1)), MAX_PERCENT) : 0;
  return [{ sample: place, kernel, hidden, collections, percent }];
}

/** What has no room in a link's bounds is cut: only a browser's name could be so long. */
function pairs(all: Readonly<Record<string, string>>): Pair[] {
  return Object.entries(all)
    .slice(0, MAX_PAIRS)
    .map(([key, value]) => [fitting(key, MAX_NAME), fitting(value, MAX_VALUE)]);
}

function fitting(text: string, bytes: number): string {
  let kept = text;
  while (new TextEncoder().encode(kept).length > bytes) kept = kept.slice(0, -1);
  return kept;
}
