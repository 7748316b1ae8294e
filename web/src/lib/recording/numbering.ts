// Numbers of objects are any 32 bits; tables want 0, 1, 2. A Numbering gives
// the objects of one sort their places, in the order of their numbers.
import { ACQUIRE, DELIVER, DROP_REQUEST, MAIL, PARK_RECEIVE, PARK_SEND, RELEASE } from "./kinds";
import type { Recording } from "./recording";

/** Numbers below this are marked in a table; a model's always are. A foreign file may hold any. */
const DENSE = 1 << 22;

/** Objects of one sort, by place and by number. */
export class Numbering {
  /** The numbers, ascending; the place is the index. */
  readonly numbers: Uint32Array;
  private readonly table: Int32Array;
  private readonly sparse = new Map<number, number>();

  /** The objects of the events that `about` picks, and others that are known besides. */
  constructor(r: Recording, about: (r: Recording, i: number) => boolean, besides: number[] = []) {
    const above = new Set<number>();
    let highest = -1;
    for (const n of besides) {
      if (n >= DENSE) above.add(n);
      else if (n > highest) highest = n;
    }
    for (let i = 0; i < r.length; i++) {
      if (!about(r, i)) continue;
      const n = r.obj(i);
      if (n >= DENSE) above.add(n);
      else if (n > highest) highest = n;
    }
    this.table = new Int32Array(highest + 1).fill(-1);
    for (let i = 0; i < r.length; i++)
      if (about(r, i) && r.obj(i) < DENSE) this.table[r.obj(i)] = 0;
    for (const n of besides) if (n < DENSE) this.table[n] = 0;
    const numbers: number[] = [];
    for (let n = 0; n <= highest; n++) if (this.table[n] === 0) this.table[n] = numbers.push(n) - 1;
    for (const n of [...above].sort((x, y) => x - y)) this.sparse.set(n, numbers.push(n) - 1);
    this.numbers = Uint32Array.from(numbers);
  }

  get length(): number {
    return this.numbers.length;
  }

  /** The place of a number, -1 for one that is not here. */
  place(number: number): number {
    return this.table[number] ?? this.sparse.get(number) ?? -1;
  }
}

/** The channels of a recording: objects of parks and of deliveries that are no mail. */
export function channelsOf(r: Recording): Numbering {
  return new Numbering(
    r,
    isOnChannel,
    r.start?.waiting.map((w) => w.channel),
  );
}

/** The locks and areas of a recording. */
export function locksOf(r: Recording): Numbering {
  return new Numbering(
    r,
    isOnLock,
    r.start?.locks.map((l) => l.lock),
  );
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
