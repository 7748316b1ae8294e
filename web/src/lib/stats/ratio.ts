// How many times as large the values of one set are as those of another: the
// median of all ratios from one to the other, and the interval of the ratios
// that the U test cannot tell from it (Hodges and Lehmann, 1963; Moses). It
// holds 1 just when the test finds no difference.
import { medianOfSorted } from "./median";
import { type Summary, summarize } from "./summary";
import { criticalU } from "./utest";

const mostPairs = 40_000; // sorted within a few milliseconds

/** Null where a value is not above zero: then nothing can be said. */
export function ratioOf(a: readonly number[], b: readonly number[]): Summary | null {
  if (a.length === 0 || b.length === 0 || [...a, ...b].some((v) => !(v > 0))) return null;
  if (a.length * b.length > mostPairs) return ofMedians(summarize(a), summarize(b));
  const ratios = Float64Array.from({ length: a.length * b.length }, (_, i) => {
    const [x, y] = [a[Math.floor(i / b.length)] ?? 0, b[i % b.length] ?? 1];
    return x / y;
  }).sort();
  const at = (i: number) => ratios[i] ?? Number.NaN;
  const last = ratios.length - 1;
  const median = medianOfSorted(ratios);
  // As many ratios lie below 1 as U counts.
  const outside = criticalU(a.length, b.length);
  if (outside < 0) return { median, low: at(0), high: at(last), bounded: false };
  return { median, low: at(outside), high: at(last - outside), bounded: true };
}

/** Wider than need be: both medians at the ends of their intervals. */
function ofMedians(a: Summary, b: Summary): Summary {
  return {
    median: a.median / b.median,
    low: a.low / b.high,
    high: a.high / b.low,
    bounded: a.bounded && b.bounded,
  };
}
