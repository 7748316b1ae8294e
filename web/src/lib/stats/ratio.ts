// How many times as large the values of one set are as those of another: the
// ratio of the medians, which stand beside it, and the interval of the ratios that
// the U test cannot tell apart (Hodges and Lehmann, 1963; Moses). The interval holds
// 1 just when the test finds no difference. It is one of ratios from value to value:
// where it does not hold that of the medians, the median of all such ratios is given.
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
  // As many ratios lie below 1 as U counts.
  const outside = criticalU(a.length, b.length);
  const [low, high] = outside < 0 ? [at(0), at(last)] : [at(outside), at(last - outside)];
  const ofBoth = summarize(a).median / summarize(b).median;
  const median = low <= ofBoth && ofBoth <= high ? ofBoth : medianOfSorted(ratios);
  return { median, low, high, bounded: outside >= 0 };
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
