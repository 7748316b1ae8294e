// What the recorder of a running worker tells of the whole world: no events,
// but what they add up to. workloads/trace/snapshot.go writes the tables;
// their layout stands in both files.

/**
 * What every tasklet did at one step: a byte a tasklet, its state and above it in four
 * bits its age; shorter where it is runs of equal bytes. workloads/trace/packed.go makes it.
 */
export interface Packed {
  readonly tasklets: number;
  readonly packed: ArrayBuffer;
}

/** As it comes from the worker. */
export interface SnapshotBatch {
  packed: ArrayBuffer; // see Packed
  tables: ArrayBuffer; // 64-bit floats
}

/** What every tasklet did at one step, as it comes from the worker: the same for every run of the same params. */
export interface Keyframe extends Packed {
  /** Events that have happened. */
  readonly step: number;
  /** Keyframes whose step is no multiple of this are no longer kept. */
  readonly every: number;
  /** Steps that one age stands for. */
  readonly slice: number;
}

/** Who sends to whom, by groups of tasklets with neighbouring numbers. */
export interface SnapshotMatrix {
  readonly size: number; // tasklets a group, a power of two
  readonly groups: number; // that hold a tasklet
  readonly counts: Float64Array; // [sender group][receiver group], GROUPS to a row
  readonly deliveries: number;
  readonly most: number; // of one cell
}

/** Its tasklets are one more than the highest number seen. */
export interface Snapshot extends Packed {
  /** Events that have happened: this is the world after event step - 1. */
  readonly step: number;
  /** Steps that one age stands for. */
  readonly slice: number;
  /** Tasklets by state. */
  readonly counts: Float64Array;
  /** Events by kind. */
  readonly kinds: Float64Array;
  /** The run so far in pages: counts[page * KINDS + kind]. The last page may be partial. */
  readonly pages: {
    readonly steps: number;
    readonly length: number;
    readonly counts: Float64Array;
  };
  /** By the same pages: events by the group of their tasklet A, counts[page * groups + group]. */
  readonly front: { readonly groups: number; readonly size: number; readonly counts: Float64Array };
  /** By page: the length of the run queue at its end. */
  readonly queue: Float64Array;
  readonly matrix: SnapshotMatrix;
  readonly fairness: {
    readonly size: number;
    readonly runs: Float64Array; // of each group
    readonly tasklets: number; // that count: all that were spawned or ran, but main
    readonly least: number;
    readonly median: number;
    readonly most: number;
    readonly value: number | undefined; // standard deviation of runs over their mean
  };
}

export const GROUPS = 64;
/** Counts of events to a page. */
export const KINDS = 16;
const at = { fairness: 8, states: 16, kinds: 32, runs: 48, matrix: 112, queue: 4208 };

/** The oldest age that is packed: as long ago, longer, or never. */
const oldest = 15;

/** Calls back for each run of tasklets that are alike, in their order; false ends it. */
function eachRun(
  { packed, tasklets }: Packed,
  run: (state: number, age: number, from: number, to: number) => unknown,
): void {
  const bytes = new Uint8Array(packed);
  const plain = bytes.length === tasklets;
  for (let i = 0, from = 0; i < bytes.length; ) {
    const byte = bytes[i++] as number;
    let length = 0;
    if (plain) for (length = 1; bytes[i] === byte; i++) length++;
    else
      for (let scale = 1, more = true; more; scale *= 128) {
        const part = bytes[i++] ?? 0;
        length += (part & 127) * scale;
        more = part > 127;
      }
    const age = byte >> 4;
    if (run(byte & 15, age === oldest ? 255 : age, from, from + length) === false) return;
    from += length;
  }
}

/**
 * Writes the states of all tasklets, by the codes of lib/recording/world/state.ts, and
 * their ages: how many slices ago an event last spoke of each; 255 is as long ago,
 * longer, or never.
 */
export function unpack(of: Packed, states: Uint8Array, ages: Uint8Array): void {
  eachRun(of, (state, age, from, to) => {
    if (to - from === 1) {
      states[from] = state;
      ages[from] = age;
    } else {
      states.fill(state, from, to);
      ages.fill(age, from, to);
    }
  });
}

/** The state of one tasklet; undefined where there is none of that number. */
export function stateOf(of: Packed, tasklet: number): number | undefined {
  let found: number | undefined;
  eachRun(of, (state, _, from, to) => {
    if (tasklet >= from && tasklet < to) found = state;
    return to <= tasklet;
  });
  return found;
}

/** Tasklets by state, so many states. */
export function countStates(of: Packed, length: number): number[] {
  const counts = new Array<number>(length).fill(0);
  eachRun(of, (state, _, from, to) => {
    counts[state] = (counts[state] ?? 0) + to - from;
  });
  return counts;
}

/** Views the tables of a snapshot; nothing is copied. */
export function readSnapshot(batch: SnapshotBatch): Snapshot {
  const t = new Float64Array(batch.tables);
  const [step = 0, slice = 1, tasklets = 0, size = 1, pageSteps = 1] = t;
  const pages = (t.length - at.queue) / (1 + KINDS + GROUPS);
  const front = at.queue + pages * (1 + KINDS);
  const matrix = t.subarray(at.matrix, at.queue);
  let most = 0;
  let deliveries = 0;
  for (const n of matrix) {
    deliveries += n;
    if (n > most) most = n;
  }
  const [counted = 0, least = 0, median = 0, highest = 0, value = 0] = t.subarray(at.fairness);
  return {
    step,
    tasklets,
    packed: batch.packed,
    slice,
    counts: t.subarray(at.states, at.kinds),
    kinds: t.subarray(at.kinds, at.runs),
    pages: { steps: pageSteps, length: pages, counts: t.subarray(at.queue + pages, front) },
    front: { groups: GROUPS, size, counts: t.subarray(front) },
    queue: t.subarray(at.queue, at.queue + pages),
    matrix: { size, groups: Math.ceil(tasklets / size), counts: matrix, deliveries, most },
    fairness: {
      size,
      runs: t.subarray(at.runs, at.matrix),
      tasklets: counted,
      least,
      median,
      most: highest,
      value: Number.isNaN(value) ? undefined : value,
    },
  };
}
