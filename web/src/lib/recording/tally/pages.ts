import { PAGE_STEPS } from "../../../gen/events";
import { KINDS } from "../kinds";
import type { Recording } from "../recording";

/** Counts of events by kind, page by page. */
export interface Pages {
  /** Steps a page; page p holds steps [p * steps, (p + 1) * steps), counted from step 0 of the run. */
  readonly steps: number;
  /** The page of the recording's first event. */
  readonly first: number;
  /** Pages that the recording touches; the first and last may be cut. */
  readonly length: number;
  /** [page][kind], KINDS to a page. */
  readonly counts: Uint32Array;
}

/** Counts by page, for the overview strip. */
export function pagesOf(r: Recording, steps = PAGE_STEPS): Pages {
  const first = Math.floor(r.from / steps);
  const length = r.length === 0 ? 0 : Math.floor((r.end - 1) / steps) - first + 1;
  const counts = new Uint32Array(length * KINDS);
  for (let i = 0; i < r.length; i++) {
    const slot = (Math.floor((r.from + i) / steps) - first) * KINDS + r.kind(i);
    counts[slot] = (counts[slot] as number) + 1;
  }
  return { steps, first, length, counts };
}
