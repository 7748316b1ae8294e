// The state before the first event of a window, as the recorder that ran up to
// it knows it: workloads/trace/start.go writes it.
import { RecordingError } from "./failure";
import { RECEIVING, SENDING, STATES } from "./world/state";

const head = 8; // words
const longest = 2 ** 28 - 1;

/** One tasklet that waited on a channel then. */
export interface Waiting {
  readonly tasklet: number;
  readonly channel: number;
  readonly value: number;
}

export class Start {
  private readonly words: Int32Array;
  private readonly queueAt: number;
  private readonly waitingAt: number;
  private readonly locksAt: number;
  private values: Map<number, number> | undefined;

  /** Refuses what the recorder does not write, with a RecordingError. */
  constructor(buffer: ArrayBuffer) {
    if (buffer.byteLength % 4 !== 0) refuse(`${buffer.byteLength} bytes`, "whole words of 4 bytes");
    this.words = new Int32Array(buffer);
    if (this.words.length < head) refuse(`${this.words.length} words`, `${head} or more`);
    const sizes = [0, 5, 6, 7].map((i) => this.word(i));
    if (sizes.some((n) => n < 0 || n > this.words.length))
      refuse(sizes.join(", "), "lengths that are in it");
    const [tasklets = 0, queue = 0, waiting = 0, locks = 0] = sizes;
    this.queueAt = head + tasklets;
    this.waitingAt = this.queueAt + queue;
    this.locksAt = this.waitingAt + 3 * waiting;
    const length = this.locksAt + 2 * locks;
    if (length !== this.words.length) refuse(`${this.words.length} words`, `${length}`);
    this.check();
  }

  get tasklets(): number {
    return this.word(0);
  }

  /** The running tasklet, -1 for none. */
  get running(): number {
    return this.word(1);
  }

  get threads(): boolean {
    return this.word(2) !== 0;
  }

  /** Switches that the run queue had not foretold. */
  get surprises(): number {
    return this.word(3);
  }

  /** Whose wait the event just before ended, -1 for nobody's. */
  get served(): number {
    return this.word(4);
  }

  state(t: number): number {
    return this.word(head + t) & 15;
  }

  /** How many steps before the window t came into its state; undefined for long before, or never. */
  age(t: number): number | undefined {
    const age = this.word(head + t) >>> 4;
    return age === longest ? undefined : age;
  }

  /** The run queue in its order; of tasklets the running one is the first. */
  get queue(): Int32Array {
    return this.words.subarray(this.queueAt, this.waitingAt);
  }

  /** Those that wait on channels, those that wait longest first. */
  get waiting(): Waiting[] {
    const list: Waiting[] = [];
    for (let i = this.waitingAt; i < this.locksAt; i += 3) {
      list.push({
        tasklet: this.word(i),
        channel: this.word(i + 1) >>> 0,
        value: this.word(i + 2),
      });
    }
    return list;
  }

  /** What t waited to send; undefined for one that did not. */
  value(t: number): number | undefined {
    this.values ??= new Map(this.waiting.map((w) => [w.tasklet, w.value]));
    return this.values.get(t);
  }

  /** The locks and areas that were taken once, with their holders, -1 for none. */
  get locks(): { lock: number; holder: number }[] {
    const list: { lock: number; holder: number }[] = [];
    for (let i = this.locksAt; i < this.words.length; i += 2) {
      list.push({ lock: this.word(i) >>> 0, holder: this.word(i + 1) });
    }
    return list;
  }

  private word(i: number): number {
    return this.words[i] as number;
  }

  private check(): void {
    for (let t = 0; t < this.tasklets; t++)
      if (this.state(t) >= STATES)
        refuse(`state ${this.state(t)} of tasklet ${t}`, `below ${STATES}`);
    const tasklet = (t: number, least: number) => {
      if (t < least || t >= this.tasklets)
        refuse(`tasklet ${t}`, `from ${least} to ${this.tasklets - 1}`);
    };
    tasklet(this.running, -1);
    tasklet(this.served, -1);
    const seen = new Uint8Array(this.tasklets);
    const once = (t: number) => {
      tasklet(t, 0);
      if (seen[t]) refuse(`tasklet ${t} twice`, "in one queue");
      seen[t] = 1;
    };
    for (const t of this.queue) once(t);
    for (let i = this.waitingAt; i < this.locksAt; i += 3) {
      const t = this.word(i);
      once(t);
      const state = this.state(t);
      if (state !== SENDING && state !== RECEIVING)
        refuse(`state ${state} of tasklet ${t}`, "a wait");
    }
    for (const { holder } of this.locks) tasklet(holder, -1);
  }
}

function refuse(value: string, right: string): never {
  throw new RecordingError("start state", value, right);
}
