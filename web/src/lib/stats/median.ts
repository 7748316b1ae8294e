/** The median of values in rising order, the mean of the middle two where there are as many on both sides; NaN of none. */
export function medianOfSorted(sorted: ArrayLike<number>): number {
  const last = sorted.length - 1;
  const at = (i: number) => sorted[i] ?? Number.NaN;
  return (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2;
}
