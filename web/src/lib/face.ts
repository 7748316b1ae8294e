// The automation face: what tests, embedding pages and teachers' scripts may
// use of the page, as window.switchyard. Results and states are copies. What
// cannot be taken is refused before anything starts, with stage params: options
// that do not exist, values of the wrong type or out of range, a bad link.
import type { Manifest, Result } from "../gen/types";
import type { Failure, Mode, Stage } from "./run";

/** What a run is asked for; what is left out has its default. */
export interface RunOptions {
  workload: string;
  params?: Record<string, string | number | boolean>;
  mode?: Mode; // measure
  samples?: number; // 10; 1 to 1000
  seed?: number; // 1; 0 to 4294967295
  signal?: AbortSignal; // aborting ends the run at once
}

/** A window of events: from <= step < to, at least one step and at most 4,194,304. */
export interface RecordOptions {
  workload: string;
  params?: Record<string, string | number | boolean>;
  seed?: number; // 1
  from?: number; // 0; to 2^53 - 1
  to?: number; // from + 65536; to 2^53
  signal?: AbortSignal;
}

export interface Recording {
  events: ArrayBuffer; // EVENT_SIZE bytes each, the first at step from
  from: number;
  steps: number; // of the whole run, kept or not
  text: string; // the same events, a line each
  result: Result;
}

export interface PageState {
  link: string; // of what is shown
  workload: string; // of the screen; "" on the others
  params: Record<string, string>; // values of that workload
  status: "idle" | "loading" | "running" | "done" | "failed" | "stopped"; // of the page's last run
  result: Result | null; // of that run
  failure: Failure | null; // of that run
  workers: number; // with a run in them, of the page and of scripts
  spares: number; // that wait for a run: 0 or 1
  memoryLimit: number; // bytes
}

/** What run and record reject with, and open throws; its message says what to change. */
export interface FaceError extends Error {
  stage: Stage;
  detail: string[];
}

export interface Face {
  /** Of this interface: it grows with what is added, and changes its first number with what breaks. */
  readonly version: string;
  /** The description of every workload. */
  catalog(): Manifest;
  /** Runs a workload apart from what the page shows; a result with a wrong answer has verified false. */
  run(options: RunOptions): Promise<Result>;
  record(options: RecordOptions): Promise<Recording>;
  state(): PageState;
  /** Shows what a link says. */
  open(link: string): void;
}

declare global {
  interface Window {
    switchyard: Face;
  }
}
