// The window of steps that a picture shows: one for all pictures, so that a
// change of view stays at the same place. Null is the whole recording.
import { effect, signal, untracked } from "@preact/signals";
import { type Recorded, recorded, stepRange } from "./recording";
import { sameRun } from "./wanted";

export interface StepWindow {
  /** Steps from <= step < to. Fractions are kept, so that zooming is even. */
  readonly from: number;
  readonly to: number;
}

export const stepWindow = signal<StepWindow | null>(null);

/** The narrowest window, in steps. */
export const NARROWEST = 8;

// Another run is seen whole at first. Of the same one other steps were loaded:
// the window stays as wide, and goes to where they are.
let before: Recorded | null = null;
effect(() => {
  const now = recorded.value;
  untracked(() => {
    const shown = stepWindow.value;
    if (!before || !now || !sameRun(before, now)) stepWindow.value = null;
    else if (shown) showSteps(shown.from, shown.to);
  });
  before = now;
});

/** All steps that there are. */
export function wholeSteps(): StepWindow {
  const { first, last } = stepRange();
  return { from: first + 1, to: Math.max(first + 2, last + 1) };
}

/** The window, also where it is the whole. Reads the signal. */
export function windowNow(): StepWindow {
  return stepWindow.value ?? wholeSteps();
}

/** Shows steps from <= step < to, cut to what there is and no narrower than NARROWEST. */
export function showSteps(from: number, to: number): void {
  const whole = wholeSteps();
  const all = whole.to - whole.from;
  const wide = Math.min(all, Math.max(NARROWEST, to - from));
  if (wide >= all) {
    stepWindow.value = null;
    return;
  }
  const middle = (from + to) / 2;
  const left = Math.min(whole.to - wide, Math.max(whole.from, middle - wide / 2));
  const now = stepWindow.peek();
  if (now?.from !== left || now.to !== left + wide)
    stepWindow.value = { from: left, to: left + wide };
}

export function showAllSteps(): void {
  stepWindow.value = null;
}

/** Makes the window `factor` times as wide; the step `at` stays where it is on the screen. */
export function zoomSteps(at: number, factor: number): void {
  const { from, to } = windowNow();
  const whole = wholeSteps();
  const now = to - from;
  const wide = Math.min(whole.to - whole.from, Math.max(NARROWEST, now * factor));
  const left = at - ((at - from) * wide) / now;
  showSteps(left, left + wide);
}

/** Moves the window by so many steps, as far as there are any. */
export function moveSteps(by: number): void {
  const { from, to } = windowNow();
  showSteps(from + by, to + by);
}

/** Moves the window, if it must, so that a step is in it and not at its very edge. */
export function keepStepInWindow(at: number): void {
  const shown = stepWindow.peek();
  if (!shown) return;
  const wide = shown.to - shown.from;
  const edge = wide * 0.12;
  const whole = wholeSteps();
  const inside =
    (at >= shown.from + edge || shown.from <= whole.from) &&
    (at < shown.to - edge || shown.to >= whole.to) &&
    at >= shown.from &&
    at < shown.to;
  if (inside) return;
  // Close by it slides along; from afar it comes to the middle.
  const off = at < shown.from + edge ? at - shown.from - edge : at - shown.to + edge;
  if (Math.abs(off) < wide) moveSteps(off);
  else showSteps(at - wide / 2, at + wide / 2);
}
