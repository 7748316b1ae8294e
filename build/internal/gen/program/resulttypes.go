package main

// resultTypes are the TypeScript types of what bench writes by hand:
// Manifest and Result.AppendJSON. A test holds them against the real JSON.
const resultTypes = `
/** All descriptions, in the order of their years. */
export interface Manifest {
  readonly schema: "switchyard.manifest.v1";
  readonly workloads: readonly Workload[];
}

/** One verified answer. */
export interface Check {
  readonly what: string;
  readonly got: number;
  readonly want: number;
  readonly ok: boolean;
}

/** A batch of runs that lasted long enough for the clock. */
export interface Sample {
  readonly runs: number;
  /** s, of the whole batch */
  readonly elapsed: number;
  /** mode measure: the calibration kernel's time around it over its usual time; 1 is usual */
  readonly kernel?: number;
  /** mode measure: how often the garbage collector ran within it */
  readonly collections?: number;
  /** why it is not to be trusted; left out where nothing speaks against it */
  readonly taints?: readonly Taint[];
}

/** A metric's samples, each the mean over its batch, and their median with its 95 % interval. */
export interface MetricResult {
  readonly unit: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** false: too few samples for an interval; low and high are the smallest and the largest sample */
  readonly bounded: boolean;
  readonly samples: readonly number[];
  readonly warnings: readonly string[];
}

/** How the samples were prepared. */
export interface WarmUp {
  readonly runs: number;
  /** s */
  readonly elapsed: number;
  /** s, the first run of all */
  readonly first: number;
  /** it ended because three windows agreed */
  readonly stable: boolean;
}

/** What a run in mode watch or study recorded. */
export interface RecordingSummary {
  readonly steps: number;
  /** rolling hash of all events, hexadecimal */
  readonly hash: string;
  readonly from: number;
  readonly kept: number;
}

/** Everything one measurement found out; the same from the page and from the native command. One that is not verified has no metrics. */
export interface Result {
  readonly schema: "switchyard.result.v1";
  readonly workload: string;
  readonly params: Readonly<Record<string, string>>;
  readonly seed: number;
  readonly mode: Mode;
  readonly samples: readonly Sample[];
  readonly metrics: Readonly<Record<string, MetricResult>>;
  readonly counts: Readonly<Record<string, number>>;
  readonly verified: boolean;
  readonly checks: readonly Check[];
  readonly warmup: WarmUp;
  /** s, the smallest step of the clock that was seen */
  readonly clockStep: number;
  readonly recording?: RecordingSummary;
  readonly environment: Readonly<Record<string, string>>;
}
`
