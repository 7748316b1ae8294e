// The words every part uses for one run: what is asked for, how far it is, how
// it ended. The runner hands a Sink what happens; it knows no store.
import type { Result } from "../gen/types";
import type { Keyframe, SnapshotBatch } from "./snapshot";

export type Mode = "measure" | "watch" | "study";

/** Where a run failed. */
export type Stage =
  | "load" // the wasm did not arrive or cannot run here
  | "manifest" // page and wasm are of different builds
  | "params"
  | "memory"
  | "run" // the work could not be done: a deadlock, for one
  | "record"
  | "verify"
  | "panic" // a broken invariant
  | "stack" // the stack overflowed
  | "dead" // the worker ended without a word
  | "stopped"; // only where a promise must be rejected

/** Message says what happened and what to change; detail holds further lines. */
export interface Failure {
  stage: Stage;
  message: string;
  detail: string[];
}

/** How far a run is. Total is 0 where the work does not tell; elapsed is in seconds. */
export interface Progress {
  phase: "warm-up" | "sample" | "record";
  sample: number; // samples that are done
  samples: number; // samples asked for
  done: number;
  total: number;
  elapsed: number;
}

/** One run as asked for; params not named have their defaults. */
export interface RunRequest {
  workload: string;
  params: Record<string, string>;
  seed: number; // 0 to 4294967295
  samples: number; // 1 to 1000
  mode: Mode;
  from: number; // window of mode study: from <= step < to
  to: number;
  start?: boolean; // with the window: the state of everything before it
  repeat?: boolean; // modes watch and study: samples as in mode measure, and nothing but their times
  early?: boolean; // while the run goes on: the window as soon as it is full, as an open batch; in mode measure what is measured so far
  lines?: boolean; // with the window: which line of which program each event comes from
}

/** What proves that two runs are the same one, step by step. */
export interface Proof {
  steps: number; // of the whole run, kept or not
  hash: string; // the rolling hash of all of them
  pages: ArrayBuffer; // the rolling hash after each full page of PAGE_STEPS steps, 8 bytes each
}

/** The events of a window: EVENT_SIZE bytes each. */
export interface EventBatch extends Proof {
  /** The run goes on: steps, hash and pages are those of its beginning, at least one step longer than the window. */
  open?: boolean;
  from: number; // step of the first event
  buffer: ArrayBuffer;
  /** The state before the first event, see lib/recording/start.ts; only where it was asked for. */
  start?: ArrayBuffer;
  /** The line of each event, 2 bytes each, counted through all listings from 1; 0: none. Only where it was asked for. */
  lines?: ArrayBuffer;
  /** The programs: a name and its lines in one text each. */
  listings?: string[];
}

/** What happens to one run, in this order; done or failed is the last. */
export interface Sink {
  /** Bytes of the wasm so far; total is 0 where it is not known. */
  loading(bytes: number, total: number): void;
  /** The wasm runs and agrees with the page. */
  ready(): void;
  progress(progress: Progress): void;
  /** Modes watch and study: what the run adds up to so far, many times a second, and at its end. */
  snapshot(batch: SnapshotBatch): void;
  keyframe(frame: Keyframe): void;
  /** Mode watch, at the end; in mode study it comes with the events. */
  proof(proof: Proof): void;
  events(batch: EventBatch): void;
  done(result: Result): void;
  failed(failure: Failure): void;
}

/** A run under way. After stop nothing more is told. */
export interface RunHandle {
  stop(): void;
  /** Of a measurement that was asked for it early: the samples until now as a result; null before there are two. */
  soFar?(): Result | null;
}

export interface Runner {
  start(request: RunRequest, sink: Sink): RunHandle;
  /** Bytes a run may need at most, by what the browser says of its machine. */
  readonly memoryLimit: number;
  /** Workers alive now. */
  workers(): number;
}
