import { apply } from "../world/apply";
import type { Cells } from "../world/cells";
import type { Rules } from "../world/rules";
import { startOf } from "../world/start";
import { QUEUED } from "../world/state";
import type { World } from "../world/world";

/**
 * What every tasklet did, span by span, and how long the run queue was: one
 * pass over a recording, kept for pictures. A span begins at the index of the
 * event that changed the state and ends where the next one begins.
 * Memory: 5 bytes a span, 4 an event, 4 a tasklet.
 */
export class History {
  /** By event: how many stood in the run queue after it and did not run. */
  readonly queue: Int32Array;
  /** The first span of each tasklet; one more than tasklets. */
  private readonly first: Int32Array;
  private readonly starts: Int32Array;
  private readonly states: Uint8Array;

  /** Made at once. For a long recording see inSlices. */
  constructor(w: World, log = new Log(w)) {
    while (log.take(Number.POSITIVE_INFINITY)) {}
    this.queue = log.queue;
    const n = w.recording.tasklets;
    const first = new Int32Array(n + 1);
    for (let k = 0; k < log.length; k++) {
      const t = log.tasklets[k] as number;
      first[t + 1] = (first[t + 1] as number) + 1;
    }
    for (let t = 0; t < n; t++) first[t + 1] = (first[t + 1] as number) + (first[t] as number);
    const fill = first.slice();
    this.starts = new Int32Array(log.length);
    this.states = new Uint8Array(log.length);
    for (let k = 0; k < log.length; k++) {
      const t = log.tasklets[k] as number;
      const slot = fill[t] as number;
      this.starts[slot] = log.at[k] as number;
      this.states[slot] = log.states[k] as number;
      fill[t] = slot + 1;
    }
    this.first = first;
  }

  /** Makes it `events` at a time, yielding the number done so far, for a page that must stay quick; returns it. */
  static *inSlices(w: World, events: number): Generator<number, History> {
    const log = new Log(w);
    while (log.take(events)) yield log.done;
    return new History(w, log);
  }

  /** The spans of t as slots from <= slot < to: for `startOf` and `stateOf`. */
  slots(t: number): { from: number; to: number } {
    return { from: this.first[t] ?? 0, to: this.first[t + 1] ?? 0 };
  }

  /** The index of the event that begins the span; -1 for what was so at the start. */
  startOf(slot: number): number {
    return this.starts[slot] as number;
  }

  stateOf(slot: number): number {
    return this.states[slot] as number;
  }

  /** The slot of t's span that holds after event i. */
  slotAt(t: number, i: number): number {
    let low = this.first[t] as number;
    let high = this.first[t + 1] as number;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.starts[middle] as number) <= i) low = middle;
      else high = middle;
    }
    return low;
  }

  /** What t did after event i. */
  stateAt(t: number, i: number): number {
    return this.states[this.slotAt(t, i)] ?? 0;
  }
}

/** Every change of a state in the order of events, with the state at the start first. */
class Log {
  readonly queue: Int32Array;
  tasklets: Int32Array;
  at: Int32Array;
  states: Uint8Array;
  length = 0;
  /** Events taken so far. */
  done = 0;
  private readonly rules: Rules;
  private readonly cells: Cells;

  constructor(w: World) {
    const r = w.recording;
    const room = r.tasklets + 2 * r.length;
    this.queue = new Int32Array(r.length);
    this.tasklets = new Int32Array(room);
    this.at = new Int32Array(room);
    this.states = new Uint8Array(room);
    this.rules = w.rules;
    this.cells = startOf(w.rules);
    for (let t = 0; t < r.tasklets; t++) this.add(t, -1, this.cells.state[t] as number);
  }

  /** Takes so many events more; false when none is left. */
  take(events: number): boolean {
    const { cells, rules } = this;
    const end = Math.min(this.done + events, rules.recording.length);
    for (let i = this.done; i < end; i++) {
      apply(cells, rules, i);
      this.queue[i] = cells.counts[QUEUED] as number;
      for (let k = 0; k < cells.changes; k++) {
        const t = cells.changed[k] as number;
        if (!isBefore(cells.changed, k, t)) this.add(t, i, cells.state[t] as number);
      }
    }
    this.done = end;
    return end < rules.recording.length;
  }

  private add(t: number, i: number, state: number): void {
    if (this.length === this.at.length) this.grow();
    this.tasklets[this.length] = t;
    this.at[this.length] = i;
    this.states[this.length++] = state;
  }

  private grow(): void {
    const room = 2 * this.length + 16;
    const grown = <A extends Int32Array | Uint8Array>(into: A, from: A) => {
      into.set(from);
      return into;
    };
    this.tasklets = grown(new Int32Array(room), this.tasklets);
    this.at = grown(new Int32Array(room), this.at);
    this.states = grown(new Uint8Array(room), this.states);
  }
}

/** Whether t is among the first k: an event may change one tasklet twice. */
function isBefore(changed: Int32Array, k: number, t: number): boolean {
  for (let n = 0; n < k; n++) if (changed[n] === t) return true;
  return false;
}
