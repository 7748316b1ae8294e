// The window of the run that is loaded. A step outside of it is seen by running
// again, with the events round that step kept; the old picture stays meanwhile.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { RunHandle } from "../lib/run";
import { fetchWindow } from "./fetchwindow";
import { windowAround } from "./place";
import {
  awaited,
  lengthOf,
  pause,
  play,
  type Recorded,
  recorded,
  stepRange,
  travelTo,
} from "./recording";
import { busy, type Window } from "./run";

/** A window on its way. */
export interface Loading extends Window {
  /** The step that is gone to. */
  readonly step: number;
  /** Work of the run that is done, 0 to 1; null while it is not known. */
  readonly share: number | null;
}

export const loading = signal<Loading | null>(null);
/** Why the last one did not arrive; empty where it did. */
export const loadFailure = signal("");

/** Whether only a part of the run is loaded. */
export const partly = computed(() => {
  const b = recorded.value?.batch;
  return b !== undefined && lengthOf(b) < b.steps;
});

/** What has arrived, until its pictures are ready: then showStaged. */
export const staged = signal<Recorded | null>(null);

let handle: RunHandle | null = null;
let playsOn = false;

effect(() => {
  const to = awaited.value;
  const kept = recorded.value;
  untracked(() => {
    const now = loading.value;
    if (to === null || !kept) cancelLoad();
    else if (!now || !holds(now, to)) load(kept, to);
  });
});

// A run of the page goes first.
effect(() => {
  if (busy.value) untracked(cancelLoad);
});

function holds({ from, to }: Window, step: number): boolean {
  return step >= from - 1 && step < to;
}

/** Gives a load up; the step stays where it was. */
export function cancelLoad(): void {
  handle?.stop();
  handle = null;
  playsOn = false;
  batch(() => {
    loading.value = null;
    staged.value = null;
    awaited.value = null;
  });
}

/** Plays on behind the end of what is loaded. */
export function playOn(): void {
  pause();
  playsOn = true;
  travelTo(stepRange().last + 1);
}

function load(kept: Recorded, step: number): void {
  handle?.stop();
  const window = windowAround(Math.max(0, step));
  pause();
  batch(() => {
    loading.value = { ...window, step, share: null };
    staged.value = null;
    loadFailure.value = "";
  });
  handle = fetchWindow(kept, window, {
    progress: (share) => {
      const now = loading.peek();
      if (now) loading.value = { ...now, share };
    },
    arrived: (events) => {
      handle = null;
      staged.value = { ...kept, batch: events };
    },
    failed: fail,
  });
}

/** Shows what has arrived, at the step that is awaited. */
export function showStaged(): void {
  const next = staged.peek();
  const to = awaited.peek();
  const goesOn = playsOn;
  if (!next) return;
  batch(() => {
    staged.value = null;
    recorded.value = next;
    if (to !== null) travelTo(to);
    loading.value = null;
  });
  if (goesOn) play();
}

function fail(words: string): void {
  handle = null;
  playsOn = false;
  batch(() => {
    loading.value = null;
    awaited.value = null;
    loadFailure.value = words;
  });
}
