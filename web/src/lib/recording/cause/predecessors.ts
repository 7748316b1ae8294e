// What had to happen before an event: one step back in cause.
import { ACQUIRE, DELIVER, MAIL, PAUSE, READY, RELEASE, RUN, SPAWN, WAKE } from "../kinds";
import type { Lists } from "../lists";
import type { Recording } from "../recording";
import { waiterOf } from "../world/threads";
import { parkOf } from "./ends";

/** Why an event had to come first. */
export type Reason =
  | "same" // the same tasklet's event before
  | "park" // the wait that this delivery ends
  | "cause" // what the tasklet that caused it did before
  | "runnable" // what put the tasklet on the run queue
  | "gave way" // what the one before did last
  | "release"; // the last holder gave it back

export interface Predecessor {
  /** The index of the event. */
  readonly index: number;
  readonly why: Reason;
}

/** The predecessors of event i, the latest first, each event once. Those before the window are not there. */
export function predecessorsOf(r: Recording, lines: Lists, i: number): Predecessor[] {
  const found: Predecessor[] = [];
  const add = (index: number, why: Reason) => {
    if (index >= 0 && !found.some((p) => p.index === index)) found.push({ index, why });
  };
  const [a, b] = [r.a(i), r.b(i)];
  switch (r.kind(i)) {
    case RUN:
      add(lines.before(a, i), "runnable");
      add(lines.before(b, i), "gave way");
      break;
    case DELIVER: {
      const waiter = waiterOf(r, i);
      add(parkOf(r, lines, i), "park");
      if (r.flags(i) & MAIL) add(lines.before(a, i), "same");
      else add(lines.before(a === waiter ? b : a, i), "same");
      break;
    }
    case SPAWN:
      add(lines.before(b, i), "cause");
      break;
    case READY:
    case WAKE:
    case PAUSE:
      add(lines.before(a, i), "same");
      if (b !== a) add(lines.before(b, i), "cause");
      break;
    case ACQUIRE:
      add(lastRelease(r, lines, i), "release");
      add(lines.before(a, i), "same");
      break;
    default:
      add(lines.before(a, i), "same");
  }
  return found.sort((x, y) => y.index - x.index);
}

/** The release by the last holder that an Acquire names; -1 if it is not here. */
function lastRelease(r: Recording, lines: Lists, i: number): number {
  const b = r.b(i);
  for (let at = lines.before(b, i); at >= 0; at = lines.before(b, at)) {
    if (r.kind(at) === RELEASE && r.obj(at) === r.obj(i)) return at;
    if (r.kind(at) === ACQUIRE && r.obj(at) === r.obj(i)) return -1;
  }
  return -1;
}
