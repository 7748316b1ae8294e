// Numbers as Go reads and writes them, so that the page and the wasm accept
// the same texts and agree on their canonical forms.

const wholeNumber = /^[+-]?[0-9]+$/;
const decimal = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const maxInt64 = 2n ** 63n;

/** Drops underscores that stand between digits. */
export function plainDigits(text: string): string {
  return text.replace(/(?<=[0-9])_(?=[0-9])/g, "");
}

/** The whole number in text, or null where it is none or beyond 64 bits. */
export function parseWhole(text: string): bigint | null {
  const plain = plainDigits(text);
  if (!wholeNumber.test(plain)) return null;
  const n = BigInt(plain.replace(/^\+/, ""));
  return n >= -maxInt64 && n < maxInt64 ? n : null;
}

/** The number in text, or null where it is none or not finite. */
export function parseNumber(text: string): number | null {
  const plain = plainDigits(text);
  if (!decimal.test(plain)) return null;
  const f = Number(plain);
  return Number.isFinite(f) ? f : null;
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
