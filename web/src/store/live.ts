// What a run in mode Watch or Study shows while it goes on: the newest
// snapshot, and the states at some steps of the whole run. A hidden page is told
// nothing and catches up when it is shown.
import { signal } from "@preact/signals";
import type { Mode } from "../lib/run";
import { type Keyframe, readSnapshot, type Snapshot, type SnapshotBatch } from "../lib/snapshot";
import type { Values } from "../params/values";

/** The run that a snapshot is of. */
export interface Watched {
  readonly workload: string;
  readonly params: Values;
  readonly seed: number;
  readonly mode: Mode;
}

export interface Live extends Watched {
  /** The run has ended, well or not: nothing newer comes. */
  readonly over: boolean;
  readonly view: Snapshot;
}

/** The newest snapshot, of the last run that left one. */
export const snapshot = signal<Live | null>(null);
/** States at steps that are spread over the run so far, in their order; of the same run. */
export const keyframes = signal<readonly Keyframe[]>([]);

let of: Watched | null = null;
let over = false;
let batch: SnapshotBatch | null = null;
let frames: readonly Keyframe[] = [];

/** A run begins that will be watched. */
export function watching(run: Watched): void {
  of = run;
  over = false;
  batch = null;
  frames = [];
  snapshot.value = null;
  keyframes.value = [];
}

export function takeSnapshot(next: SnapshotBatch): void {
  batch = next;
  show();
}

export function takeKeyframe(next: Keyframe): void {
  frames = [...frames.filter((f) => f.step % next.every === 0), next];
  show();
}

/** The watched run has ended. */
export function watched(): void {
  over = true;
  show();
}

function show(): void {
  if (!of || !batch || page?.hidden) return;
  if (keyframes.value !== frames) keyframes.value = frames;
  if (snapshot.value?.over !== over || shown !== batch) {
    shown = batch;
    snapshot.value = { ...of, over, view: readSnapshot(batch) };
  }
}

let shown: SnapshotBatch | null = null;
const page: Document | undefined = globalThis.document;
page?.addEventListener("visibilitychange", show);
