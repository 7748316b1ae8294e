import type { EventName } from "../../gen/events";

/** One event as an object: for single ones, never for loops over a recording. */
export interface Event {
  /** Its place in the recording, counted from 0. */
  readonly index: number;
  /** Its step in the run: the recording's `from` plus the index. */
  readonly step: number;
  readonly kind: number;
  readonly name: EventName;
  /** The tasklet it is about. */
  readonly a: number;
  /** The other tasklet; 0 where the kind has none. */
  readonly b: number;
  /** A channel, inbox, lock, area or mark; 0 where the kind has none. */
  readonly obj: number;
  readonly val: number;
  readonly flags: number;
}
