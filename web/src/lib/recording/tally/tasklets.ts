import { DELIVER, EXIT, MAIL, PARK_RECEIVE, PARK_SEND, PAUSE, RUN, SPAWN, YIELD } from "../kinds";
import type { Recording } from "../recording";
import { ASLEEP, RECEIVING, RUNNING, SENDING } from "../world/state";
import type { History } from "./history";

/** Counts of every tasklet over a recording; every array is indexed by tasklet. 52 bytes a tasklet. */
export class Tallies {
  readonly runs: Uint32Array;
  readonly yields: Uint32Array;
  /** Times that it waited on a channel. */
  readonly waits: Uint32Array;
  /** Times that it went to sleep. */
  readonly pauses: Uint32Array;
  /** Messages, mail among them. */
  readonly sent: Uint32Array;
  readonly received: Uint32Array;
  /** Of those received, mail. */
  readonly mail: Uint32Array;
  /** Indices of its first spawn and of its last exit; -1 without. */
  readonly spawn: Int32Array;
  readonly exit: Int32Array;
  /** The number of events in its longest wait on a channel or asleep, and the index at which that began. */
  readonly longest: Uint32Array;
  readonly longestFrom: Int32Array;
  /** Events that it ran and that it waited or slept, together. */
  readonly ran: Uint32Array;
  readonly waited: Uint32Array;

  constructor(r: Recording, h: History) {
    const n = r.tasklets;
    const counts = () => new Uint32Array(n);
    [this.runs, this.yields, this.waits, this.pauses] = [counts(), counts(), counts(), counts()];
    [this.sent, this.received, this.mail] = [counts(), counts(), counts()];
    [this.longest, this.ran, this.waited] = [counts(), counts(), counts()];
    [this.spawn, this.exit] = [new Int32Array(n).fill(-1), new Int32Array(n).fill(-1)];
    this.longestFrom = new Int32Array(n).fill(-1);
    this.countEvents(r);
    for (let t = 0; t < n; t++) this.countSpans(h, t, r.length);
  }

  private countEvents(r: Recording): void {
    for (let i = 0; i < r.length; i++) {
      const a = r.a(i);
      switch (r.kind(i)) {
        case SPAWN:
          if (this.spawn[a] === -1) this.spawn[a] = i;
          break;
        case EXIT:
          this.exit[a] = i;
          break;
        case RUN:
          more(this.runs, a, 1);
          break;
        case YIELD:
          more(this.yields, a, 1);
          break;
        case PAUSE:
          more(this.pauses, a, 1);
          break;
        case PARK_SEND:
        case PARK_RECEIVE:
          more(this.waits, a, 1);
          break;
        case DELIVER:
          more(this.sent, a, 1);
          more(this.received, r.b(i), 1);
          if (r.flags(i) & MAIL) more(this.mail, r.b(i), 1);
      }
    }
  }

  private countSpans(h: History, t: number, length: number): void {
    const { from, to } = h.slots(t);
    for (let slot = from; slot < to; slot++) {
      const start = h.startOf(slot);
      const end = slot + 1 < to ? h.startOf(slot + 1) : length;
      const events = end - Math.max(start, 0);
      const state = h.stateOf(slot);
      if (state === RUNNING) more(this.ran, t, events);
      if (state !== RECEIVING && state !== SENDING && state !== ASLEEP) continue;
      more(this.waited, t, events);
      if (events <= (this.longest[t] as number)) continue;
      this.longest[t] = events;
      this.longestFrom[t] = Math.max(start, 0);
    }
  }
}

function more(counts: Uint32Array, t: number, by: number): void {
  counts[t] = (counts[t] as number) + by;
}
