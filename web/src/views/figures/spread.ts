// How far samples lie apart, in words that promise no more than they hold: an
// interval only where there are samples enough for one.

import { intervalText } from "./number";

/** Fewer samples give a median no 95 % interval. */
export const ENOUGH = 6;

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly bounded: boolean;
  readonly samples: readonly number[];
}

export function allEqual(m: Pick<Spread, "samples">): boolean {
  return m.samples.every((v) => v === m.samples[0]);
}

/** The line below a median: "95 % interval 505 to 518 ms". */
export function spreadText(m: Spread, unit: string): string {
  const n = m.samples.length;
  if (n === 1) return "one sample, no interval";
  if (allEqual(m)) return `all ${n} samples equal`;
  const range = intervalText(m.median, m.low, m.high, unit);
  return m.bounded ? `95 % interval ${range}` : `smallest to largest of ${n}: ${range}`;
}

/** The head of a column of such ranges. */
export function spreadName(m: Pick<Spread, "bounded" | "samples"> | undefined): string {
  if (m && m.samples.length === 1) return "Interval";
  return m && !m.bounded ? `Smallest to largest of ${m.samples.length}` : "95 % interval";
}

/** Why there is no interval, said once for all metrics of a result; "" where there is one or none is missed. */
export function fewText(all: readonly Pick<Spread, "bounded" | "samples">[]): string {
  const missed = all.find((m) => !m.bounded && m.samples.length > 1 && !allEqual(m));
  return missed
    ? `${missed.samples.length} samples: too few for a 95 % interval; ${ENOUGH} or more would do.`
    : "";
}

/** The warnings of the statistics but for those that are said in other words: too few samples, all the same. */
export function remarks(warnings: readonly string[]): string[] {
  return warnings.filter((w) => !/^need .* samples|^all samples are equal/.test(w));
}
