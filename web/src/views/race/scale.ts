// The axis of a race: whole decades, so that it stands still while samples come.

import { makeScale, type Scale } from "../charts/scale";

/** A log scale over the decades of `range` and of all values. */
export function decades(range: readonly [number, number], values: readonly number[]): Scale {
  const all = [...range, ...values];
  const low = 10 ** Math.floor(Math.log10(Math.min(...all)) + 1e-9);
  const high = 10 ** Math.ceil(Math.log10(Math.max(...all)) - 1e-9);
  return makeScale(low, high, true);
}
