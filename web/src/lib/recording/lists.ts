import type { Recording } from "./recording";

/**
 * Events by key (a tasklet, a channel, a lock): for each key the indices of
 * its events, ascending, in one array. Shape: 4 bytes an entry and a key.
 */
export class Lists {
  private readonly start: Int32Array;
  private readonly items: Int32Array;

  /** `keys`: their number. `visit` is called with each event twice and adds it to the keys it belongs to. */
  constructor(
    recording: Recording,
    readonly keys: number,
    visit: (i: number, add: (key: number) => void) => void,
  ) {
    const start = new Int32Array(keys + 1);
    const count = (key: number) => {
      start[key + 1] = (start[key + 1] as number) + 1;
    };
    for (let i = 0; i < recording.length; i++) visit(i, count);
    for (let k = 0; k < keys; k++) start[k + 1] = (start[k + 1] as number) + (start[k] as number);
    const items = new Int32Array(start[keys] as number);
    const fill = start.slice();
    let at = 0;
    const put = (key: number) => {
      const slot = fill[key] as number;
      items[slot] = at;
      fill[key] = slot + 1;
    };
    for (; at < recording.length; at++) visit(at, put);
    this.start = start;
    this.items = items;
  }

  /** The events of a key. */
  of(key: number): Int32Array {
    return this.items.subarray(this.start[key] ?? 0, this.start[key + 1] ?? 0);
  }

  /** The last event of a key before event i, or -1. */
  before(key: number, i: number): number {
    const slot = this.slot(key, i) - 1;
    return slot >= (this.start[key] ?? 0) ? (this.items[slot] ?? -1) : -1;
  }

  /** The first event of a key after event i, or -1. */
  after(key: number, i: number): number {
    const slot = this.slot(key, i + 1);
    return slot < (this.start[key + 1] ?? 0) ? (this.items[slot] as number) : -1;
  }

  /** The slot of the first event of a key that is i or later. */
  private slot(key: number, i: number): number {
    let low = this.start[key] ?? 0;
    let high = this.start[key + 1] ?? 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.items[middle] as number) < i) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
