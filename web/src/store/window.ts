// The window of the run that is loaded. A step outside of it is seen by running
// again, with the events round that step kept; the old picture stays meanwhile.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { RunHandle } from "../lib/run";
import { serves } from "./axis";
import { fetchWindow } from "./fetchwindow";
import { windowAround } from "./place";
import {
  awaited,
  lengthOf,
  pause,
  play,
  type Recorded,
  recorded,
  second,
  step,
  stepRange,
  travelTo,
  UNKNOWN,
} from "./recording";
import type { Window } from "./run";

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
/** What there is to say of the last one that arrived. */
export const loadRemark = signal("");

/** Whether only a part of the run is loaded. */
export const partly = computed(() => {
  const b = recorded.value?.batch;
  return b !== undefined && lengthOf(b) < b.steps;
});

/** What has arrived, until its pictures are ready: then showStaged. */
export const staged = signal<Recorded | null>(null);

let handle: RunHandle | null = null;
let playsOn = false;
let beyond: number | null = null; // a step that was asked for and is behind the run's end

effect(() => {
  const to = awaited.value;
  const kept = recorded.value;
  untracked(() => {
    const now = loading.value;
    if (to === null || !kept) cancelLoad();
    else if (!now || !holds(now, to)) load(kept, to);
  });
});

function holds({ from, to }: Window, step: number): boolean {
  return step >= from - 1 && step < to;
}

/** Gives a load up; the step stays where it was. */
export function cancelLoad(): void {
  handle?.stop();
  handle = null;
  playsOn = false;
  beyond = null;
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

function load(kept: Recorded, wanted: number): void {
  handle?.stop();
  const window = windowAround(Math.max(0, wanted));
  // Of two runs the first may be there already, or have ended before.
  const other = second.peek();
  const moved = other && serves(kept.batch, wanted) ? other : kept;
  pause();
  batch(() => {
    loading.value = { ...window, step: wanted, share: null };
    staged.value = null;
    loadFailure.value = "";
    loadRemark.value = "";
  });
  handle = fetchWindow("window", moved, window, {
    progress: (share) => {
      const now = loading.peek();
      if (now) loading.value = { ...now, share };
    },
    arrived: (events) => {
      handle = null;
      const last = events.steps - 1;
      if (!events.open && wanted > last && wanted < UNKNOWN) beyond = wanted;
      // The run ended before the window begins: its last steps are gone to.
      if (lengthOf(events) === 0 && last >= 0) awaited.value = last;
      else if (moved === other) showSecond({ ...other, batch: events }, wanted);
      else staged.value = { ...kept, batch: events };
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
    if (beyond !== null)
      loadRemark.value = `Step ${beyond} is behind the end of the run: ${step.value} is its last.`;
    beyond = null;
  });
  if (goesOn) play();
}

/** The second run at a step; its picture stays until the new one is ready. */
function showSecond(next: Recorded, to: number): void {
  const goesOn = playsOn;
  batch(() => {
    second.value = next;
    travelTo(to);
    loading.value = null;
  });
  if (goesOn) play();
}

function fail(words: string): void {
  handle = null;
  playsOn = false;
  beyond = null;
  batch(() => {
    loading.value = null;
    awaited.value = null;
    loadFailure.value = words;
  });
}
