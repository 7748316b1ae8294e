// The axis of a race: whole decades, so that it stands still while samples come.

import { makeScale, type Scale } from "../charts/scale";

/** Before there is a value. */
const anywhere = [1e5, 1e8];

/** A log scale over the decades of all values. */
export function decades(values: readonly number[]): Scale {
  const all = values.length > 0 ? values : anywhere;
  const low = 10 ** Math.floor(Math.log10(Math.min(...all)) + 1e-9);
  const high = 10 ** Math.ceil(Math.log10(Math.max(...all)) - 1e-9);
  return makeScale(low, Math.max(high, low * 10), true);
}
