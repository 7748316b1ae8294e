// Round values, as axes and ranges show them.

import { figure, GAP, PLAIN, type Prefix, short, UP } from "./number";

/** A round value, as on an axis: no zeros after the last digit that says something. */
export function roundText(value: number, unit: string): string {
  const f = figure(value, unit);
  const digits =
    f.digits.includes(".") && !f.digits.includes("e") ? f.digits.replace(/\.?0+$/, "") : f.digits;
  return f.unit === "" ? digits : digits + GAP + f.unit;
}

/** A round number alone, in few letters: "10 M", "250", "0.05". */
export function prefixed(value: number): string {
  let found: Prefix = { factor: 1, sign: "" };
  for (const p of UP) if (Math.abs(value) >= (p.sign === "k" ? 1e4 : p.factor)) found = p;
  const text = roundText(value / found.factor, "");
  return found.sign === "" ? text : text + GAP + found.sign;
}

/** A tick: short units stay, a unit in words is said once by the chart. */
export function axisText(value: number, unit: string): string {
  return short(unit) || PLAIN.has(unit) ? roundText(value, unit) : prefixed(value);
}
