// What a peer is asked for and what comes of it.

/** Whole numbers by name; sizes.ts says which a workload takes. */
export type Sizes = Readonly<Record<string, number>>;

export interface PeerRequest {
  peer: string; // id
  sizes: Sizes; // those left out have their defaults
  samples: number; // 1 to 1000
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

export interface PeerRun {
  /** Is told how far the samples are. */
  progress?: (progress: PeerProgress) => void;
  /** Aborting ends the run at once. */
  signal?: AbortSignal;
}

/** Measures a peer. Rejects with an error whose message says what to change. */
export type RunPeer = (request: PeerRequest, run?: PeerRun) => Promise<PeerResult>;
