// A recording opened for the pictures: the world that moves over it, and what
// is worked out of it once.

import {
  channelEvents,
  History,
  kinds,
  type Lint,
  type Lists,
  linesOf,
  lintsOf,
  lockEvents,
  lockNoun,
  type Recording,
  readBinary,
  Tallies,
  World,
} from "../../lib/recording";
import type { Recorded } from "../../store/recording";
import { type Hold, holdsOf } from "./holds";

const keyframes = 8 << 20; // bytes

export class Session {
  readonly recording: Recording;
  readonly world: World;
  readonly history: History;
  readonly lines: Lists;
  readonly tallies: Tallies;
  readonly channels: Lists;
  readonly locks: Lists;
  readonly noun: "lock" | "area";
  /** Indices of the deliveries. */
  readonly deliveries: Int32Array;
  /** Who held which lock or area, when. */
  readonly holds: readonly Hold[];
  private found: readonly Lint[] | undefined;

  constructor(
    readonly recorded: Recorded,
    readonly layout: string,
  ) {
    const { batch, workload, params, seed } = recorded;
    const r = readBinary(batch.buffer, {
      from: batch.from,
      total: batch.steps,
      origin: { workload, params, seed },
    });
    this.recording = r;
    this.world = this.newWorld();
    this.history = new History(this.world);
    this.lines = linesOf(r);
    this.tallies = new Tallies(r, this.history);
    this.channels = channelEvents(this.world);
    this.locks = lockEvents(this.world);
    this.noun = lockNoun(r);
    const deliveries: number[] = [];
    for (let i = 0; i < r.length; i++) if (r.kind(i) === kinds.DELIVER) deliveries.push(i);
    this.deliveries = Int32Array.from(deliveries);
    this.holds = holdsOf(r);
  }

  get tasklets(): number {
    return this.recording.tasklets;
  }

  /** What is worth a look, in words; they move a world of their own. */
  get lints(): readonly Lint[] {
    this.found ??= lintsOf({
      world: this.newWorld(),
      history: this.history,
      tallies: this.tallies,
    });
    return this.found;
  }

  /** The world just after a step; every picture asks before it looks. */
  at(step: number): World {
    if (this.world.step !== step) this.world.seek(step);
    return this.world;
  }

  /** How many deliveries have an index below i. */
  deliveriesBefore(i: number): number {
    let low = 0;
    let high = this.deliveries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.deliveries[middle] as number) < i) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The step of the delivery after or before a step, undefined if there is none. */
  delivery(step: number, way: 1 | -1): number | undefined {
    const { recording: r, deliveries } = this;
    const k = this.deliveriesBefore(step - r.from + (way > 0 ? 1 : 0)) - (way > 0 ? 0 : 1);
    const i = deliveries[k];
    return i === undefined ? undefined : r.step(i);
  }

  private newWorld(): World {
    const r = this.recording;
    return this.layout === "lanes"
      ? new World(r, { memory: keyframes, threads: true })
      : new World(r, { memory: keyframes });
  }
}

const sessions = new WeakMap<Recorded, Session>();

/** The session of a recording; made once. */
export function sessionOf(recorded: Recorded, layout: string): Session {
  let session = sessions.get(recorded);
  if (!session) {
    session = new Session(recorded, layout);
    sessions.set(recorded, session);
  }
  return session;
}
