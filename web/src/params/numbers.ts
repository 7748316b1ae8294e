// Numbers as Go reads and writes them, so that the page and the wasm accept
// the same texts and agree on their canonical forms.

import { decimalComma, plainDigits } from "./grouping";

const wholeNumber = /^[+-]?[0-9]+$/;
const decimal = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const exponential = /^([+-]?)([0-9]*)\.?([0-9]*)[eE]([+-]?[0-9]+)$/;
const maxExponent = 20; // more than 64 bits have digits
const maxInt64 = 2n ** 63n;

/** The whole number in text, or null where it is none or beyond 64 bits: 100000, 100,000, 1e5. */
export function parseWhole(text: string): bigint | null {
  const plain = plainDigits(text);
  const digits = wholeNumber.test(plain) ? plain : withoutExponent(plain);
  if (digits === null) return null;
  const n = BigInt(digits.replace(/^\+/, ""));
  return n >= -maxInt64 && n < maxInt64 ? n : null;
}

/** 1.5e3 as 1500; null where the value is not whole, or there is no exponent. */
function withoutExponent(text: string): string | null {
  const [, sign = "", whole = "", fraction = "", power = ""] = exponential.exec(text) ?? [];
  const exponent = Number(power);
  let digits = whole + fraction;
  if (power === "" || digits === "" || Math.abs(exponent) > maxExponent) return null;
  let zeros = exponent - fraction.length;
  for (; zeros < 0 && digits.endsWith("0") && digits.length > 1; zeros++)
    digits = digits.slice(0, -1);
  if (zeros < 0 && digits !== "0") return null;
  return sign + digits + "0".repeat(Math.max(zeros, 0));
}

/** The number in text, or null where it is none or not finite. */
export function parseNumber(text: string): number | null {
  const plain = plainDigits(text);
  if (decimalComma(text) || !decimal.test(plain)) return null;
  const f = Number(plain);
  return Number.isFinite(f) ? f : null;
}

/** A number that reads as 0 though its digits are not all 0: it is too small to be held. */
export function vanishes(text: string, f: number): boolean {
  return f === 0 && /[1-9]/.test(text.toLowerCase().split("e")[0] ?? "");
}

/** The canonical text of a number: what JavaScript writes, and Go writes the same. */
export function formatNumber(f: number): string {
  return String(f);
}

/** The shortest text that reads back as f; never with an exponent. */
export function formatPlain(f: number): string {
  const [mantissa = "0", power = "0"] = Math.abs(f).toExponential().split("e");
  const digits = mantissa.replace(".", "");
  const exponent = Number(power);
  const sign = f < 0 ? "-" : "";
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const fraction = digits.slice(exponent + 1);
  return sign + whole + (fraction && `.${fraction}`);
}
