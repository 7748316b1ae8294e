import { ABSENT, RUNNING, STATES, UNKNOWN } from "./state";

/** In `since`: the state is from before the window and nothing tells its event. */
export const BEFORE = -1;

/** No tasklet, no channel, no neighbour. */
export const NONE = -1;

/** In `holder`: the lock is free; nothing is known of it. */
export const FREE = -1;
export const UNSEEN = -2;

/**
 * The whole state of a world in typed arrays, 17 bytes a tasklet, 12 a
 * channel, 4 a lock: what a keyframe copies.
 */
export class Cells {
  readonly state: Uint8Array;
  /**
   * By tasklet: the index of the event that put it in its state; BEFORE when
   * that was before the window; -2 - i when it was before the window and is
   * known from event i, which ends it.
   */
  readonly since: Int32Array;
  /** Neighbours in the run queue (a ring) or in a channel's queue; NONE outside of both. */
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** By tasklet: the place of the channel in whose queue it stands, or NONE. */
  readonly where: Int32Array;
  /** By channel: its first and last waiting tasklet, NONE without. */
  readonly head: Int32Array;
  readonly tail: Int32Array;
  /** By channel: > 0 so many senders wait, < 0 so many receivers. */
  readonly balance: Int32Array;
  /** By lock: the tasklet that holds it, FREE or UNSEEN. */
  readonly holder: Int32Array;
  /** Tasklets by state. */
  readonly counts = new Int32Array(STATES);
  /** The first of the run queue, NONE when it is empty. Of tasklets that is the running one, if one runs. */
  front = NONE;
  /** The running tasklet; NONE between two. Of threads, several of which can run, always NONE. */
  running = NONE;
  /** Tasklets in the run queue's ring. */
  linked = 0;
  /** Switches to another than the one the queue had first, and the index of the first of them. */
  surprises = 0;
  surprise = NONE;
  /** Tasklets whose state the last event changed; at most 8 are noted, an event changes 3. */
  readonly changed = new Int32Array(8);
  changes = 0;

  constructor(
    readonly tasklets: number,
    readonly channels: number,
    readonly locks: number,
    whole: boolean,
  ) {
    this.state = new Uint8Array(tasklets).fill(whole ? ABSENT : UNKNOWN);
    this.since = new Int32Array(tasklets).fill(BEFORE);
    this.next = new Int32Array(tasklets).fill(NONE);
    this.prev = new Int32Array(tasklets).fill(NONE);
    this.where = new Int32Array(tasklets).fill(NONE);
    this.head = new Int32Array(channels).fill(NONE);
    this.tail = new Int32Array(channels).fill(NONE);
    this.balance = new Int32Array(channels);
    this.holder = new Int32Array(locks).fill(whole ? FREE : UNSEEN);
    this.counts[whole ? ABSENT : UNKNOWN] = tasklets;
  }

  /** Its memory in bytes. */
  get bytes(): number {
    return 17 * this.tasklets + 12 * this.channels + 4 * this.locks;
  }

  set(t: number, state: number, since: number): void {
    const counts = this.counts;
    const old = this.state[t] as number;
    counts[old] = (counts[old] as number) - 1;
    counts[state] = (counts[state] as number) + 1;
    this.state[t] = state;
    this.since[t] = since;
    if (this.changes < this.changed.length) this.changed[this.changes++] = t;
  }

  isRunning(t: number): boolean {
    return this.state[t] === RUNNING;
  }

  /** Takes over everything from another of the same size. */
  copy(from: Cells): void {
    this.state.set(from.state);
    this.since.set(from.since);
    this.next.set(from.next);
    this.prev.set(from.prev);
    this.where.set(from.where);
    this.head.set(from.head);
    this.tail.set(from.tail);
    this.balance.set(from.balance);
    this.holder.set(from.holder);
    this.counts.set(from.counts);
    this.front = from.front;
    this.running = from.running;
    this.linked = from.linked;
    this.surprises = from.surprises;
    this.surprise = from.surprise;
    this.changes = 0;
  }

  clone(): Cells {
    const c = new Cells(this.tasklets, this.channels, this.locks, true);
    c.copy(this);
    return c;
  }
}
