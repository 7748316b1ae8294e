// The messages between page and peers' worker. One worker does one request and
// is then ended; Stop is terminate(), as with ours.
import type { PeerStage } from "./error";
import type { Sizes } from "./peer";

export interface PeerRequest {
  peer: string; // id
  sizes: Sizes; // those left out have their defaults
  samples: number; // 1 to 1000
}

export interface PeerStart {
  type: "start";
  request: PeerRequest;
}

/** A batch of runs that lasted long enough for the clock. */
export interface PeerSample {
  runs: number;
  elapsed: number; // s, what the peer timed, summed over the runs
}

export interface PeerResult {
  peer: string;
  label: string;
  sizes: Sizes; // all of them
  operations: number; // of one run
  counts: Record<string, number>;
  verified: boolean; // every run; the first wrong answer ends the samples
  firstRun: number; // s, of the first run of the warm-up
  warmUpRuns: number;
  samples: PeerSample[];
}

export interface PeerProgress {
  phase: "warm-up" | "sample";
  sample: number; // samples that are done
  samples: number;
}

export type PeerMessage =
  | ({ type: "progress" } & PeerProgress)
  | { type: "done"; result: PeerResult }
  | { type: "failed"; stage: PeerStage; message: string };
