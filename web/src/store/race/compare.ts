// What a race says: the median of a racer's samples, and how two compare. A
// ratio is taken within a round, where both were measured within seconds.
import { type Summary, summarize } from "../../lib/stats/summary";
import { alpha, canTell, uTest } from "../../lib/stats/utest";
import type { Lap } from "./race";

/** The samples that count. */
export function counted(laps: readonly Lap[] | undefined): Lap[] {
  return (laps ?? []).filter((lap) => !lap.hidden);
}

/** What the laps that count say of a metric; all configurations have it. */
export function figuresOf(laps: readonly Lap[] | undefined, metric: string): number[] {
  return counted(laps).flatMap((lap) => lap.figures?.[metric] ?? []);
}

/** Median and interval of the rate, operations a second; null without a sample. */
export function rateOf(laps: readonly Lap[] | undefined): Summary | null {
  const rates = counted(laps).map((lap) => 1 / lap.seconds);
  return rates.length > 0 ? summarize(rates) : null;
}

export interface Comparison extends Summary {
  /** Rounds that have both: the ratios are theirs. Median, low and high are of how many times as fast as b a is. */
  readonly rounds: number;
  /** What the U test says; unknown where there are too few samples for it to say anything. */
  readonly verdict: "different" | "same" | "unknown";
}

/** How many times as fast as b a is; null where no round has both. */
export function compare(
  a: readonly Lap[] | undefined,
  b: readonly Lap[] | undefined,
): Comparison | null {
  const [mine, theirs] = [counted(a), counted(b)];
  const ratios = mine.flatMap((lap) => {
    const other = theirs.find((o) => o.round === lap.round);
    return other ? [other.seconds / lap.seconds] : [];
  });
  if (ratios.length === 0) return null;
  const [x, y] = [mine.map((l) => l.seconds), theirs.map((l) => l.seconds)];
  const verdict = !canTell(x.length, y.length)
    ? "unknown"
    : uTest(x, y) < alpha
      ? "different"
      : "same";
  return { ...summarize(ratios), rounds: ratios.length, verdict };
}
