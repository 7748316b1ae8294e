// "Why is this blocked?": what a tasklet waits for, who could end the wait, and
// what those wait for in turn. The recording shows what tasklets did, not what
// they might do: one that never uses the channel is not thought of.
import { DELIVER, DROP_REQUEST } from "../kinds";
import type { Lists } from "../lists";
import type { Recording } from "../recording";
import { ASLEEP, DONE } from "../world/state";
import { waiterOf } from "../world/threads";
import { type Wait, waitOf } from "../world/waits";
import type { World } from "../world/world";
import { type Deadlock, deadlockOf } from "./deadlock";
import { type Indexes, onChannel, type Releaser, releasersOf } from "./releasers";

/** The answer for one tasklet at one step. */
export interface Blocked {
  readonly tasklet: number;
  readonly state: number;
  readonly wait: Wait | undefined;
  /** Who could end the wait, the likeliest first; also those that are done and cannot any more. */
  readonly releasers: readonly Releaser[];
  /**
   * The chain of waits from here: after each its likeliest releaser that is not
   * done. It ends with one that does not wait, where nobody is known, or where
   * it closes: then the last is one that stands in it already; or after LONGEST.
   */
  readonly chain: readonly number[];
  readonly deadlock: Deadlock | undefined;
  /** The event that ends the wait in this window, by its index; undefined if none does. */
  readonly release: number | undefined;
}

/** The most links of a chain that are followed: more than a screen holds, and done within a frame. */
export const LONGEST = 1000;

/** Asks of tasklet t where the world stands. */
export function whyBlocked(w: World, x: Indexes, t: number): Blocked {
  const alive = (of: number) =>
    releasersOf(w, x, of)
      .filter((p) => w.state(p.tasklet) !== DONE)
      .map((p) => p.tasklet);
  return {
    tasklet: t,
    state: w.state(t),
    wait: waitOf(w, t),
    releasers: releasersOf(w, x, t),
    chain: chainFrom(w, alive, t),
    deadlock: onChannel(w, t) ? deadlockOf(w, x, t) : undefined,
    release: waits(w, t) ? endOfWait(w.recording, x.lines, t, w.index) : undefined,
  };
}

function waits(w: World, t: number): boolean {
  return onChannel(w, t) || w.state(t) === ASLEEP;
}

function chainFrom(w: World, alive: (t: number) => number[], t: number): number[] {
  const chain = [t];
  const passed = new Set(chain);
  let at = t;
  while (waits(w, at) && chain.length < LONGEST) {
    const [next] = alive(at);
    if (next === undefined) break;
    chain.push(next);
    if (passed.has(next)) break;
    passed.add(next);
    at = next;
  }
  return chain;
}

/** The first event from i on that changes what t does. */
function endOfWait(r: Recording, lines: Lists, t: number, i: number): number | undefined {
  for (let at = lines.after(t, i - 1); at >= 0; at = lines.after(t, at)) {
    const kind = r.kind(at);
    if (kind === DELIVER ? waiterOf(r, at) === t : r.a(at) === t && kind !== DROP_REQUEST)
      return at;
  }
  return undefined;
}
