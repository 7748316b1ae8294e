// Which reference rows compare with a run: every param they name agrees.

import type { Metric, ReferenceRow } from "../../gen/types";

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

/** The best of rows by the metric's direction; the first where none is better. */
export function bestOf(
  rows: readonly ReferenceRow[],
  better: Metric["better"],
): ReferenceRow | undefined {
  let best: ReferenceRow | undefined;
  for (const row of rows) {
    if (!best) best = row;
    else if (better === "lower" && row.value < best.value) best = row;
    else if (better === "higher" && row.value > best.value) best = row;
  }
  return best;
}

/** The keys in which two sets of params differ, in the order of `a`. */
export function differing(a: Values, b: Values): string[] {
  return Object.keys(a).filter((key) => a[key] !== b[key]);
}
