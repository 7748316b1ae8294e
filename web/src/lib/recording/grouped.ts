// Numbers with a noun on screen, and whole numbers in files, where thousands
// have a comma, which every program reads.

import { exact as grouped } from "../thousands";

export { grouped };

/** For files, in ASCII: 38,112. */
export function comma(n: number): string {
  return n.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 step", "3 steps": a number with its noun. */
export function several(n: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`;
}

/** Words of the screen for files, in ASCII: those have thin spaces and true minus signs. */
export function ascii(text: string): string {
  return text.replaceAll("\u202f", "").replaceAll("\u2212", "-");
}
