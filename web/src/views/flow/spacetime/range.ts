// The tasklets that have a column: all of a small run, else as many as there is
// room for. Unless the visitor chose, they are those round the present step; they
// stay while the steps speak of them, so that the diagram does not jump.

import type { Session } from "../session";
import { MOST_COLUMNS } from "./grid";

/** Tasklets from <= number < to. */
export interface ColumnRange {
  readonly from: number;
  readonly to: number;
}

/** A range of columns that begins at a tasklet, or as near as there are so many. */
export function rangeAt(first: number, tasklets: number): ColumnRange {
  const from = Math.max(0, Math.min(Math.round(first), tasklets - MOST_COLUMNS));
  return { from, to: Math.min(tasklets, from + MOST_COLUMNS) };
}

/** The range with a tasklet in its middle. */
export function rangeRound(tasklet: number, tasklets: number): ColumnRange {
  return rangeAt(tasklet - MOST_COLUMNS / 2, tasklets);
}

export function holds({ from, to }: ColumnRange, tasklet: number): boolean {
  return tasklet >= from && tasklet < to;
}

/** Where the diagram of each recording stood, unless the visitor chose. */
const stood = new WeakMap<Session, ColumnRange>();

/** The columns at a step. A tasklet that is looked at is one of them. */
export function columnsAt(
  session: Session,
  step: number,
  chosen: number | null,
  selected: number | null,
): ColumnRange {
  const { tasklets } = session;
  if (tasklets <= MOST_COLUMNS) return { from: 0, to: tasklets };
  if (chosen !== null) return rangeAt(chosen, tasklets);
  const wanted = selected !== null && selected < tasklets ? [selected] : actorsOf(session, step);
  const before = stood.get(session);
  if (before && wanted.some((t) => holds(before, t))) return before;
  const range = rangeRound(wanted[0] ?? 0, tasklets);
  stood.set(session, range);
  return range;
}

/** The tasklets that the event of a step speaks of, main last: it stands by everywhere. */
export function actorsOf({ recording: r }: Session, step: number): number[] {
  const i = Math.min(r.length - 1, Math.max(0, step - r.from));
  if (r.length === 0) return [0];
  const both = [r.a(i), r.b(i)];
  return both.some((t) => t !== 0) ? both.filter((t) => t !== 0) : [0];
}
