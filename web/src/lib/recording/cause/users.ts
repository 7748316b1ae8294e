// Who uses a channel, which way and how often.
import { DELIVER, PARK_SEND } from "../kinds";
import type { Lists } from "../lists";
import type { Recording } from "../recording";

/** One tasklet on one channel. */
export interface User {
  readonly tasklet: number;
  /** Values that it sent or received there so far. */
  readonly times: number;
  /** The last step at which it did or began to wait for it; its first one to come when it only does so later. */
  readonly step: number;
  /** It does so only later in the window. */
  readonly later: boolean;
}

/** The senders (or receivers) on the channel at a place as of event i: those so far, the latest first, then those to come. */
export function usersOf(
  r: Recording,
  events: Lists,
  place: number,
  i: number,
  senders: boolean,
): User[] {
  const users = new Map<number, User>();
  for (const at of events.of(place)) {
    const delivered = r.kind(at) === DELIVER;
    if (!delivered && (r.kind(at) === PARK_SEND) !== senders) continue;
    const tasklet = delivered && !senders ? r.b(at) : r.a(at);
    const before = users.get(tasklet);
    const later = at >= i;
    if (later && before) continue;
    const times = (before?.times ?? 0) + (delivered && !later ? 1 : 0);
    users.set(tasklet, { tasklet, times, step: r.step(at), later });
  }
  return [...users.values()].sort(nearest);
}

function nearest(x: User, y: User): number {
  if (x.later !== y.later) return x.later ? 1 : -1;
  return (x.later ? x.step - y.step : y.step - x.step) || x.tasklet - y.tasklet;
}
