// What a run in mode Watch shows while it goes on, read: the newest snapshot,
// and the states at some steps of the whole run.
import { computed } from "@preact/signals";
import { type Keyframe, readSnapshot, type Snapshot } from "../lib/snapshot";
import { pictures, type Watched } from "./watched";

export interface Live extends Watched {
  /** The run has ended, well or not: nothing newer comes. */
  readonly over: boolean;
  readonly view: Snapshot;
}

/** The newest snapshot, of the last run that left one. */
export const snapshot = computed<Live | null>(() => {
  const now = pictures.value;
  if (!now) return null;
  const { workload, params, seed, mode, over, newest } = now;
  return { workload, params, seed, mode, over, view: readSnapshot(newest) };
});

/** States at steps that are spread over the run so far, in their order; of the same run. */
export const keyframes = computed<readonly Keyframe[]>(() => pictures.value?.keyframes ?? []);
