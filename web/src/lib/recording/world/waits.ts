import { BEFORE } from "./cells";
import { RECEIVING, SENDING } from "./state";
import type { World } from "./world";

/** One tasklet that waits on a channel. */
export interface Wait {
  readonly tasklet: number;
  readonly channel: number;
  readonly sending: boolean;
  /** What it waits to send; undefined for a receiver. */
  readonly value: number | undefined;
  /** The step at which it began to; undefined when that was before the window. */
  readonly since: number | undefined;
}

/** What t waits for on a channel now, undefined if it does not. */
export function waitOf(w: World, t: number): Wait | undefined {
  const state = w.state(t);
  const place = w.cells.where[t] ?? -1;
  if (place < 0 || (state !== SENDING && state !== RECEIVING)) return undefined;
  const sending = state === SENDING;
  const channel = w.channels.numbers[place] as number;
  return {
    tasklet: t,
    channel,
    sending,
    value: sending ? valueToSend(w, t) : undefined,
    since: w.since(t),
  };
}

function valueToSend(w: World, t: number): number | undefined {
  const since = w.cells.since[t] as number;
  if (since === BEFORE) return w.recording.start?.value(t);
  // Either the park that began it or, before the window, the delivery that ends it.
  const i = since >= 0 ? since : -2 - since;
  return w.recording.val(i);
}
