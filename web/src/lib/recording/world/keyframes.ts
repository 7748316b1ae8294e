import type { Cells } from "./cells";

/** Steps from one keyframe to the next, where memory allows. */
export const KEYFRAME_STEPS = 1024;

/** The memory that keyframes take together, in bytes, unless told otherwise. */
export const KEYFRAME_MEMORY = 32 << 20;

/**
 * Copies of the state at every so many events. The distance is KEYFRAME_STEPS,
 * doubled until all fit into the memory: 1,000 tasklets over 1,000,000 steps
 * fit as they are; for 1,000,000 tasklets a jump applies more events instead,
 * each some ten nanoseconds.
 */
export class Keyframes {
  readonly distance: number;
  private readonly frames: Cells[] = [];

  /** `length`: the number of events. `first`: the state before them. */
  constructor(length: number, first: Cells, memory: number) {
    let distance = KEYFRAME_STEPS;
    while (Math.floor(length / distance) * first.bytes > memory) distance *= 2;
    this.distance = distance;
    this.frames.push(first.clone());
  }

  /** The number of frames made so far, the first included. */
  get length(): number {
    return this.frames.length;
  }

  /** Keeps the state after `applied` events if a keyframe is due there. */
  offer(applied: number, cells: Cells): void {
    if (applied === this.frames.length * this.distance) this.frames.push(cells.clone());
  }

  /** The last frame at or before `applied` events, and how many events it has applied. */
  before(applied: number): { cells: Cells; applied: number } {
    const n = Math.min(Math.floor(applied / this.distance), this.frames.length - 1);
    return { cells: this.frames[n] as Cells, applied: n * this.distance };
  }
}
