// Ranges in words, the same for all charts.

import { exact } from "../../figures/number";

/** "step 12", "steps 12 to 40"; the last one is in it. */
export function rangeWords(noun: string, from: number, last: number): string {
  return last <= from ? `${noun} ${exact(from)}` : `${noun}s ${exact(from)} to ${exact(last)}`;
}

/** "1 event", "41 events" */
export function countWords(count: number, noun: string, plural = `${noun}s`): string {
  return `${count === 0 ? "no" : exact(count)} ${count === 1 ? noun : plural}`;
}
