// Tasklets or threads? Tasklets and components run one at a time and give way
// themselves: a switch to one stops the other. The threads of an interpreter
// have cores and can be put off them. The events tell: who acts without having
// been switched to last has a core of its own, and who is made ready while it
// runs was put off one.
import {
  BY_RECEIVER,
  DELIVER,
  EXIT,
  MAIL,
  MARK,
  PARK_RECEIVE,
  PARK_SEND,
  PAUSE,
  READY,
  RELEASE,
  RUN,
  YIELD,
} from "../kinds";
import type { Recording } from "../recording";

/** Whether the recording shows threads. */
export function hasThreads(r: Recording): boolean {
  let last = r.from === 0 ? 0 : -1;
  let runs = false; // the last one has not stopped since it was switched to
  for (let i = 0; i < r.length; i++) {
    const kind = r.kind(i);
    const a = r.a(i);
    if (kind === RUN) {
      last = a;
      runs = true;
      continue;
    }
    if (kind === READY && a === last && runs) return true;
    const actor = actorOf(r, i);
    if (actor >= 0 && last >= 0 && actor !== last) return true;
    if (a === last && stops(kind)) runs = false;
  }
  return false;
}

function stops(kind: number): boolean {
  switch (kind) {
    case YIELD:
    case PAUSE:
    case EXIT:
    case PARK_SEND:
    case PARK_RECEIVE:
      return true;
  }
  return false;
}

/** The tasklet that only does event i if it runs, or -1 where the kind does not tell. */
export function actorOf(r: Recording, i: number): number {
  switch (r.kind(i)) {
    case YIELD:
    case PARK_SEND:
    case PARK_RECEIVE:
    case MARK:
    case RELEASE:
      return r.a(i);
    case DELIVER:
      if (r.flags(i) & MAIL) return -1; // Axon's code outside the scheduler sends mail too
      return r.flags(i) & BY_RECEIVER ? r.b(i) : r.a(i);
  }
  return -1;
}

/** The tasklet whose wait delivery i ends, or -1 for mail, which ends none. */
export function waiterOf(r: Recording, i: number): number {
  if (r.flags(i) & MAIL) return -1;
  return r.flags(i) & BY_RECEIVER ? r.a(i) : r.b(i);
}
