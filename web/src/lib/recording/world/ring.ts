// The run queue: a ring whose front is the running tasklet, as in Stackless.
// Just before the front is the end: a new one runs last.
import { type Cells, NONE } from "./cells";

/** Whether t stands in the run queue. */
export function inRing(c: Cells, t: number): boolean {
  return c.next[t] !== NONE && c.where[t] === NONE;
}

/** Puts t at the end. */
export function link(c: Cells, t: number): void {
  linkBefore(c, t, c.front);
}

/** Puts t before `at`, or alone into the empty ring. Where `at` is the front, that is the end. */
export function linkBefore(c: Cells, t: number, at: number): void {
  c.linked++;
  if (at === NONE) {
    c.next[t] = c.prev[t] = t;
    c.front = t;
    return;
  }
  const before = c.prev[at] as number;
  c.next[t] = at;
  c.prev[t] = before;
  c.next[before] = t;
  c.prev[at] = t;
}

/** Takes t out; the front moves on if it was t. */
export function unlink(c: Cells, t: number): void {
  const after = c.next[t] as number;
  const before = c.prev[t] as number;
  c.next[before] = after;
  c.prev[after] = before;
  if (c.front === t) c.front = after === t ? NONE : after;
  c.next[t] = c.prev[t] = NONE;
  c.linked--;
}
