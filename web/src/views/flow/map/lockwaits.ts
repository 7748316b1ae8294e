// The waits for a lock as bars on the lanes: from the first time a thread was
// refused until it got the lock, however often it was woken in vain. One that
// is starved has a bar without an end.

import { lockWaitsOf, type Waited } from "../../../lib/recording";
import type { Session } from "../session";

const known = new WeakMap<Session, readonly (readonly Waited[])[]>();

/** The waits of a thread in the order of their beginnings; those that got the lock at once are left out. */
export function waitsOf(session: Session, thread: number): readonly Waited[] {
  let all = known.get(session);
  if (!all) {
    const made: Waited[][] = Array.from({ length: session.tasklets }, () => []);
    if (session.noun === "lock")
      for (const wait of lockWaitsOf(session.recording))
        if (wait.length > 0) made[wait.tasklet]?.push(wait);
    all = made;
    known.set(session, all);
  }
  return all[thread] ?? [];
}

/** The index of the last wait that begins before event i; -1: none. */
export function lastBegun(waits: readonly Waited[], i: number): number {
  let low = 0;
  let high = waits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((waits[middle]?.from ?? 0) < i) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
