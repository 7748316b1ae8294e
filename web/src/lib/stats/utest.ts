// The Mann-Whitney U test: the chance that two sets of samples that come from
// one distribution lie as far apart as these. It is the test of
// golang.org/x/perf/benchmath; a golden file holds both to the same answers.
import { normalBelow, z975 } from "./normal";

/** Below it two sets are called different. */
export const alpha = 0.05;

const exactUpTo = 50; // values in each set
const exactTiedUpTo = 25;

/** The two-sided probability; 1 where all values are equal. Neither set is empty. */
export function uTest(a: readonly number[], b: readonly number[]): number {
  const { ranks, ties } = rank(a, b);
  if (ties.length === 1) return 1;
  const [n, m] = [a.length, b.length];
  const tied = ties.length < n + m;
  const u = ranks.slice(0, n).reduce((sum, r) => sum + r, 0) - (n * (n + 1)) / 2;
  const limit = tied ? exactTiedUpTo : exactUpTo;
  if (n > limit || m > limit) return normalP(u, n, m, ties);
  const least = Math.min(u, n * m - u);
  return 2 * least === n * m ? 1 : 2 * shareUpTo(least + (n * (n + 1)) / 2, ranks, n);
}

/** Whether a U test of so few could ever tell two sets apart. */
export function canTell(n: number, m: number): boolean {
  let orders = 1;
  for (let i = 1; i <= n; i++) orders *= (m + i) / i;
  return 2 / orders <= alpha;
}

/** The rank of each value of a, then of b, from 1; equal values share the mean of theirs. Ties are how many share each. */
function rank(a: readonly number[], b: readonly number[]): { ranks: number[]; ties: number[] } {
  const all = [...a, ...b];
  const order = all.map((_, i) => i).sort((i, j) => (all[i] ?? 0) - (all[j] ?? 0));
  const ranks = new Array<number>(all.length).fill(0);
  const ties: number[] = [];
  for (let from = 0; from < order.length; ) {
    const value = all[order[from] ?? 0];
    let to = from;
    while (to < order.length && all[order[to] ?? 0] === value) to++;
    for (const i of order.slice(from, to)) ranks[i] = (from + 1 + to) / 2;
    ties.push(to - from);
    from = to;
  }
  return { ranks, ties };
}

/**
 * The greatest U that still tells two sets apart, where no values are equal;
 * -1 where none does. Up to 20 values in each set it is exact.
 */
export function criticalU(n: number, m: number): number {
  if (n > 20 || m > 20) {
    const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
    return Math.ceil((n * m) / 2 - z975 * deviation - 0.5) - 1;
  }
  const ranks = Array.from({ length: n + m }, (_, i) => i + 1);
  const tells = (u: number) => 2 * shareUpTo(u + (n * (n + 1)) / 2, ranks, n) < alpha;
  let [low, high] = [-1, Math.floor((n * m) / 2)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (tells(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The share of all choices of n of the ranks whose sum is at most `most`. */
function shareUpTo(most: number, ranks: readonly number[], n: number): number {
  // Doubled, ranks are whole. ways[k][s]: choices of k with sum s.
  const cells = 2 * most + 1;
  const ways = Array.from({ length: n + 1 }, () => new Float64Array(cells));
  (ways[0] as Float64Array)[0] = 1;
  ranks.forEach((rank, seen) => {
    const step = 2 * rank;
    for (let k = Math.min(n, seen + 1); k > 0; k--) {
      const [from, to] = [ways[k - 1] as Float64Array, ways[k] as Float64Array];
      for (let s = step; s < cells; s++) to[s] = (to[s] ?? 0) + (from[s - step] ?? 0);
    }
  });
  let all = 1;
  for (let i = 1; i <= n; i++) all *= (ranks.length - n + i) / i;
  return (ways[n] as Float64Array).reduce((sum, w) => sum + w, 0) / all;
}

function normalP(u: number, n: number, m: number, ties: readonly number[]): number {
  const total = n + m;
  const correction = ties.reduce((sum, t) => sum + t * t * t - t, 0) / (total * (total - 1));
  const deviation = Math.sqrt((n * m * (total + 1 - correction)) / 12);
  const apart = u - (n * m) / 2;
  const z = (apart - Math.sign(apart) * 0.5) / deviation;
  return 2 * Math.min(normalBelow(z), 1 - normalBelow(z));
}
