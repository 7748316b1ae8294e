// The world of a recording at any step: what each tasklet does, the run queue,
// the channels with those who wait, the locks with their holders.
//
// Exact, from events alone, for whole recordings of tasklets: every state,
// every channel's queue and balance, every holder, the order of the run queue.
// Left open, and how it is decided:
//
//   - main in run(): Stackless takes it out of the queue without an event. A
//     switch from main to the next one is taken for it, where main neither
//     yielded, waited, paused nor handed a value over. Main shows as asleep.
//   - A switch right after a rendezvous is taken for the rendezvous's own: a
//     tasklet's run() of just that partner, with preference 0, looks the same.
//   - Axon's component that was asked to pause stands in the queue until the
//     walk drops it: only then is there an event. Mail that was collected has no
//     event: how much waits in an inbox is not known.
//   - Threads (threads.ts): the queue is of those that want a core; a woken
//     thread stands at its end until its next event, though it may go first.
//   - A window that begins after step 0 without the recorder's word for the state
//     there: see start.ts. The queue then holds those seen to enter it, in the
//     right order among themselves.
//
// World.queueExact tells; World.surprises counts switches that the queue did
// not foretell, 0 in every golden recording of the workloads.
import { RecordingError } from "../failure";
import { channelsOf, locksOf, type Numbering } from "../numbering";
import type { Recording } from "../recording";
import { apply } from "./apply";
import { BEFORE, type Cells, NONE } from "./cells";
import { KEYFRAME_MEMORY, Keyframes } from "./keyframes";
import type { Rules } from "./rules";
import { startOf } from "./start";
import { QUEUED, stateSpecs } from "./state";
import { hasThreads } from "./threads";

export interface WorldOptions {
  /** Bytes for keyframes. */
  readonly memory?: number;
  /** Whether they are threads, where it is known; else the events tell, a short window perhaps not. */
  readonly threads?: boolean;
}

/**
 * The state of everything after any event of a recording. One World stands at
 * one step; `seek` moves it: one event forward costs one application, any other
 * move one keyframe and at most `keyframeSteps` applications. The first move
 * beyond what was reached before makes the keyframes on its way.
 */
export class World {
  readonly channels: Numbering;
  readonly locks: Numbering;
  /** They are threads: several can run at a time. */
  readonly threads: boolean;
  readonly rules: Rules;
  /** The state itself, for loops over it; read only. */
  readonly cells: Cells;
  private readonly frames: Keyframes;
  private applied = 0;

  constructor(
    readonly recording: Recording,
    options: WorldOptions = {},
  ) {
    this.channels = channelsOf(recording);
    this.locks = locksOf(recording);
    this.threads = options.threads ?? recording.start?.threads ?? hasThreads(recording);
    const { channels, locks, threads } = this;
    this.rules = { recording, channels, locks, threads };
    this.cells = startOf(this.rules);
    const { memory = KEYFRAME_MEMORY } = options;
    this.frames = new Keyframes(recording.length, this.cells, memory);
  }

  /** The step whose event was the last to happen; from - 1 at the start. */
  get step(): number {
    return this.recording.from + this.applied - 1;
  }

  /** The number of events that have happened: the index of the next one. */
  get index(): number {
    return this.applied;
  }

  get keyframeSteps(): number {
    return this.frames.distance;
  }

  /** Goes to just after the event of a step; from - 1 is before the first. Any other number is refused. */
  seek(step: number): void {
    const { from, end } = this.recording;
    if (!Number.isInteger(step) || step < from - 1 || step >= end) {
      throw new RecordingError("step", String(step), `from ${from - 1} to ${end - 1}`);
    }
    const target = step - from + 1;
    const frame = this.frames.before(target);
    if (target < this.applied || frame.applied > this.applied) {
      this.cells.copy(frame.cells);
      this.applied = frame.applied;
    }
    while (this.applied < target) this.forward();
  }

  /** Lets the next event happen; false at the end. */
  forward(): boolean {
    if (this.applied >= this.recording.length) return false;
    apply(this.cells, this.rules, this.applied++);
    this.frames.offer(this.applied, this.cells);
    return true;
  }

  /** Undoes the last event; false at the start. */
  back(): boolean {
    if (this.applied === 0) return false;
    this.seek(this.step - 1);
    return true;
  }

  state(t: number): number {
    return this.cells.state[t] ?? 0;
  }

  letter(t: number): string {
    return stateSpecs[this.state(t)]?.letter ?? "?";
  }

  /** The step at which t came into its state; undefined where that was before the window. */
  since(t: number): number | undefined {
    const r = this.recording;
    const i = this.cells.since[t] ?? BEFORE;
    if (i >= 0) return r.step(i);
    const age = i === BEFORE && r.start && t < r.start.tasklets ? r.start.age(t) : undefined;
    return age === undefined ? undefined : r.from - age;
  }

  /** The running tasklet; undefined between two, when unknown, and of threads. */
  get running(): number | undefined {
    return this.cells.running === NONE ? undefined : this.cells.running;
  }

  /** How many stand in the run queue and do not run; also those whose place is unknown. */
  get queueLength(): number {
    return this.cells.counts[QUEUED] as number;
  }

  /** Switches so far that the reconstructed queue did not foretell. */
  get surprises(): number {
    return this.cells.surprises;
  }

  /** Whether the order of the run queue is known for sure here: see above. */
  get queueExact(): boolean {
    const known = this.recording.from === 0 || this.recording.start !== undefined;
    return known && !this.threads && this.cells.surprises === 0;
  }

  /** Tasklets by state, indexed by the numbers of state.ts. */
  get counts(): Int32Array {
    return this.cells.counts;
  }
}
