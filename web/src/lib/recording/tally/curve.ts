// The length of the run queue as a curve of so many columns.

/** One column of a curve: least, most and mean of the values in it. */
export interface Curve {
  readonly least: Float32Array;
  readonly most: Float32Array;
  readonly mean: Float32Array;
}

/**
 * The values of events [from, to), as History.queue has them, in columns. With
 * fewer values than columns each column shows the one that it lies in.
 */
export function curveOf(
  values: ArrayLike<number>,
  from: number,
  to: number,
  columns: number,
): Curve {
  const least = new Float32Array(columns);
  const most = new Float32Array(columns);
  const mean = new Float32Array(columns);
  for (let c = 0; c < columns; c++) {
    const first = from + Math.floor((c * (to - from)) / columns);
    const last = Math.max(first + 1, from + Math.floor(((c + 1) * (to - from)) / columns));
    let [low, high, sum] = [Number.POSITIVE_INFINITY, 0, 0];
    for (let i = first; i < last; i++) {
      const v = values[i] ?? 0;
      if (v < low) low = v;
      if (v > high) high = v;
      sum += v;
    }
    least[c] = low;
    most[c] = high;
    mean[c] = sum / (last - first);
  }
  return { least, most, mean };
}
