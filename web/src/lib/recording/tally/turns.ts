// The turns of a recording: from being switched to until giving way. Of a
// component, a turn may be for nothing: it looks into its inbox and finds none.
import { DELIVER, MAIL, RUN, YIELD } from "../kinds";
import type { Recording } from "../recording";

/** No turn begins at the event. */
export const NO_TURN = 0;
/** One that did something, or may have. */
export const USED = 1;
/** One that found no mail and did nothing but run and yield. */
export const IDLE = 2;

/**
 * What each event begins: NO_TURN, USED or IDLE, by index. Taking mail out
 * leaves no event, so a turn is idle only when no mail has come since the turn
 * before. Where nobody has mail, no turn is idle.
 */
export function turnsOf(r: Recording): Uint8Array {
  const turns = new Uint8Array(r.length);
  const mail = new Uint8Array(r.tasklets); // some has come since its last turn began
  let mails = false;
  for (let i = 0; i < r.length; i++) {
    if (r.kind(i) === DELIVER && r.flags(i) & MAIL) {
      mails = true;
      mail[r.b(i)] = 1;
    }
    if (r.kind(i) !== RUN) continue;
    const t = r.a(i);
    const found = mail[t];
    mail[t] = 0;
    // What it does in its turn stands between the two; mail to itself from there counts for the next.
    const nothing = i + 1 < r.length && r.kind(i + 1) === YIELD && r.a(i + 1) === t;
    turns[i] = nothing && !found ? IDLE : USED;
  }
  if (!mails) for (let i = 0; i < r.length; i++) if (turns[i] === IDLE) turns[i] = USED;
  return turns;
}
