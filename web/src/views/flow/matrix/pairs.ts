// The cells of the matrix with the most deliveries, for the table beside it.

import { GROUPS } from "../../../lib/recording";

/** Who sends to whom, by groups of tasklets; of a recording or of a run under way. */
export interface Matrix {
  readonly size: number;
  readonly groups: number;
  readonly counts: ArrayLike<number>;
  readonly deliveries: number;
  readonly most: number;
}

export interface Pair {
  readonly sender: number;
  readonly receiver: number;
  readonly count: number;
}

/** The first so many, the most first; of equal ones that of the lower groups. */
export function topPairs(m: Matrix, limit: number): Pair[] {
  const pairs: Pair[] = [];
  for (let sender = 0; sender < m.groups; sender++)
    for (let receiver = 0; receiver < m.groups; receiver++) {
      const count = m.counts[sender * GROUPS + receiver] ?? 0;
      if (count > 0) pairs.push({ sender, receiver, count });
    }
  return pairs.sort((a, b) => b.count - a.count).slice(0, limit);
}

/** How many cells have a delivery. */
export function pairCount(m: Matrix): number {
  let pairs = 0;
  for (let k = 0; k < GROUPS * GROUPS; k++) if ((m.counts[k] ?? 0) > 0) pairs++;
  return pairs;
}
