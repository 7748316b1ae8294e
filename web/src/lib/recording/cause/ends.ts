// Both ends of a delivery.
import { BY_RECEIVER, DELIVER, MAIL, PARK_RECEIVE, PARK_SEND, RUN } from "../kinds";
import type { Lists } from "../lists";
import type { Recording } from "../recording";
import { waiterOf } from "../world/threads";

/** The park that delivery i ends; -1 for mail, or when it was before the window. */
export function parkOf(r: Recording, lines: Lists, i: number): number {
  const waiter = waiterOf(r, i);
  if (waiter < 0) return -1;
  const kind = r.flags(i) & BY_RECEIVER ? PARK_SEND : PARK_RECEIVE;
  for (let at = lines.before(waiter, i); at >= 0; at = lines.before(waiter, at)) {
    if (r.a(at) !== waiter) continue; // somebody's request does not end its wait
    if (r.kind(at) === kind && r.obj(at) === r.obj(i)) return at;
    if (r.kind(at) === RUN) return -1;
  }
  return -1;
}

/** The event at which the sender of delivery i let go of its value: its park, if it waited and that is here, else i. */
export function sendStart(r: Recording, lines: Lists, i: number): number {
  if (!(r.flags(i) & BY_RECEIVER)) return i;
  const park = parkOf(r, lines, i);
  return park < 0 ? i : park;
}

/** The delivery that ends the wait which begins at park i; -1 if none does in the window. */
export function deliveryOf(r: Recording, lines: Lists, i: number): number {
  const t = r.a(i);
  for (let at = lines.after(t, i); at >= 0; at = lines.after(t, at)) {
    const k = r.kind(at);
    if (k === DELIVER && !(r.flags(at) & MAIL)) return at;
    if (r.a(at) === t && k !== DELIVER) return -1;
  }
  return -1;
}
