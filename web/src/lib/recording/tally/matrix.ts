import { DELIVER } from "../kinds";
import type { Recording } from "../recording";

/** Groups a side of the matrix. */
export const GROUPS = 64;

/** Who sends to whom, by groups of tasklets with neighbouring numbers. */
export interface Matrix {
  /** Tasklets a group, a power of two: group g holds [g * size, (g + 1) * size). */
  readonly size: number;
  /** Groups that hold a tasklet, GROUPS at most. */
  readonly groups: number;
  /** Deliveries, mail among them: [sender group][receiver group], GROUPS to a row. */
  readonly counts: Uint32Array;
  readonly deliveries: number;
  /** The highest count of one cell. */
  readonly most: number;
}

/** The matrix over events [from, to) of a recording. */
export function matrixOf(r: Recording, from = 0, to = r.length): Matrix {
  let size = 1;
  while (size * GROUPS < r.tasklets) size *= 2; // as the recorder joins them
  const counts = new Uint32Array(GROUPS * GROUPS);
  let deliveries = 0;
  let most = 0;
  for (let i = from; i < to; i++) {
    if (r.kind(i) !== DELIVER) continue;
    deliveries++;
    const cell = Math.floor(r.a(i) / size) * GROUPS + Math.floor(r.b(i) / size);
    const n = (counts[cell] as number) + 1;
    counts[cell] = n;
    if (n > most) most = n;
  }
  return { size, groups: Math.ceil(r.tasklets / size), counts, deliveries, most };
}
