import type { Tallies } from "./tasklets";

/** How evenly the runs were shared out. */
export interface Fairness {
  /** The standard deviation of the tasklets' runs over their mean; 0 is even. Undefined below two tasklets. */
  readonly value: number | undefined;
  readonly name: "standard deviation of runs over their mean";
  /** The tasklets that count: all that were spawned or ran, but main. */
  readonly tasklets: number;
}

export function fairnessOf(c: Tallies): Fairness {
  let [n, sum, squares] = [0, 0, 0];
  for (let t = 1; t < c.runs.length; t++) {
    const runs = c.runs[t] as number;
    if (runs === 0 && c.spawn[t] === -1) continue;
    n++;
    sum += runs;
    squares += runs * runs;
  }
  const mean = sum / n;
  const even = Math.sqrt(Math.max(0, squares / n - mean * mean)) / mean;
  const value = n < 2 || mean === 0 ? undefined : even;
  return { value, name: "standard deviation of runs over their mean", tasklets: n };
}
