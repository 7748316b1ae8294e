import { ACQUIRE, DROP_REQUEST, FRESH, RELEASE } from "../kinds";
import { Lists } from "../lists";
import { isOnLock } from "../numbering";
import { FREE, UNSEEN } from "./cells";
import type { World } from "./world";

/** One lock or area at a step. */
export interface LockView {
  readonly lock: number;
  /** Its holder; "free"; "unknown" where the window does not tell. */
  readonly holder: number | "free" | "unknown";
  /** The step at which it was taken or given back; undefined when before the window. */
  readonly since: number | undefined;
  /** The memory was mapped for its holder, not taken over. */
  readonly fresh: boolean;
  /** Who asked the holder to let go since it has it. */
  readonly asked: readonly number[];
}

/** The events of each lock and area. Made once for a recording. */
export function lockEvents(w: World): Lists {
  const { recording: r, locks } = w;
  return new Lists(r, locks.length, (i, add) => {
    if (isOnLock(r, i)) add(locks.place(r.obj(i)));
  });
}

/** A lock or area where the world stands; undefined for a number that no event names. */
export function lockView(w: World, events: Lists, lock: number): LockView | undefined {
  const place = w.locks.place(lock);
  if (place < 0) return undefined;
  const r = w.recording;
  const asked: number[] = [];
  let at = events.before(place, w.index);
  for (; at >= 0 && r.kind(at) === DROP_REQUEST; at = events.before(place, at)) asked.push(r.a(at));
  const turned = at >= 0 && (r.kind(at) === ACQUIRE || r.kind(at) === RELEASE);
  const holder = w.cells.holder[place] as number;
  return {
    lock,
    holder: holder === FREE ? "free" : holder === UNSEEN ? "unknown" : holder,
    since: turned ? r.step(at) : undefined,
    fresh: turned && r.kind(at) === ACQUIRE && (r.flags(at) & FRESH) !== 0,
    asked: asked.reverse(),
  };
}
