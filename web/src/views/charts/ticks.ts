// Ticks at round values: 1, 2, 5 times a power of ten; decades on a log scale.

import type { Scale } from "./scale";

function niceStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  for (const m of [1, 2, 5]) if (raw <= m * power * 1.0001) return m * power;
  return 10 * power;
}

function linearTicks(s: Scale, most: number): number[] {
  const step = niceStep((s.max - s.min) / Math.max(1, most - 1));
  const first = Math.ceil(s.min / step - 1e-9);
  // Counted, not compared: where a span is lost in rounding, values would never pass its end.
  const count = Math.min(most, Math.floor(s.max / step + 1e-9) - first + 1);
  if (!(step > 0) || !(count > 0)) return [];
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

function logTicks(s: Scale, most: number): number[] {
  const first = Math.floor(Math.log10(s.min));
  const last = Math.ceil(Math.log10(s.max));
  const inside = (multiples: readonly number[], every: number) => {
    const out: number[] = [];
    for (let e = first; e <= last; e++) {
      if ((((e - first) % every) + every) % every !== 0) continue;
      for (const m of multiples) {
        const v = Number((m * 10 ** e).toPrecision(12));
        if (v >= s.min * 0.999999 && v <= s.max * 1.000001) out.push(v);
      }
    }
    return out;
  };
  for (const multiples of [[1, 2, 5], [1, 3], [1]]) {
    const out = inside(multiples, 1);
    if (out.length <= most) return out.length >= 2 ? out : linearTicks(s, most);
  }
  return inside([1], Math.ceil((last - first + 1) / most));
}

/** At most `most` ticks (2 or more), rising, all within the scale. */
export function ticks(s: Scale, most: number): number[] {
  const out = s.log ? logTicks(s, most) : linearTicks(s, most);
  return out.filter((v) => v >= s.min - 1e-12 * Math.abs(s.min) && v <= s.max * (1 + 1e-12));
}
