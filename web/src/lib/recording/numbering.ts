// Numbers of objects are any 32 bits; tables want 0, 1, 2. A Numbering gives
// the objects of one sort their places, in the order of their numbers.
import { ACQUIRE, DELIVER, DROP_REQUEST, MAIL, PARK_RECEIVE, PARK_SEND, RELEASE } from "./kinds";
import type { Recording } from "./recording";

/** Objects of one sort, by place and by number. */
export class Numbering {
  /** The numbers, ascending; the place is the index. */
  readonly numbers: Uint32Array;
  private readonly places: Map<number, number>;
  private readonly table: Int32Array | undefined;

  constructor(seen: Iterable<number>) {
    this.numbers = Uint32Array.from(new Set(seen)).sort();
    this.places = new Map();
    const n = this.numbers.length;
    const highest = n === 0 ? 0 : (this.numbers[n - 1] as number);
    // Numbers of a model are dense: a table beats a Map five times. A foreign file may hold any.
    if (highest < 4 * n + 1024) this.table = new Int32Array(highest + 1).fill(-1);
    for (let i = 0; i < n; i++) {
      if (this.table) this.table[this.numbers[i] as number] = i;
      else this.places.set(this.numbers[i] as number, i);
    }
  }

  get length(): number {
    return this.numbers.length;
  }

  /** The place of a number, -1 for one that is not here. */
  place(number: number): number {
    return this.table ? (this.table[number] ?? -1) : (this.places.get(number) ?? -1);
  }
}

/** The channels of a recording: objects of parks and of deliveries that are no mail. */
export function channelsOf(r: Recording): Numbering {
  return numbersOf(r, isOnChannel);
}

/** The locks and areas of a recording. */
export function locksOf(r: Recording): Numbering {
  return numbersOf(r, isOnLock);
}

/** Whether event i is about a channel. */
export function isOnChannel(r: Recording, i: number): boolean {
  const k = r.kind(i);
  return k === PARK_SEND || k === PARK_RECEIVE || (k === DELIVER && (r.flags(i) & MAIL) === 0);
}

/** Whether event i is about a lock or an area. */
export function isOnLock(r: Recording, i: number): boolean {
  const k = r.kind(i);
  return k === ACQUIRE || k === RELEASE || k === DROP_REQUEST;
}

function numbersOf(r: Recording, about: (r: Recording, i: number) => boolean): Numbering {
  const seen = new Set<number>();
  for (let i = 0; i < r.length; i++) if (about(r, i)) seen.add(r.obj(i));
  return new Numbering(seen);
}
