// Ratios in words: "12.4× faster". Which words depends on what is counted and
// on which way is better.

import { GAP, significant } from "./number";

type Better = "lower" | "higher" | "neither";

/** The words for better and worse. */
function words(unit: string, better: Better): readonly [string, string] {
  if (better === "neither") return ["lower", "higher"];
  if (/^s(\/|$)|\/s$/.test(unit)) return ["faster", "slower"];
  if (/^B(\/|$)/.test(unit)) return ["smaller", "larger"];
  return better === "lower" ? ["lower", "higher"] : ["higher", "lower"];
}

/** How `mine` compares with `other`, where a ratio means something: neither is zero, both have one sign. */
export function ratioText(mine: number, other: number, unit: string, better: Better): string {
  if (!(mine * other > 0)) return "";
  const [good, bad] = words(unit, better);
  const gain = better === "higher" ? mine / other : other / mine;
  const times = gain >= 1 ? gain : 1 / gain;
  const word = gain >= 1 ? good : bad;
  if (times < 1.01) return `equal within 1${GAP}%`;
  if (times < 1.1) return `${Math.round((times - 1) * 100)}${GAP}% ${word}`;
  return `${significant(times)}× ${word}`;
}

/** Whether `mine` is the better of the two; null where neither is, or within 1 %. */
export function isBetter(mine: number, other: number, better: Better): boolean | null {
  if (better === "neither" || !(mine * other > 0)) return null;
  const gain = better === "higher" ? mine / other : other / mine;
  if (gain > 0.99 && gain < 1.01) return null;
  return gain > 1;
}
