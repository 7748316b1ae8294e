// The queue of a channel: who waits, first come first served.
import { type Cells, NONE } from "./cells";
import { inRing, unlink } from "./ring";
import { SENDING } from "./state";

/** Puts t, which stands nowhere, at the end of a channel's queue; its state says which way it waits. */
export function enqueue(c: Cells, channel: number, t: number): void {
  const last = c.tail[channel] as number;
  c.where[t] = channel;
  c.prev[t] = last;
  c.next[t] = NONE;
  if (last === NONE) c.head[channel] = t;
  else c.next[last] = t;
  c.tail[channel] = t;
  weigh(c, channel, t, 1);
}

/** Takes t out of whatever queue it stands in, while it still has the state that it waits in. */
export function detach(c: Cells, t: number): void {
  const channel = c.where[t] as number;
  if (channel === NONE) {
    if (inRing(c, t)) unlink(c, t);
    return;
  }
  const after = c.next[t] as number;
  const before = c.prev[t] as number;
  if (before === NONE) c.head[channel] = after;
  else c.next[before] = after;
  if (after === NONE) c.tail[channel] = before;
  else c.prev[after] = before;
  c.where[t] = c.next[t] = c.prev[t] = NONE;
  weigh(c, channel, t, -1);
}

function weigh(c: Cells, channel: number, t: number, by: number): void {
  const balance = c.balance[channel] as number;
  c.balance[channel] = c.state[t] === SENDING ? balance + by : balance - by;
}
