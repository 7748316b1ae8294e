import { DELIVER } from "../kinds";
import { Lists } from "../lists";
import { isOnChannel } from "../numbering";
import type { Recording } from "../recording";
import { type Wait, waitOf } from "./waits";
import type { World } from "./world";

/** A delivery as a channel remembers it. */
export interface Delivered {
  readonly step: number;
  readonly value: number;
  readonly sender: number;
  readonly receiver: number;
}

/** One channel at a step. */
export interface ChannelView {
  readonly channel: number;
  /** > 0: so many senders wait; < 0: so many receivers. In a window, those known to. */
  readonly balance: number;
  /** Who waits, the next to be served first; at most the number asked for. */
  readonly waiters: readonly Wait[];
  /** The last delivery in the window so far. */
  readonly last: Delivered | undefined;
}

/** The events of each channel, to look back and forth on it. Made once for a recording. */
export function channelEvents(w: World): Lists {
  const { recording: r, channels } = w;
  return new Lists(r, channels.length, (i, add) => {
    if (isOnChannel(r, i)) add(channels.place(r.obj(i)));
  });
}

/** A channel where the world stands; undefined for a number that no event names. */
export function channelView(
  w: World,
  events: Lists,
  channel: number,
  limit = 64,
): ChannelView | undefined {
  const place = w.channels.place(channel);
  if (place < 0) return undefined;
  const waiters: Wait[] = [];
  const c = w.cells;
  for (let t = c.head[place] as number; t >= 0 && waiters.length < limit; t = c.next[t] as number) {
    const wait = waitOf(w, t);
    if (wait) waiters.push(wait);
  }
  const last = lastDelivery(w.recording, events, place, w.index);
  return { channel, balance: c.balance[place] as number, waiters, last };
}

/** The last delivery on the channel at a place before event i. */
function lastDelivery(
  r: Recording,
  events: Lists,
  place: number,
  i: number,
): Delivered | undefined {
  for (let at = events.before(place, i); at >= 0; at = events.before(place, at)) {
    if (r.kind(at) === DELIVER) {
      return { step: r.step(at), value: r.val(at), sender: r.a(at), receiver: r.b(at) };
    }
  }
  return undefined;
}
