// What can be searched for in a recording besides tasklets: a channel, a value.

import { kinds, type Recording } from "../../../lib/recording";
import { plainDigits } from "../../../params/grouping";

export interface Sought {
  readonly what: "channel" | "value";
  readonly number: number;
}

/** Reads "c3" as a channel and "=5" as a value; what else is typed may be a tasklet. */
export function readSought(typed: string): Sought | undefined {
  const [, mark, digits = ""] = /^([c=])(.*)$/s.exec(typed.trim().toLowerCase()) ?? [];
  const plain = plainDigits(digits.trim());
  if (mark === "c" && /^\d{1,10}$/.test(plain)) return { what: "channel", number: Number(plain) };
  if (mark === "=" && /^-?\d{1,10}$/.test(plain)) return { what: "value", number: Number(plain) };
  return undefined;
}

/** The indices of the events on a channel, or of those that carry a value. */
export function eventsOf(r: Recording, { what, number }: Sought): number[] {
  const found: number[] = [];
  for (let i = 0; i < r.length; i++) {
    const kind = r.kind(i);
    const sends = kind === kinds.DELIVER || kind === kinds.PARK_SEND;
    if (!sends && kind !== kinds.PARK_RECEIVE) continue;
    const mail = (r.flags(i) & kinds.MAIL) !== 0;
    if (what === "channel" ? !mail && r.obj(i) === number : sends && r.val(i) === number)
      found.push(i);
  }
  return found;
}

/** The place in a rising list of the first that is behind an index; the first of all where none is. */
export function nextPlace(found: readonly number[], index: number): number {
  const place = found.findIndex((i) => i > index);
  return Math.max(0, place);
}
