// Native runs, asked of the server that shows the page, where it is the verb
// serve: what is asked, and what is told meanwhile.
import type { Result } from "../gen/types";
import type { Failure, Progress } from "./run";

/** A run in mode measure. */
export interface NativeRequest {
  readonly workload: string;
  readonly params: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly samples: number;
}

export interface NativeTold {
  /** Others run first: one native run at a time. */
  readonly waiting: (ahead: number) => void;
  readonly progress: (progress: Progress) => void;
}

export type NativeEnd =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly failure: Failure };

/** Runs it; aborting the signal ends the run, and the answer is a failure of stage stopped. */
export type RunNative = (
  request: NativeRequest,
  told: NativeTold,
  signal: AbortSignal,
) => Promise<NativeEnd>;
