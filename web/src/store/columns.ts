// Which tasklets have a column in the space-time diagram, where there are more
// than it has room for.
import { effect, signal } from "@preact/signals";
import { type Recorded, recorded } from "./recording";
import { sameRun } from "./wanted";

/** The first of them, as the visitor chose it; null: those round the present step. */
export const firstColumn = signal<number | null>(null);

// Another run has other tasklets; another window of the same run has not.
let before: Recorded | null = null;
effect(() => {
  const now = recorded.value;
  if (!before || !now || !sameRun(before, now)) firstColumn.value = null;
  before = now;
});

export function showColumns(first: number | null): void {
  firstColumn.value = first;
}
