// Whole numbers on screen, all of them: a thin space in thousands from five
// digits on, and a true minus sign.

/** In thousands; breaks no line. */
export const THIN = "\u202f";

export const MINUS = "\u2212";

/** Thousands in groups of three: 100 000. Takes decimal digits with an optional fraction. */
export function group(digits: string): string {
  const [whole = "", fraction] = digits.split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, THIN) : whole;
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** A whole number, exactly: 38 112, 2048, −5. */
export function exact(n: number): string {
  return (n < 0 ? MINUS : "") + group(Math.abs(n).toFixed(0));
}

const commas = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d]|,\d)/g;

/** A value with the thousands in all its texts as the page has them: what is written in Go has commas. */
export function regrouped<T>(value: T): T {
  if (typeof value === "string")
    return value.replace(commas, (digits) => group(digits.replaceAll(",", ""))) as T;
  if (Array.isArray(value)) return value.map(regrouped) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, regrouped(v)])) as T;
}
