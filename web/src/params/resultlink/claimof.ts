// What a link says of a result that was measured here.
import type { Result, Workload } from "../../gen/types";
import { type Claim, MAX_METRICS, MAX_NAME, MAX_PAIRS, MAX_VALUE, type Pair } from "./claim";

/** Only a verified result of mode measure has figures to send. */
export function sendable(result: Result | undefined): result is Result {
  return result?.mode === "measure" && result.verified && Object.keys(result.metrics).length > 0;
}

/** Headline metrics come first: where not all find room, the last ones are left out. */
export function claimOf(workload: Workload, result: Result): Claim {
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
  };
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
