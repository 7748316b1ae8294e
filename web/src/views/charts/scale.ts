// Scales map values to places and back: linear, or logarithmic where values
// span more than a decade. Sliders and charts share them.

export interface Scale {
  readonly log: boolean;
  readonly min: number;
  readonly max: number;
  /** Place of a value, 0 at min and 1 at max; not clamped. */
  place(value: number): number;
  /** Value at a place. */
  value(place: number): number;
}

/** A scale from min to max. A log scale needs min > 0; otherwise it is linear. */
export function makeScale(min: number, max: number, log: boolean): Scale {
  if (log && min > 0 && max > min) {
    const a = Math.log(min);
    const span = Math.log(max) - a;
    return {
      log: true,
      min,
      max,
      place: (v) => (Math.log(v) - a) / span,
      value: (p) => Math.exp(a + p * span),
    };
  }
  const span = max - min || 1;
  return { log: false, min, max, place: (v) => (v - min) / span, value: (p) => min + p * span };
}

/** Whether values span more than a decade, so that a linear scale would hide the small ones. */
export function wantsLog(values: readonly number[]): boolean {
  const low = Math.min(...values);
  return values.length > 0 && low > 0 && Math.max(...values) / low > 10;
}

/** The scale that shows all values with some air; a linear one of positive values starts at 0. */
export function scaleFor(values: readonly number[], log: boolean): Scale {
  if (values.length === 0) return makeScale(0, 1, false);
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (log && low > 0) {
    const air = Math.max(1.15, (high / low) ** 0.06);
    return makeScale(low / air, high * air, true);
  }
  return makeScale(Math.min(0, low * 1.05), high > 0 ? high * 1.06 : 1, false);
}

/** A scale around values that need not start at 0, for the samples strip. */
export function closeScale(values: readonly number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // Samples that differ by rounding only are one value.
  const apart = high - low > Math.abs(high) * 1e-9;
  const air = (apart ? high - low : Math.abs(high) || 1) * 0.08;
  return makeScale(low - air, high + air, false);
}
