import { NONE } from "./cells";
import type { World } from "./world";

/**
 * The run queue in order, `limit` tasklets at most. Of tasklets the
 * running one comes first, as in Stackless's ring; of threads only those that
 * want a core are in it.
 */
export function runQueue(w: World, limit = Number.POSITIVE_INFINITY): number[] {
  const c = w.cells;
  const order: number[] = [];
  if (c.front === NONE) return order;
  let t = c.front;
  do {
    if (order.length >= limit) break;
    order.push(t);
    t = c.next[t] as number;
  } while (t !== c.front);
  return order;
}

/** How many stand before t in the run queue, the running one included; -1 if it stands in none. */
export function placeInQueue(w: World, t: number): number {
  const c = w.cells;
  if (c.front === NONE || c.next[t] === NONE || c.where[t] !== NONE) return -1;
  let place = 0;
  for (let x = c.front; x !== t; x = c.next[x] as number) place++;
  return place;
}
