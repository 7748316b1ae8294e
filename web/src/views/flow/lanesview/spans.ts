// The spans of a tasklet within sight, with the columns that they cover: what
// every way of painting a lane walks over.
//
// Why no levels of detail are kept: a recording has at most a few spans an
// event, however many lanes it has (131,000 for 65,536 events), while the mix
// of 2,000 lanes at 64 steps a cell alone is 16 MB. Walking the spans in sight
// costs what is there to be seen.

import { type History, IDLE } from "../../../lib/recording";
import { states } from "../stateset";
import { FOR_NOTHING } from "./paints";

/** The stretch of events that is shown, and how many columns of pixels it has. */
export interface Sight {
  readonly history: History;
  /** What each event begins: turnsOf. */
  readonly turns: Uint8Array;
  /** By tasklet, where they contend for locks: from and to of each stretch in which it held one. */
  readonly held?: readonly Int32Array[] | undefined;
  /** Events of the recording. */
  readonly length: number;
  /** Indices, fractions allowed: from < to. */
  readonly from: number;
  readonly to: number;
  readonly columns: number;
}

type Visit = (left: number, right: number, paint: number) => void;

/** Calls `visit` for each span of t in sight with its left and right end in columns, and its paint. */
export function walkSpans(sight: Sight, t: number, visit: Visit): void {
  const { history, turns, held, length, from, to, columns } = sight;
  const scale = columns / (to - from);
  const slots = history.slots(t);
  const last = Math.min(to, length);
  for (let slot = history.slotAt(t, Math.floor(from)); slot < slots.to; slot++) {
    const start = history.startOf(slot);
    if (start >= last) break;
    const end = slot + 1 < slots.to ? history.startOf(slot + 1) : length;
    let paint = history.stateOf(slot);
    if (paint === states.RUNNING && start >= 0 && turns[start] === IDLE) paint = FOR_NOTHING;
    const [first, beyond] = [Math.max(start, from), Math.min(end, last)];
    if (beyond <= first) continue;
    if (held && paint === states.RUNNING)
      splitByHolds(held[t], first, beyond, (a, b, p) =>
        visit((a - from) * scale, (b - from) * scale, p),
      );
    else visit((first - from) * scale, (beyond - from) * scale, paint);
  }
}

/** Who runs with the lock gets on; who runs without it only asks for it. */
function splitByHolds(holds: Int32Array | undefined, from: number, to: number, visit: Visit): void {
  let at = from;
  if (holds) {
    let low = 0;
    let high = holds.length >> 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((holds[2 * middle + 1] as number) <= from) low = middle + 1;
      else high = middle;
    }
    for (let k = 2 * low; k < holds.length && (holds[k] as number) < to; k += 2) {
      const start = Math.max(at, holds[k] as number);
      const end = Math.min(to, holds[k + 1] as number);
      if (start > at) visit(at, start, FOR_NOTHING);
      if (end > start) visit(start, end, states.RUNNING);
      at = Math.max(at, end);
    }
  }
  if (at < to) visit(at, to, FOR_NOTHING);
}
