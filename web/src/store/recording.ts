// The recording on screen: which one it is, the step it stands at, whether it
// plays. What the steps mean is worked out by the views that draw it.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { EventBatch } from "../lib/run";
import { type FlowView, flowViews, type Place, START } from "../params/place";
import type { Values } from "../params/values";
import { lengthOf, loadedRange, type StepRange, UNKNOWN, wholeRange } from "./axis";
import { mode, setMode } from "./draft";
import { measured } from "./processor";
import { linkErrors, workload } from "./route";
import { busy, run, start, type Window } from "./run";
import { sameRun, wanted } from "./wanted";

/** The kept window of one run, with what the run was asked for. */
export interface Recorded {
  readonly workload: string;
  readonly params: Values;
  readonly seed: number;
  readonly batch: EventBatch;
}

export type { FlowView } from "../params/place";
export { lengthOf, type StepRange, UNKNOWN } from "./axis";

/** The newest recording; a later run that records nothing leaves it. */
export const recorded = signal<Recorded | null>(null);
/** Whether it is shown, or put away for the diagram. */
export const shown = signal(false);
/** The step whose event was the last to happen; one before the window is its start. */
export const step = signal(-1);
export const playing = signal(false);
/** A step that is gone to but not loaded yet: window.ts loads what is round it. */
export const awaited = signal<number | null>(null);
/** Steps a second. */
export const speed = signal(4);
export const flowView = signal<FlowView>(flowViews[0]);
/** Who chose the view: the visitor's choice stays, a link's is for its recording, else it goes by size. */
let chosenBy: "visitor" | "link" | "size" = "size";
/** The tasklet that is looked at. */
export const selected = signal<number | null>(null);
/** The tasklet of a link until its recording has been asked whether it has it, see linkedtasklet.ts. */
export const linkedTasklet = signal<number | null>(null);
/** The step of the delivery of the message that is followed, see follow.ts. */
export const followed = signal<number | null>(null);
/** The step of a link that only the second run may have; gone to when that is there. */
export const laterStep = signal<number | null>(null);
/** What a second run beside it differs in, as a link says it; empty where there is none. */
export const beside = signal("");
/** That second run; null where there is none, or while it is on its way. */
export const second = signal<Recorded | null>(null);

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
export const FASTEST = 40_000;

let taken: EventBatch | null = null;

const seconds = 24; // that a recording lasts at the speed it is first played

// A run that has ended, also one that failed, hands its events over, once.
effect(() => {
  const { events, settings, workload: id } = run.value;
  if (busy.value || !events || !settings || taken === events) return;
  taken = events;
  const { params, seed } = settings;
  untracked(() => show({ workload: id, params, seed, batch: events }));
});

function show(next: Recorded): void {
  const asked = wanted.value;
  const place = asked && sameRun(asked, next) ? asked.place : null;
  const { batch: events } = next;
  batch(() => {
    recorded.value = next;
    wanted.value = null;
    shown.value = events.steps > 0;
    awaited.value = null;
    playing.value = false;
    speed.value = Math.min(120, Math.max(3, Math.round(lengthOf(events) / seconds)));
    beside.value = "";
    if (place) standAt(place);
    else {
      step.value = events.from - 1;
      selected.value = null;
    }
  });
}

// While something is measured nothing moves: the picture must not cost it anything.
effect(() => {
  if (measured.value) playing.value = false;
});

/** First and last place to stand at in what is loaded; with a second run, of both. */
export function stepRange(): StepRange {
  const b = recorded.value?.batch;
  return b ? loadedRange(b, second.value?.batch) : { first: START, last: START };
}

/** Whether a run goes on behind what is loaded, nobody knows how far. */
export const openEnded = computed(() => runRange().last === UNKNOWN);

/** The same of the whole run, loaded or not; the last of a run that was never run to its end is not known. */
export function runRange(): StepRange {
  const b = recorded.value?.batch;
  return b ? wholeRange(b, second.value?.batch) : { first: START, last: START };
}

/** Shows the recording at a place; a step that the run does not have is told, and the last one shown. */
export function standAt(place: Place): void {
  const { last } = runRange();
  batch(() => {
    shown.value = true;
    flowView.value = place.view;
    chosenBy = "link";
    selected.value = place.at;
    linkedTasklet.value = place.at;
    // A link shows what it says, and it says no message.
    if (followed.value !== place.step) followed.value = null;
    beside.value = place.beside;
    travelTo(place.step);
    laterStep.value = place.step > last && place.beside !== "" ? place.step : null;
    if (place.step > last && place.beside === "")
      linkErrors.value = [
        ...linkErrors.value,
        `step: "${place.step}": start, or a step from 0 to ${last}, the last of this run`,
      ];
  });
}

/** Records the draft as mode study does, whatever mode is chosen. False where nothing was started. */
export function record(window?: Window): boolean {
  const before = mode.value;
  let started = false;
  batch(() => {
    setMode("study");
    started = start(window);
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

/** Goes to a step, or to the nearest one that is loaded. */
export function goToStep(wanted: number): void {
  const { first, last } = stepRange();
  step.value = Math.min(last, Math.max(first, Math.round(wanted)));
}

/** Goes to a step of the run, or to the nearest one there is; what is not loaded is awaited. */
export function travelTo(wanted: number): void {
  const loaded = stepRange();
  const whole = runRange();
  const to = Math.min(whole.last, Math.max(whole.first, Math.round(wanted)));
  const here = to >= loaded.first && to <= loaded.last;
  awaited.value = here ? null : to;
  if (here) step.value = to;
}

/** One or more steps on or back; that stops the play. */
export function stepBy(steps: number): void {
  playing.value = false;
  travelTo(step.value + steps);
}

/** Plays on; from the start again where it stood at the end. Not while something is measured. */
export function play(): void {
  if (measured.value) return;
  const { first, last } = runRange();
  if (step.value >= last) travelTo(first);
  playing.value = awaited.value === null && first < last;
}

export function pause(): void {
  playing.value = false;
}

export function setSpeed(stepsPerSecond: number): void {
  speed.value = Math.min(FASTEST, Math.max(SLOWEST, stepsPerSecond));
}

export function setFlowView(view: FlowView): void {
  chosenBy = "visitor";
  flowView.value = view;
}

/** Shows a new recording as suits it, unless a view that can show it was chosen. */
export function suggestFlowView(view: FlowView, possible: readonly FlowView[]): void {
  const stays = chosenBy !== "size" && possible.includes(flowView.peek());
  if (chosenBy === "link" || !stays) chosenBy = "size";
  if (!stays) flowView.value = view;
}

export function select(tasklet: number | null): void {
  selected.value = tasklet;
  linkedTasklet.value = null;
}
