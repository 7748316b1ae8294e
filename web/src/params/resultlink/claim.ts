// What a link says of a run, and the bounds of it. The form and its reasons are
// in build/internal/resultlink; both must read and write the same.

export type Pair = readonly [key: string, value: string];

export interface Claim {
  readonly workload: string;
  readonly params: readonly Pair[]; // all of them, so that a changed default changes no old link
  readonly seed: number;
  readonly environment: readonly Pair[];
  readonly clockStep: number; // s
  readonly firstRun: number; // s
  readonly stable: boolean; // the warm-up came to rest
  readonly samples: number; // of each metric
  readonly bits: number; // of each packed sample; 0 before it is packed
  readonly metrics: readonly ClaimMetric[];
  readonly leftOut: number; // metrics of the run that found no room
  /** What version 2 says beside; null in a claim that version 1 wrote. */
  readonly more: More | null;
}

export interface More {
  readonly runs: number; // in all samples; the greatest number stands for more
  readonly shortest: number; // s, the sample that took least
  readonly counts: string; // eight hexadecimal digits over the exact counts; "" where there are none
  readonly events: string; // the event hash of a recording of the same run; "" where none was made
  readonly marks: readonly Mark[]; // of samples that something is to be said of, in their order
}

/** What speaks against a sample, or ran within it. */
export interface Mark {
  readonly sample: number; // its place
  readonly kernel: boolean;
  readonly hidden: boolean;
  readonly collections: number;
  readonly percent: number; // of kernel: the calibration kernel's time by its usual one
}

export interface ClaimMetric {
  readonly name: string;
  readonly samples: readonly number[]; // in its unit, in the order they were taken
}

export const MAX_LENGTH = 4000; // characters, from the # on
export const WANTED = 1000; // characters that every chat passes on whole
export const MAX_NAME = 40; // bytes
export const MAX_VALUE = 200;
export const MAX_PAIRS = 32;
export const MAX_SAMPLES = 1000;
export const MAX_METRICS = 64;
export const MAX_BITS = 16;
export const MAX_PERCENT = 100_000;
export const MAX_COUNT = 2 ** 32 - 1;

export type Read = { ok: true; claim: Claim } | { ok: false; error: string };
