// Moves in a recording that Back undoes: each is a step of the history. Small
// ones, a step or a play, change the present entry: see place.ts.
import type { FlowView } from "../params/place";
import { asStep } from "./history";
import { settle } from "./place";
import { beside, closeRecording, pause, select, setFlowView, travelTo } from "./recording";

/** Goes to a step of the run, wherever it is; what is not loaded is loaded. */
export function jumpTo(wanted: number): void {
  asStep(() => {
    pause();
    travelTo(wanted);
    settle();
  });
}

export function lookAt(tasklet: number | null): void {
  asStep(() => {
    settle();
    select(tasklet);
  });
}

/** Looks at a tasklet at a step. */
export function lookAtStep(tasklet: number, wanted: number): void {
  asStep(() => {
    pause();
    select(tasklet);
    travelTo(wanted);
    settle();
  });
}

export function showView(view: FlowView): void {
  asStep(() => {
    settle();
    setFlowView(view);
  });
}

/** Shows a second run beside the recorded one, as a link says how it differs; empty for none. */
export function compareWith(how: string): void {
  asStep(() => {
    settle();
    beside.value = how;
  });
}

export function putAway(): void {
  asStep(() => {
    settle();
    closeRecording();
  });
}
