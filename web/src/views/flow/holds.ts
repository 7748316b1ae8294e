// Who held a lock or an area, from when to when.

import { kinds, type Recording } from "../../lib/recording";

export interface Hold {
  readonly lock: number;
  readonly tasklet: number;
  /** Index of the event that took it. */
  readonly from: number;
  /** Index of the event that gave it back or passed it on; the recording's length where none did. */
  readonly to: number;
  /** The memory was mapped for it. */
  readonly fresh: boolean;
}

/** Every hold in the order of their beginnings. */
export function holdsOf(r: Recording): Hold[] {
  const holds: Hold[] = [];
  const open = new Map<number, number>();
  const close = (lock: number, i: number) => {
    const at = open.get(lock);
    const hold = at === undefined ? undefined : holds[at];
    if (at !== undefined && hold) holds[at] = { ...hold, to: i };
    open.delete(lock);
  };
  for (let i = 0; i < r.length; i++) {
    const kind = r.kind(i);
    if (kind === kinds.RELEASE) close(r.obj(i), i);
    if (kind !== kinds.ACQUIRE) continue;
    const lock = r.obj(i);
    close(lock, i);
    open.set(lock, holds.length);
    const fresh = (r.flags(i) & kinds.FRESH) !== 0;
    holds.push({ lock, tasklet: r.a(i), from: i, to: r.length, fresh });
  }
  return holds;
}

/** The number of holds that began before index i. */
export function begunBefore(holds: readonly Hold[], i: number): number {
  let low = 0;
  let high = holds.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((holds[middle]?.from ?? 0) < i) low = middle + 1;
    else high = middle;
  }
  return low;
}
