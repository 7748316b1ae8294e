// The place in a recording as the address says it: written when a step is
// rested at, and taken from a link by running again where that run is not here.
import { batch, effect, signal } from "@preact/signals";
import type { Workload } from "../gen/types";
import { conditionWords, holds } from "../params/condition";
import { parseWhole } from "../params/numbers";
import { ofPlace, type Place } from "../params/place";
import { canonical, defaults } from "../params/values";
import { findWorkload } from "./catalog";
import { drafts, fieldErrors, memoryError, seedText } from "./draft";
import type { RunKey } from "./proof";
import {
  awaited,
  beside,
  closeRecording,
  flowView,
  playing,
  record,
  recorded,
  recordingShown,
  selected,
  shown,
  standAt,
  step,
  UNKNOWN,
} from "./recording";
import { linkErrors, workload } from "./route";
import { busy, run, studySteps, type Window } from "./run";
import { sameRun, wanted } from "./wanted";

const rest = 150; // ms; browsers refuse an address that changes with every step

/** The step that the address says. */
const restStep = signal(step.peek());

let timer: ReturnType<typeof setTimeout> | undefined;
effect(() => {
  const now = here();
  clearTimeout(timer);
  if (playing.value || now === restStep.peek()) return;
  timer = setTimeout(() => {
    restStep.value = now;
  }, rest);
});

/** Where it stands, or goes to where that is known. */
function here(): number {
  const to = awaited.value;
  return to === null || to === UNKNOWN ? step.value : to;
}

/** The address says the present step at once. */
export function settle(): void {
  clearTimeout(timer);
  restStep.value = here();
}

// Whoever stops the run does not want to get there.
effect(() => {
  if (run.value.status === "stopped") wanted.value = null;
});

/** The place of a workload's recording for a link; null where the draft is not what was recorded. */
export function placeOf(id: string): Place | null {
  const kept = recorded.value;
  const origin = originOf(findWorkload(id));
  const asked = wanted.value;
  if (!origin) return null;
  if (asked && sameRun(asked, origin)) return asked.place;
  if (!shown.value || !kept || !sameRun(kept, origin)) return null;
  return {
    step: restStep.value,
    view: flowView.value,
    at: selected.value,
    beside: beside.value,
  };
}

/** The run that the draft of a workload asks for. */
export function originOf(w: Workload | undefined): RunKey | null {
  const seed = parseWhole(seedText.value);
  if (!w || seed === null) return null;
  const params = canonical(w, { ...defaults(w), ...drafts.value[w.id] });
  return { workload: w.id, params, seed: Number(seed) };
}

/** The window that is loaded to see a step: all before it where that is not much. */
export function windowAround(wanted: number): Window {
  const from = wanted < studySteps * 0.75 ? 0 : Math.floor(wanted - studySteps / 2);
  return { from, to: Math.min(from + studySteps, 2 ** 53) };
}

/** Goes to the place that a link says, the draft being as the link says already. */
export function takePlace(place: Place | null, errors: readonly string[]): void {
  const origin = originOf(workload.value);
  const here = recorded.value;
  const same = origin && here && sameRun(origin, here);
  if (!origin || !place) {
    wanted.value = null;
    // Also that of other params: Back from one leads to where it was opened.
    if (recordingShown.value) closeRecording();
    return;
  }
  if (same) {
    wanted.value = null;
    standAt(place);
    settle();
    return;
  }
  const under = wanted.value !== null && sameRun(wanted.value, origin) && busy.value;
  wanted.value = { ...origin, place };
  // Where a param could not be taken, or something else runs, it waits for Record.
  if (!under && !busy.value && errors.every(ofPlace)) begin(place);
}

function begin(place: Place): void {
  if (record(windowAround(place.step))) return;
  batch(() => {
    wanted.value = null;
    linkErrors.value = [...linkErrors.value, `step: not shown: ${whyNot()}`];
  });
}

function whyNot(): string {
  const w = workload.value;
  const origin = originOf(w);
  if (w && origin && !holds(w.records, origin.params))
    return `records only with ${conditionWords(w.records)}`;
  return memoryError.value ?? Object.values(fieldErrors.value)[0] ?? "nothing runs here";
}
