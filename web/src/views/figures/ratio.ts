// Ratios in words: "12.4× faster". Which words depends on what is counted and
// on which way is better. Percentages differ by points: a ratio of two shares,
// or of what is nearly nothing, says more than was measured.

import { GAP, significant } from "./number";

/** What nobody would call a difference, and its words. */
const near = 0.01;
const equal = `equal within 1${GAP}%`;

type Better = "lower" | "higher" | "neither";

/** Where the true value may lie. */
interface Range {
  readonly low: number;
  readonly high: number;
}

/** The words for better and worse. */
function words(unit: string, better: Better): readonly [string, string] {
  if (better === "neither") return ["lower", "higher"];
  if (/^s(\/|$)|\/s$/.test(unit)) return ["faster", "slower"];
  if (/^B(\/|$)/.test(unit)) return ["smaller", "larger"];
  return better === "lower" ? ["lower", "higher"] : ["higher", "lower"];
}

/** Whether a ratio means something: neither value is zero, both have one sign, and mine is not perhaps zero. */
function divides(mine: number, other: number, range: Range | undefined): boolean {
  return mine * other > 0 && !(range && range.low <= 0 && range.high >= 0);
}

/** How `mine`, which lies in `range`, compares with `other`; "" where nothing can be said. */
export function ratioText(
  mine: number,
  other: number,
  unit: string,
  better: Better,
  range?: Range,
): string {
  if (unit === "%") return pointsText(mine - other);
  if (!divides(mine, other, range)) return "";
  const [good, bad] = words(unit, better);
  const gain = better === "higher" ? mine / other : other / mine;
  const times = gain >= 1 ? gain : 1 / gain;
  const word = gain >= 1 ? good : bad;
  if (times < 1 + near) return equal;
  if (times < 1.1) return `${Math.round((times - 1) * 100)}${GAP}% ${word}`;
  return `${significant(times)}× ${word}`;
}

/** A difference of two percentages: "1 point higher". */
function pointsText(difference: number): string {
  if (!Number.isFinite(difference)) return "";
  const size = Math.abs(difference);
  if (size < 0.005) return "equal";
  const places = size >= 10 ? 0 : size >= 1 ? 1 : 2;
  const points = Number(size.toFixed(places));
  return `${points}${GAP}${points === 1 ? "point" : "points"} ${difference > 0 ? "higher" : "lower"}`;
}

/**
 * The same with the ratio's own interval: "1.2× faster (1.15 to 1.26×)". The
 * gain is how many times as good mine is; where its interval holds 1 nothing is
 * called better, nor where all of it lies within 1 %.
 */
export function gainText(
  gain: { median: number; low: number; high: number; bounded: boolean },
  unit: string,
  better: Better,
): string {
  const [good, bad] = words(unit, better);
  const { median, low, high, bounded } = gain;
  const word = median >= 1 ? good : bad;
  const close = Math.max(median, 1 / median) < 1 + near;
  const times = `${significant(Math.max(median, 1 / median))}× ${word}`;
  if (!bounded) return `${close ? equal : times}, too few samples for an interval`;
  if (Math.min(low, 1 / high) > 1 / (1 + near)) return equal;
  if (low <= 1 && high >= 1)
    return `no difference found (${significant(low)} to ${significant(high)}×)`;
  const range = median >= 1 ? [low, high] : [1 / high, 1 / low];
  const said = close ? `less than 1${GAP}% ${word}` : times;
  return `${said} (${range.map((v) => significant(v)).join(" to ")}×)`;
}

/** Whether `mine` is the better of the two; null where neither is, where they are all but equal, or where nothing can be said. */
export function isBetter(
  mine: number,
  other: number,
  unit: string,
  better: Better,
  range?: Range,
): boolean | null {
  if (better === "neither") return null;
  if (unit === "%") {
    if (!(Math.abs(mine - other) >= 0.005)) return null;
    return better === "higher" ? mine > other : mine < other;
  }
  if (!divides(mine, other, range)) return null;
  const gain = better === "higher" ? mine / other : other / mine;
  if (Math.max(gain, 1 / gain) < 1 + near) return null;
  return gain > 1;
}
