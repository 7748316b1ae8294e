// The recording on screen: which one it is, the step it stands at, whether it
// plays. What the steps mean is worked out by the views that draw it.
import { batch, computed, effect, signal } from "@preact/signals";
import { EVENT_SIZE } from "../gen/events";
import type { EventBatch } from "../lib/run";
import type { Values } from "../params/values";
import { mode, setMode } from "./draft";
import { workload } from "./route";
import { busy, run, start } from "./run";

/** The kept window of one run, with what the run was asked for. */
export interface Recorded {
  readonly workload: string;
  readonly params: Values;
  readonly seed: number;
  readonly batch: EventBatch;
}

export type FlowView = "map" | "space-time";

/** The newest recording; a later run that records nothing leaves it. */
export const recorded = signal<Recorded | null>(null);
/** Whether it is shown, or put away for the diagram. */
const shown = signal(false);
/** The step whose event was the last to happen; one before the window is its start. */
export const step = signal(-1);
export const playing = signal(false);
/** Steps a second. */
export const speed = signal(4);
export const flowView = signal<FlowView>("map");
/** The tasklet that is looked at. */
export const selected = signal<number | null>(null);

/** Whether the picture of the current screen is a recording. */
export const recordingShown = computed(
  () => shown.value && recorded.value !== null && recorded.value.workload === workload.value?.id,
);

/** Whether there is one of this workload that was put away. */
export const recordingKept = computed(
  () => !shown.value && recorded.value?.workload === workload.value?.id,
);

/** Slowest and fastest play, in steps a second. */
export const SLOWEST = 0.5;
export const FASTEST = 4000;

const seconds = 24; // that a recording lasts at the speed it is first played

// A run that has ended, also one that failed, hands its events over.
effect(() => {
  const { events, settings, workload: id } = run.value;
  if (busy.value || !events || !settings || recorded.peek()?.batch === events) return;
  const steps = events.buffer.byteLength / EVENT_SIZE;
  batch(() => {
    recorded.value = { workload: id, params: settings.params, seed: settings.seed, batch: events };
    shown.value = steps > 0;
    step.value = events.from - 1;
    selected.value = null;
    playing.value = false;
    speed.value = Math.min(120, Math.max(3, Math.round(steps / seconds)));
  });
});

// While a run is under way nothing moves: the picture must not cost it anything.
effect(() => {
  if (busy.value) playing.value = false;
});

/** First and last place to stand at. */
export function stepRange(): { first: number; last: number } {
  const b = recorded.value?.batch;
  if (!b) return { first: -1, last: -1 };
  return { first: b.from - 1, last: b.from + b.buffer.byteLength / EVENT_SIZE - 1 };
}

/** Records the draft as mode study does, whatever mode is chosen. False where nothing was started. */
export function record(): boolean {
  const before = mode.value;
  let started = false;
  batch(() => {
    setMode("study");
    started = start();
    setMode(before);
  });
  return started;
}

export function closeRecording(): void {
  batch(() => {
    shown.value = false;
    playing.value = false;
  });
}

export function showRecording(): void {
  shown.value = recorded.value !== null;
}

/** Goes to a step, or to the nearest one there is. */
export function goToStep(wanted: number): void {
  const { first, last } = stepRange();
  step.value = Math.min(last, Math.max(first, Math.round(wanted)));
}

/** One or more steps on or back; that stops the play. */
export function stepBy(steps: number): void {
  playing.value = false;
  goToStep(step.value + steps);
}

/** Plays on; from the start again where it stood at the end. Not while a run is under way. */
export function play(): void {
  if (busy.value) return;
  const { first, last } = stepRange();
  if (step.value >= last) step.value = first;
  playing.value = first < last;
}

export function pause(): void {
  playing.value = false;
}

export function setSpeed(stepsPerSecond: number): void {
  speed.value = Math.min(FASTEST, Math.max(SLOWEST, stepsPerSecond));
}

export function setFlowView(view: FlowView): void {
  flowView.value = view;
}

export function select(tasklet: number | null): void {
  selected.value = tasklet;
}
