import { DONE, QUEUED, RUNNING } from "../world/state";
import type { World } from "../world/world";
import { type Indexes, onChannel, releasersOf } from "./releasers";

/** A wait that nothing known can end. */
export interface Deadlock {
  /**
   * cycle: each waits for the next, the last for the first. abandoned: those
   * who could have ended the wait are done, or the run is over and nobody runs.
   */
  readonly kind: "cycle" | "abandoned";
  /** The cycle, the first not repeated; of an abandoned wait the tasklet that is left alone. */
  readonly cycle: readonly number[];
  /** Everybody that the wait hangs on: each of them waits on a channel. */
  readonly knot: readonly number[];
}

/** The most tasklets of a knot that are looked at; beyond them no deadlock is named. */
const LARGEST = 5000;

/**
 * The deadlock that t, waiting on a channel, is part of or waits for. Any one
 * of its releasers could end a wait: it is a deadlock only when every tasklet
 * that can be reached over releasers waits on a channel too.
 */
export function deadlockOf(w: World, x: Indexes, t: number): Deadlock | undefined {
  const first = new Map<number, number>();
  const knot = [t];
  const reached = new Set(knot);
  for (const at of knot) {
    if (!onChannel(w, at) || knot.length > LARGEST) return undefined;
    const known = releasersOf(w, x, at);
    if (known.length === 0 && !isOver(w)) return undefined; // nobody known yet: it may be anybody
    for (const p of known) {
      if (w.state(p.tasklet) === DONE) continue;
      if (!first.has(at)) first.set(at, p.tasklet);
      if (!reached.has(p.tasklet)) knot.push(p.tasklet);
      reached.add(p.tasklet);
    }
  }
  return { ...cycleFrom(first, t), knot };
}

/** Whether the run has ended here with nobody left to run. */
function isOver(w: World): boolean {
  const atEnd = w.recording.ends && w.index === w.recording.length;
  return atEnd && w.counts[QUEUED] === 0 && w.counts[RUNNING] === 0;
}

function cycleFrom(first: Map<number, number>, t: number): Pick<Deadlock, "kind" | "cycle"> {
  const way: number[] = [];
  const places = new Map<number, number>();
  let at: number | undefined = t;
  while (at !== undefined && !places.has(at)) {
    places.set(at, way.length);
    way.push(at);
    at = first.get(at);
  }
  if (at === undefined) return { kind: "abandoned", cycle: way.slice(-1) };
  return { kind: "cycle", cycle: way.slice(places.get(at)) };
}
