// Who could end a wait. On a channel: whoever is its other end, before or
// later in the window. For a sleeper: whoever woke it before or put it to
// sleep, and whoever holds a lock that it was refused.
import { PAUSE, WAKE } from "../kinds";
import type { Lists } from "../lists";
import { FREE, UNSEEN } from "../world/cells";
import { ASLEEP, RECEIVING, SENDING } from "../world/state";
import type { World } from "../world/world";
import { usersOf } from "./users";

/** Lists of events that questions of cause need; made once for a recording. */
export interface Indexes {
  /** linesOf */
  readonly lines: Lists;
  /** channelEvents */
  readonly channels: Lists;
}

/** One that could end a wait. */
export interface Releaser {
  readonly tasklet: number;
  /** What it is known as. */
  readonly as: "sender" | "receiver" | "waker" | "cause" | "holder";
  /** Times that it did so before. */
  readonly times: number;
  /** The last step at which it did; the first one to come when `later`. */
  readonly step: number;
  /** It does so only later in the window. */
  readonly later: boolean;
}

export function onChannel(w: World, t: number): boolean {
  return w.state(t) === SENDING || w.state(t) === RECEIVING;
}

/** Who could end the wait of t where the world stands, the likeliest first; also those that are done. */
export function releasersOf(w: World, x: Indexes, t: number): Releaser[] {
  const place = w.cells.where[t] ?? -1;
  if (onChannel(w, t) && place >= 0) {
    const senders = w.state(t) === RECEIVING;
    const as = senders ? "sender" : "receiver";
    const users = usersOf(w.recording, x.channels, place, w.index, senders);
    return users.filter((u) => u.tasklet !== t).map((u) => ({ ...u, as }));
  }
  return w.state(t) === ASLEEP ? wakersOf(w, x.lines, t) : [];
}

function wakersOf(w: World, lines: Lists, t: number): Releaser[] {
  const r = w.recording;
  const found = new Map<number, Releaser>();
  for (let at = lines.before(t, w.index); at >= 0; at = lines.before(t, at)) {
    const waker = r.b(at);
    if (r.a(at) !== t || r.kind(at) !== WAKE || waker === t) continue;
    const one = found.get(waker) ?? {
      tasklet: waker,
      as: "waker",
      times: 0,
      step: r.step(at),
      later: false,
    };
    found.set(waker, { ...one, times: one.times + 1 });
  }
  const i = w.cells.since[t] ?? -1;
  if (i >= 0 && r.kind(i) === PAUSE && r.b(i) !== t) {
    const cause = r.b(i);
    if (!found.has(cause)) {
      found.set(cause, { tasklet: cause, as: "cause", times: 1, step: r.step(i), later: false });
    }
    addHolders(w, t, found);
  }
  return [...found.values()].sort((p, q) => rank(q) - rank(p) || q.step - p.step);
}

/** Somebody else made it sleep: with a lock in play, whoever holds it now must let go first. */
function addHolders(w: World, t: number, found: Map<number, Releaser>): void {
  for (const holder of w.cells.holder) {
    if (holder === FREE || holder === UNSEEN || holder === t) continue;
    const times = found.get(holder)?.times ?? 0;
    found.set(holder, { tasklet: holder, as: "holder", times, step: w.step, later: false });
  }
}

function rank(p: Releaser): number {
  return p.as === "holder" ? 1 : 0;
}
