// Digits in groups of three, as people write them (workloads/bench/number.go).

/** A comma, or a space of any width. */
const separators = [",", " ", "\u00a0", "\u2009", "\u202f"];
const grouped =
  /^[+-]?[0-9]{1,3}([,\u0020\u00a0\u2009\u202f])[0-9]{3}(?:\1[0-9]{3})*(?:\.[0-9]+)?$/;
/** A number, a space or none, and the prefix of a unit: 10k, 10 M. */
const prefixed = /^(.*[0-9])[\u0020\u00a0\u2009\u202f]?([kKMG])$/s;
const exponents: Readonly<Record<string, string>> = { k: "e3", K: "e3", M: "e6", G: "e9" };
const apart = /^[+-]?[0-9][0-9.,\u0020\u00a0\u2009\u202f]*[0-9]$/;
const longest = 40; // bytes of a text that is helped

/**
 * Drops what stands between digits: underscores, and one kind of separator
 * before each three of them. A text grouped otherwise stays as it is, so that
 * 1,5 is never 15. A prefix behind the number (10k, 10 M, 1 G) becomes its exponent.
 */
export function plainDigits(text: string): string {
  const [, number, prefix = ""] = prefixed.exec(text) ?? [];
  if (number !== undefined) return plainDigits(number) + exponents[prefix];
  const separator = grouped.exec(text)?.[1];
  if (separator !== undefined) return text.replaceAll(separator, "");
  if (hasSeparator(text)) return text;
  return text.replace(/(?<=[0-9])_(?=[0-9])/g, "");
}

/** In 1,234 the comma may be a decimal point, where numbers need not be whole. */
export function decimalComma(text: string): boolean {
  return /^[^,.\u0020\u00a0\u2009\u202f]*,[^,.\u0020\u00a0\u2009\u202f]*$/.test(text);
}

/** What would be right where digits are grouped ambiguously; empty for other texts. */
export function groupingHint(text: string, whole: boolean): string {
  if (!apart.test(text) || !hasSeparator(text)) return "";
  if (new TextEncoder().encode(text).length > longest) return "";
  const plain = plainDigits(text);
  if (!whole && decimalComma(text)) {
    const right = text.replace(",", ".");
    return `; ${plain === text ? right : `${right} or ${plain}`} would be right`;
  }
  return plain === text ? "; digits are grouped in threes, such as 100,000" : "";
}

function hasSeparator(text: string): boolean {
  return separators.some((s) => text.includes(s));
}
