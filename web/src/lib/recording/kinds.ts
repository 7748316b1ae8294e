// The kinds and flags as numbers for hot loops, and the tables of
// gen/events.ts turned into lookups by number.
import { type EventSpec, eventFlags, eventKinds, eventSpecs } from "../../gen/events";

export const SPAWN = eventKinds.spawn;
export const READY = eventKinds.ready;
export const RUN = eventKinds.run;
export const PARK_SEND = eventKinds["park-send"];
export const PARK_RECEIVE = eventKinds["park-receive"];
export const DELIVER = eventKinds.deliver;
export const YIELD = eventKinds.yield;
export const PAUSE = eventKinds.pause;
export const WAKE = eventKinds.wake;
export const EXIT = eventKinds.exit;
export const ACQUIRE = eventKinds.acquire;
export const RELEASE = eventKinds.release;
export const DROP_REQUEST = eventKinds["drop-request"];
export const MARK = eventKinds.mark;

/** One more than the highest kind: the length of a table by kind. */
export const KINDS = eventSpecs.length + 1;

/** The receiver completed the Deliver: the sender was already waiting. */
export const BY_RECEIVER = flagNamed("by-receiver");
/** A Deliver into a mailbox: nobody's wait ends. */
export const MAIL = flagNamed("mail");
/** An Acquire of memory that was mapped for it. */
export const FRESH = flagNamed("fresh");

/** What the table says of a kind; undefined for a number that is none. */
export function specOf(kind: number): EventSpec | undefined {
  return eventSpecs[kind - 1];
}

function flagNamed(name: string): number {
  return eventFlags.find((f) => f.name === name)?.flag ?? 0;
}

/** The bits that the letters stand for. */
export function flagBits(letters: string): number {
  let bits = 0;
  for (const f of eventFlags) if (letters.includes(f.letter)) bits |= f.flag;
  return bits;
}

/** The letters of the bits, in the order of the bits. */
export function flagLetters(bits: number): string {
  let letters = "";
  for (const f of eventFlags) if (bits & f.flag) letters += f.letter;
  return letters;
}
