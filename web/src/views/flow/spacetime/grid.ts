// The measures of a space-time diagram: a column a tasklet, a row a step.

export const ROW = 26; // px
export const HEAD = 44; // px, above the rows
export const MOST_COLUMNS = 50;

export interface Columns {
  /** Left edge of the columns: the steps stand before it. */
  readonly left: number;
  readonly width: number;
  /** Of the whole drawing. */
  readonly total: number;
  /** Tasklets from <= number < to have a column. */
  readonly from: number;
  readonly to: number;
  /** The middle of a tasklet's column; of one without, the edge that it lies behind. */
  x(tasklet: number): number;
}

/** Columns that fill the width, but stay readable: then it scrolls sideways. */
export function columnsOf({ from, to }: { from: number; to: number }, width: number): Columns {
  const tasklets = to - from;
  const left = width < 600 ? 56 : 84;
  const each = Math.max(34, Math.min(150, (width - left - 16) / Math.max(1, tasklets)));
  return {
    left,
    width: each,
    total: Math.max(width, left + 16 + each * tasklets),
    from,
    to,
    x: (t) => left + (t < from ? 0 : t >= to ? each * tasklets : each * (t - from + 0.5)),
  };
}

/**
 * Rows are drawn so many at a time, and stay as they are while the diagram is
 * scrolled. Patterns go on from one block to the next: so many rows are a whole
 * number of their tiles.
 */
export const BLOCK = 6;

/** The rows in sight: indices from <= i < to, with some to spare. */
export function rowsIn(top: number, height: number, length: number): { from: number; to: number } {
  const spare = 2;
  const from = Math.max(0, Math.floor((top / ROW - spare) / BLOCK) * BLOCK);
  const to = Math.ceil(((top + height) / ROW + spare) / BLOCK) * BLOCK;
  return { from, to: Math.min(length, to) };
}

/** The scroll offset that has a row in sight, near the middle; the present one where it is in sight already. */
export function keepInSight(top: number, height: number, index: number): number {
  const y = index * ROW;
  const edge = Math.min(3 * ROW, height / 4);
  if (y >= top + edge && y + ROW <= top + height - edge) return top;
  return Math.max(0, y - height / 2 + ROW);
}
