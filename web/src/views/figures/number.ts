// Numbers as a timetable prints them: three significant digits, thin spaces
// in thousands, SI prefixes.

import { exact, group, MINUS, THIN } from "../../lib/thousands";

export { exact, group, THIN };

/** Between digits and unit; breaks no line. */
export const GAP = "\u00a0";

/** A number ready to be set: the digits, and the unit with its prefix. */
export interface Figure {
  readonly digits: string;
  readonly unit: string;
  /** The unit where it is short, else its prefix alone: for columns that name the unit once. */
  readonly brief: string;
}

export interface Prefix {
  readonly factor: number;
  readonly sign: string;
}

export const UP: readonly Prefix[] = [
  { factor: 1, sign: "" },
  { factor: 1e3, sign: "k" },
  { factor: 1e6, sign: "M" },
  { factor: 1e9, sign: "G" },
  { factor: 1e12, sign: "T" },
];

const DOWN: readonly Prefix[] = [
  { factor: 1e-3, sign: "m" },
  { factor: 1e-6, sign: "µ" },
  { factor: 1e-9, sign: "n" },
];

/** Units that a prefix is glued to: 510 ms, 6.4 MB, 12 ns/kick. */
export function short(unit: string): boolean {
  return /^(s|B)(\/|$)|^Hz$/.test(unit);
}

/** Units that take no prefix: they have one already, or none is usual. */
export const PLAIN = new Set(["", "%", "ns", "µs", "us", "ms", "kB", "MB", "GB"]);

function sign(n: number): string {
  return n < 0 ? MINUS : "";
}

/** `digits` significant digits without an exponent; whole digits are never rounded away below 10,000. */
export function significant(n: number, digits = 3): string {
  const size = Math.abs(n);
  if (!Number.isFinite(n)) return "no number";
  if (size === 0) return "0";
  const magnitude = Math.floor(Math.log10(size));
  if (magnitude < -4) return sign(n) + size.toExponential(digits - 1).replace("e-", " e-");
  const places = Math.max(0, digits - 1 - magnitude);
  let text = size.toFixed(places);
  // 9.996 becomes 10.00: one digit too many.
  if (places > 0 && Number(text) >= 10 ** (magnitude + 1)) text = size.toFixed(places - 1);
  return sign(n) + group(text);
}

/** The prefix that brings `size` between 1 and 1,000, where `unit` takes one. */
export function prefixFor(size: number, unit: string): Prefix {
  let found: Prefix = { factor: 1, sign: "" };
  if (PLAIN.has(unit) || size === 0 || !Number.isFinite(size)) return found;
  for (const p of UP) if (size >= 0.9995 * p.factor) found = p;
  if (size < 0.9995 && short(unit) && !unit.startsWith("B")) {
    for (const p of DOWN) {
      found = p;
      if (size >= 0.9995 * p.factor) break;
    }
  }
  // 1,212 switches read better whole; a time or a size does not.
  if (!short(unit) && size < 9999.5) found = { factor: 1, sign: "" };
  return found;
}

function unitWith(prefix: string, unit: string): string {
  if (prefix === "" || short(unit)) return prefix + unit;
  return `${prefix}${GAP}${unit}`;
}

/** A value with its unit, in three significant digits: {digits: "20.3", unit: "M switches/s"}. */
export function figure(value: number, unit: string): Figure {
  const p = prefixFor(Math.abs(value), unit);
  const whole = unitWith(p.sign, unit);
  return {
    digits: significant(value / p.factor),
    unit: whole,
    brief: short(unit) || PLAIN.has(unit) ? whole : p.sign,
  };
}

/** A figure in one string: "20.3 M switches/s". */
export function figureText(value: number, unit: string): string {
  const f = figure(value, unit);
  return f.unit === "" ? f.digits : f.digits + GAP + f.unit;
}

/** An interval under one prefix, that of its middle: "505 to 518 ms". */
export function intervalText(middle: number, low: number, high: number, unit: string): string {
  const p = prefixFor(Math.abs(middle), unit);
  const u = unitWith(p.sign, unit);
  const text = `${significant(low / p.factor)} to ${significant(high / p.factor)}`;
  return u === "" ? text : text + GAP + u;
}
