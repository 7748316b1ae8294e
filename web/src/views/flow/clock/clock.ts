// The place on the step axis as time goes by: it moves while a recording
// plays, and glides from one step to the next when one is taken.

import { signal } from "@preact/signals";
import {
  goToStep,
  pause,
  playing,
  runRange,
  speed,
  step,
  stepRange,
} from "../../../store/recording";
import { playOn } from "../../../store/window";
import { moves } from "./motion";

export { moves };

/** Between two whole numbers the later step is on its way. */
export const place = signal(step.peek());

const glide = 320; // ms

/** Runs the clock until the answer is called. */
export function runClock(): () => void {
  let frame = 0;
  let last = 0;
  let shown = step.peek();
  let exact = shown;
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    const passed = last === 0 ? 0 : Math.min(100, now - last);
    last = now;
    if (playing.peek()) play(passed);
    else follow(passed);
  };
  const play = (passed: number) => {
    const { last: end } = stepRange();
    // Somebody jumped while it played.
    if (step.peek() !== Math.floor(exact)) exact = step.peek();
    exact = Math.min(end, exact + (passed / 1000) * speed.peek());
    shown = exact;
    goToStep(Math.floor(exact));
    place.value = moves() ? exact : Math.floor(exact);
    if (exact < end) return;
    if (end < runRange().last) playOn();
    else pause();
  };
  const follow = (passed: number) => {
    const target = step.peek();
    if (moves() && target > shown && target - shown <= 1) {
      shown = Math.min(target, shown + passed / glide);
    } else shown = target;
    exact = target;
    place.value = shown;
  };
  frame = requestAnimationFrame(tick);
  return () => {
    cancelAnimationFrame(frame);
    pause();
  };
}
