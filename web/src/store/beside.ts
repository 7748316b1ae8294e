// A second run beside the recorded one, on the same axis of steps: the same
// workload and seed with another preset or one param changed. It is made for
// the window that is loaded of the first.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { RunHandle } from "../lib/run";
import { besideValues } from "../params/beside";
import { conditionWords, holds } from "../params/condition";
import { findWorkload } from "./catalog";
import { fetchWindow } from "./fetchwindow";
import {
  beside,
  laterStep,
  lengthOf,
  type Recorded,
  recorded,
  recordingShown,
  runRange,
  second,
  travelTo,
} from "./recording";
import { linkErrors } from "./route";
import { studySteps } from "./run";

/** The share of it that is done while it is on its way; null while it is not. */
export const secondShare = signal<number | null>(null);
/** Why it is not there; empty where it is, or is on its way. */
export const secondFailure = signal("");

/** Whether two runs are to be seen. */
export const paired = computed(() => recordingShown.value && beside.value !== "");

let handle: RunHandle | null = null;

effect(() => {
  const first = recorded.value;
  const asked = beside.value;
  if (!paired.value || !first) untracked(drop);
  else untracked(() => load(first, asked));
});

function drop(): void {
  handle?.stop();
  handle = null;
  batch(() => {
    second.value = null;
    secondShare.value = null;
    secondFailure.value = "";
  });
}

function load(first: Recorded, asked: string): void {
  const w = findWorkload(first.workload);
  if (!w) return;
  handle?.stop();
  const params = besideValues(w, first.params, asked);
  const { from } = first.batch;
  batch(() => {
    second.value = null;
    secondShare.value = 0;
    secondFailure.value = "";
  });
  if (!holds(w.records, params)) {
    fail(`It records only with ${conditionWords(w.records)}.`);
    return;
  }
  const key = { workload: first.workload, params, seed: first.seed };
  const window = { from, to: from + Math.max(lengthOf(first.batch), studySteps) };
  handle = fetchWindow("second", key, window, {
    progress: (share) => {
      secondShare.value = share;
    },
    arrived: (events) =>
      batch(() => {
        secondShare.value = null;
        second.value = { ...key, batch: events };
        goLater();
      }),
    failed: fail,
  });
}

/** Goes to the step that the link asked for, where one of the two runs has it. */
function goLater(): void {
  const later = laterStep.peek();
  laterStep.value = null;
  if (later === null) return;
  const { last } = runRange();
  travelTo(later);
  if (later > last)
    linkErrors.value = [
      ...linkErrors.value,
      `step: "${later}": start, or a step from 0 to ${last}, the last of these runs`,
    ];
}

function fail(words: string): void {
  handle = null;
  batch(() => {
    secondShare.value = null;
    secondFailure.value = words;
  });
}
