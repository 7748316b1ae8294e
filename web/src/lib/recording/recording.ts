import type { Event } from "./event";
import { RecordingError } from "./failure";
import { specOf } from "./kinds";
import { byNumber, type Names } from "./names";
import type { Start } from "./start";

/** What a recording may know of its run. Nothing here is needed to read it. */
export interface Origin {
  readonly workload?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly seed?: number;
}

/**
 * The events of a window of a run, [from, from + length), in their binary
 * form. Events are read by index (0 is the one at step `from`) straight from
 * the words: no object an event.
 */
export class Recording {
  /** The number of events. */
  readonly length: number;
  private highest = -1;

  /**
   * `words`: four an event, as the binary form has them, checked already (see
   * readBinary). `total`: the steps of the whole run, undefined when not known.
   */
  constructor(
    readonly words: Int32Array,
    readonly from = 0,
    readonly total?: number,
    readonly origin: Origin = {},
    /** The state before the first event, where it is known: of a window. */
    readonly start?: Start,
    /** What its tasklets are called. */
    readonly names: Names = byNumber,
  ) {
    this.length = words.length >>> 2;
  }

  /** The step after the last event. */
  get end(): number {
    return this.from + this.length;
  }

  /** Whether the run's last event is here: only then is "for ever" a word to use. */
  get ends(): boolean {
    return this.total !== undefined && this.total === this.end;
  }

  kind(i: number): number {
    return (this.words[4 * i] as number) & 0xff;
  }

  a(i: number): number {
    return (this.words[4 * i] as number) >>> 8;
  }

  flags(i: number): number {
    return (this.words[4 * i + 1] as number) & 0xff;
  }

  b(i: number): number {
    return (this.words[4 * i + 1] as number) >>> 8;
  }

  obj(i: number): number {
    return (this.words[4 * i + 2] as number) >>> 0;
  }

  val(i: number): number {
    return this.words[4 * i + 3] as number;
  }

  step(i: number): number {
    return this.from + i;
  }

  /** The index of the event at a step. A step outside the window is refused. */
  index(step: number): number {
    if (step >= this.from && step < this.end && Number.isInteger(step)) return step - this.from;
    throw new RecordingError("step", String(step), `from ${this.from} to ${this.end - 1}`);
  }

  event(i: number): Event {
    const name = specOf(this.kind(i))?.name;
    if (i < 0 || i >= this.length || name === undefined) {
      throw new RecordingError("event", String(i), `from 0 to ${this.length - 1}`);
    }
    const [kind, a, b] = [this.kind(i), this.a(i), this.b(i)];
    const [obj, val, flags] = [this.obj(i), this.val(i), this.flags(i)];
    return { index: i, step: this.step(i), kind, name, a, b, obj, val, flags };
  }

  /** One more than the highest tasklet number: the length of a table by tasklet. */
  get tasklets(): number {
    if (this.highest < 0) {
      let highest = Math.max(0, (this.start?.tasklets ?? 0) - 1);
      for (let w = 0; w < this.words.length; w += 4) {
        const a = (this.words[w] as number) >>> 8;
        const b = (this.words[w + 1] as number) >>> 8;
        if (a > highest) highest = a;
        if (b > highest) highest = b;
      }
      this.highest = highest;
    }
    return this.highest + 1;
  }

  /** The events with from <= step < to, cut to those that are here, as a recording of its own without a copy. */
  window(from: number, to: number): Recording {
    const first = Math.min(Math.max(from, this.from), this.end);
    const last = Math.max(first, Math.min(to, this.end));
    const words = this.words.subarray(4 * (first - this.from), 4 * (last - this.from));
    const start = first === this.from ? this.start : undefined;
    return new Recording(words, first, this.total, this.origin, start, this.names);
  }
}
