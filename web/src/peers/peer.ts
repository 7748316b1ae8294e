// A peer is a counterpart of a workload in the browser's own means, to be
// measured beside ours: what a good JavaScript programmer would write, or the
// least that WebAssembly could do.

import type { Sizes } from "../lib/peer/messages";

export type { Sizes };

/** One run. */
export interface Outcome {
  elapsed: number; // s, of the part that the workload times
  operations: number; // switches, tasklets or kicks, all within elapsed
  verified: boolean; // the answer was right
  counts: Record<string, number>; // exact, the same in every run
}

export interface Peer {
  readonly id: string; // lib/peer/specs.ts says the rest
  /** Does the whole work once. The sizes have been checked. */
  run(sizes: Sizes): Outcome | Promise<Outcome>;
}

/**
 * Seconds since start, which performance.now gave. Browsers tell the time in
 * steps of up to 1 ms: take it once a run, never once an operation.
 */
export function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
