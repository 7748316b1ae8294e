// The median of samples and its 95 % interval from one order statistic to
// another, with no assumption about how they are distributed: what
// workloads/stats gives by golang.org/x/perf/benchmath, for samples that no
// wasm has measured. A golden file holds both to the same answers.
import { medianOfSorted } from "./median";
import { normalBelow, z975 } from "./normal";

export interface Summary {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** False below six values: low and high are then the least and the greatest. */
  readonly bounded: boolean;
}

const confidence = 0.95;
const exactUpTo = 30; // values; above, the binomial distribution is taken for a normal one

/** Sums values up; there is at least one, and none is changed. */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  const at = (rank: number) => sorted[rank - 1] ?? Number.NaN; // from 1
  const median = medianOfSorted(sorted);
  const [low, high] = n <= exactUpTo ? exactRanks(n) : normalRanks(n);
  if (low < 1 || high > n) return { median, low: at(1), high: at(n), bounded: false };
  return { median, low: at(low), high: at(high), bounded: true };
}

/**
 * The ranks of the shortest interval around the middle that holds the median
 * with the confidence, further left where two are as short. Rank 0 and rank
 * n + 1 lie outside of the samples.
 */
function exactRanks(n: number): [number, number] {
  const chance = chances(n);
  const p = (k: number) => chance[k] ?? 0;
  let left = Math.ceil((n + 1) / 2) - 1;
  let right = left + 1;
  let held = p(left);
  while (held < confidence && (p(left - 1) > 0 || p(right) > 0)) {
    held += p(left - 1) >= p(right) ? p(--left) : p(right++);
  }
  return [left, right];
}

/** The chance that k of n values lie below the true median, by k. */
function chances(n: number): number[] {
  const list = [0.5 ** n];
  for (let k = 1; k <= n; k++) list.push(((list[k - 1] ?? 0) * (n - k + 1)) / k);
  // Rounding must not tell apart what is the same on both sides.
  return list.map((_, k) => list[Math.min(k, n - k)] ?? 0);
}

function normalRanks(n: number): [number, number] {
  const mean = n / 2;
  const deviation = Math.sqrt(n) / 2;
  const reach = z975 * deviation;
  const left = Math.floor(mean - reach - 0.5) + 1;
  const right = Math.ceil(mean + reach - 0.5) + 1;
  const below = (rank: number) => normalBelow((rank - 0.5 - mean) / deviation);
  const shorter = below(right - 1) - below(left);
  return [left, shorter >= confidence ? right - 1 : right];
}
