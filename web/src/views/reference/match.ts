// Which reference rows compare with a run: every param they name agrees. Which
// of them is shown big: never the best, but the one most like the run.

import type { ReferenceRow } from "../../gen/types";

type Values = Readonly<Record<string, string>>;

/** Whether the row was measured with these params, as far as it says. */
export function comparable(row: ReferenceRow, values: Values): boolean {
  return Object.entries(row.params ?? {}).every(([key, value]) => values[key] === value);
}

/** Whether the row compares but for `free` keys, which a chart puts on its axes. */
export function comparableBut(row: ReferenceRow, values: Values, free: readonly string[]): boolean {
  return Object.entries(row.params ?? {}).every(
    ([key, value]) => free.includes(key) || values[key] === value,
  );
}

/** The rows of a metric that compare, in the order of the file. */
export function rowsFor(
  rows: readonly ReferenceRow[],
  metric: string,
  values: Values,
): ReferenceRow[] {
  return rows.filter((r) => r.metric === metric && comparable(r, values));
}

/** Of rows that compare, the one with the most settings of `like` agreeing; the first among equals. */
export function nearest(rows: readonly ReferenceRow[], values: Values): ReferenceRow | undefined {
  let found: ReferenceRow | undefined;
  for (const row of rows)
    if (!found || likeness(row, values) > likeness(found, values)) found = row;
  return found;
}

function likeness(row: ReferenceRow, values: Values): number {
  return Object.entries(row.like ?? {}).filter(([key, value]) => values[key] === value).length;
}

/** The keys in which two sets of params differ, in the order of `a`. */
export function differing(a: Values, b: Values): string[] {
  return Object.keys(a).filter((key) => a[key] !== b[key]);
}
