// The step for what is read, not watched: while it plays it follows at a rate
// that can be taken in; when it stands it is exact.

import { effect, signal } from "@preact/signals";
import { playing, step } from "../../../store/recording";

const pace = 125; // ms

export const calmStep = signal(step.peek());

let last = 0;
effect(() => {
  const now = performance.now();
  if (playing.value && now - last < pace && step.value !== calmStep.peek()) return;
  last = now;
  calmStep.value = step.value;
});
