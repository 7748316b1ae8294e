// The pictures that a run in mode Watch leaves while it goes on, as they come
// from the worker: only the newest, and the keyframes spread over the run so far.
// A hidden page is told nothing and catches up when it is shown. What they say is
// read when somebody looks: see live.ts.
import { signal } from "@preact/signals";
import type { Mode } from "../lib/run";
import type { Keyframe, SnapshotBatch } from "../lib/snapshot";
import type { Values } from "../params/values";

/** The run that they are of. */
export interface Watched {
  readonly workload: string;
  readonly params: Values;
  readonly seed: number;
  readonly mode: Mode;
}

export interface Pictures extends Watched {
  /** The run has ended, well or not: nothing newer comes. */
  readonly over: boolean;
  readonly newest: SnapshotBatch;
  readonly keyframes: readonly Keyframe[];
}

/** Those of the last run that left one; null from the begin of a run on until its first. */
export const pictures = signal<Pictures | null>(null);

let run: Watched | null = null;
let over = false;
let newest: SnapshotBatch | null = null;
let keyframes: readonly Keyframe[] = [];

/** A run begins that will be watched. */
export function watching(begun: Watched): void {
  run = begun;
  over = false;
  newest = null;
  keyframes = [];
  pictures.value = null;
}

export function takeSnapshot(batch: SnapshotBatch): void {
  newest = batch;
  show();
}

/** Keyframes that are no longer kept make room for a new one. */
export function takeKeyframe(frame: Keyframe): void {
  keyframes = [...keyframes, frame].filter(({ step }) => step % frame.every === 0);
}

/** The watched run has ended. */
export function watched(): void {
  over = true;
  show();
}

function show(): void {
  if (!run || !newest || page?.hidden) return;
  const now = pictures.value;
  if (now?.newest !== newest || now.over !== over)
    pictures.value = { ...run, over, newest, keyframes };
}

const page: Document | undefined = globalThis.document;
page?.addEventListener("visibilitychange", show);
