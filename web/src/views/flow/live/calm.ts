// What is read of a run under way follows it at a rate that can be taken in;
// the picture itself follows the newest that there is.

import { effect, signal } from "@preact/signals";
import { type Live, snapshot } from "../../../store/live";
import { moves } from "../clock/clock";

const pace = 250; // ms between two numbers
const spoken = 1000; // ms between two sentences for a screen reader

export const calmLive = signal<Live | null>(snapshot.peek());
export const spokenLive = signal<Live | null>(snapshot.peek());

/** Sets `to` to the newest, at once where the last one is long ago or the run is over, else later. */
function follow(to: typeof calmLive, every: () => number): void {
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(timer);
    timer = undefined;
    last = performance.now();
    to.value = snapshot.peek();
  };
  effect(() => {
    const next = snapshot.value;
    const wait = last + every() - performance.now();
    if (!next || next.over || wait <= 0) show();
    else timer ??= setTimeout(show, wait);
  });
}

follow(calmLive, () => pace);
follow(spokenLive, () => spoken);

/** Pictures a second: tiles that can be told apart must not flash, and nothing moves where motion is not wanted. */
export function pictureRate(tasklets: number): number {
  if (!moves()) return 1;
  return tasklets <= 2000 ? 3 : 60;
}
