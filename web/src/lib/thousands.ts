// Whole numbers on screen: a thin space in thousands from five digits on, and
// a true minus sign.

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
