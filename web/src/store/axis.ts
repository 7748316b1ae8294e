// The axis of steps that one recorded run has, or two side by side: where one
// can stand at in what is loaded, and in the runs as a whole.
import { EVENT_SIZE } from "../gen/events";
import type { EventBatch } from "../lib/run";
import { START } from "../params/place";

export interface StepRange {
  readonly first: number;
  readonly last: number;
}

/** Stands for the last step of a run whose length is not known. */
export const UNKNOWN = Number.MAX_SAFE_INTEGER;

/** How many events there are in a batch. */
export function lengthOf(events: EventBatch): number {
  return events.buffer.byteLength / EVENT_SIZE;
}

/** The last step of a run. */
function lastOf({ open, steps }: EventBatch): number {
  return open ? UNKNOWN : steps - 1;
}

/** First and last place to stand at in a run; with a second one, in the longer of both. */
export function wholeRange(one: EventBatch, other: EventBatch | undefined): StepRange {
  return { first: START, last: Math.max(lastOf(one), other ? lastOf(other) : START) };
}

/** The same of what is loaded of both. Behind its end a run is as it ended. */
export function loadedRange(one: EventBatch, other: EventBatch | undefined): StepRange {
  const a = loadedOf(one);
  if (!other) return { first: a.first, last: one.from + lengthOf(one) - 1 };
  const b = loadedOf(other);
  const last = Math.min(a.last, b.last, wholeRange(one, other).last);
  // Where they have no step in common, the first run's are stood at.
  const first = Math.max(a.first, b.first);
  return first <= last ? { first, last } : { first: a.first, last: one.from + lengthOf(one) - 1 };
}

function loadedOf(b: EventBatch): StepRange {
  const last = b.from + lengthOf(b) - 1;
  return { first: b.from - 1, last: last >= lastOf(b) ? UNKNOWN : last };
}

/** Whether a picture of the run can stand at a place: it is loaded, or behind the run's end. */
export function serves(b: EventBatch, place: number): boolean {
  const { first, last } = loadedOf(b);
  return place <= last && (place >= first || (last === UNKNOWN && place >= lastOf(b)));
}
