// Whole numbers in words and files. On screen as the figures of the page have
// them: a thin space in thousands from five digits on, a true minus sign; in
// files a comma, which every program reads.

/** For the screen: 38 112 (thin), 2048, −5. */
export function grouped(n: number): string {
  const digits = Math.abs(n).toFixed(0);
  const text = digits.length > 4 ? digits.replace(/\B(?=(\d{3})+$)/g, "\u202f") : digits;
  return n < 0 ? `\u2212${text}` : text;
}

/** For files, in ASCII: 38,112. */
export function comma(n: number): string {
  return n.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 step", "3 steps": a number with its noun. */
export function several(n: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`;
}
