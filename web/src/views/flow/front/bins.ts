// The front plot's table: step by tasklet, how many events. A wave through the
// tasklets is a diagonal in it.

import type { Recording } from "../../../lib/recording";
import type { Heat } from "../heat/heat";

/** Columns are stretches of steps, rows are ranges of tasklets. */
export interface Front extends Heat {
  readonly counts: Uint32Array;
  /** Steps a column and the step of the first one. */
  readonly steps: number;
  readonly from: number;
  readonly to: number;
  /** Tasklets a row. */
  readonly tasklets: number;
  /** What is counted, one and many. */
  readonly noun: readonly [string, string];
}

export const MOST_COLUMNS = 360;
export const MOST_ROWS = 160;

const slice = 50_000; // events

/** Counts the events of each tasklet, yielding after each slice so that the page stays quick. */
export function* frontOf(r: Recording): Generator<void, Front> {
  const steps = Math.max(1, Math.ceil(r.length / MOST_COLUMNS));
  const tasklets = Math.max(1, Math.ceil(r.tasklets / MOST_ROWS));
  const columns = Math.max(1, Math.ceil(r.length / steps));
  const rows = Math.max(1, Math.ceil(r.tasklets / tasklets));
  const counts = new Uint32Array(columns * rows);
  let most = 0;
  for (let begin = 0; begin < r.length; begin += slice) {
    const end = Math.min(r.length, begin + slice);
    for (let i = begin; i < end; i++) {
      const cell = Math.floor(r.a(i) / tasklets) * columns + Math.floor(i / steps);
      const n = (counts[cell] as number) + 1;
      counts[cell] = n;
      if (n > most) most = n;
    }
    if (end < r.length) yield;
  }
  return {
    columns,
    rows,
    counts,
    most,
    steps,
    from: r.from,
    to: r.end,
    tasklets,
    noun: ["event", "events"],
  };
}
