// A recording opened for the pictures: the world that moves over it, and what
// is worked out of it once.

import {
  byAndBy,
  channelEvents,
  finish,
  History,
  kinds,
  type Lint,
  type Lists,
  linesOf,
  lintsInSlices,
  lockEvents,
  lockNoun,
  type Names,
  type Path,
  pathOf,
  type Recording,
  readBinary,
  Tallies,
  World,
} from "../../lib/recording";
import type { Recorded } from "../../store/recording";
import { type Hold, holdsOf } from "./holds";
import { namesOf } from "./names";

const keyframes = 8 << 20; // bytes
const slice = 4_000; // events
const most = 6; // ms of work at a time

const rest = () => new Promise<void>((go) => setTimeout(go));

/** What is worked out of a recording once. */
interface Parts {
  readonly recording: Recording;
  readonly world: World;
  readonly history: History;
  readonly lines: Lists;
  readonly tallies: Tallies;
  readonly channels: Lists;
  readonly locks: Lists;
  readonly noun: "lock" | "area";
  readonly deliveries: Int32Array;
  readonly holds: readonly Hold[];
}

/** Makes the parts, and stops after each slice of the work so that the page stays quick. */
function* open(
  { batch, workload, params, seed }: Recorded,
  layout: string,
): Generator<unknown, Parts> {
  const recording = readBinary(batch.buffer, {
    from: batch.from,
    total: batch.open ? undefined : batch.steps,
    origin: { workload, params, seed },
    names: namesOf(workload, params),
    start: batch.start,
  });
  yield;
  recording.tasklets; // counted when first asked for, which takes a while
  yield;
  const world = worldOf(recording, layout);
  yield;
  const history = yield* History.inSlices(world, slice);
  yield;
  const lines = linesOf(recording);
  yield;
  const tallies = new Tallies(recording, history);
  yield;
  const channels = channelEvents(world);
  yield;
  const locks = lockEvents(world);
  yield;
  const deliveries: number[] = [];
  for (let i = 0; i < recording.length; i++)
    if (recording.kind(i) === kinds.DELIVER) deliveries.push(i);
  yield;
  const holds = holdsOf(recording);
  yield;
  return {
    recording,
    world,
    history,
    lines,
    tallies,
    channels,
    locks,
    noun: lockNoun(recording),
    deliveries: Int32Array.from(deliveries),
    holds,
  };
}

function worldOf(r: Recording, layout: string): World {
  return layout === "lanes"
    ? new World(r, { memory: keyframes, threads: true })
    : new World(r, { memory: keyframes });
}

let opened = 0;

export class Session implements Parts {
  /** Tells sessions apart, for pictures that must be made anew with another. */
  readonly id = opened++;
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
  private found: Promise<readonly Lint[]> | undefined;
  private path: Path | undefined;

  private constructor(
    readonly recorded: Recorded,
    readonly layout: string,
    parts: Parts,
  ) {
    this.recording = parts.recording;
    this.world = parts.world;
    this.history = parts.history;
    this.lines = parts.lines;
    this.tallies = parts.tallies;
    this.channels = parts.channels;
    this.locks = parts.locks;
    this.noun = parts.noun;
    this.deliveries = parts.deliveries;
    this.holds = parts.holds;
  }

  /** Opens a recording by and by: the page stays quick meanwhile. */
  static async open(recorded: Recorded, layout: string): Promise<Session> {
    return new Session(recorded, layout, await byAndBy(open(recorded, layout), most, rest));
  }

  /** The same at once. */
  static openNow(recorded: Recorded, layout: string): Session {
    return new Session(recorded, layout, finish(open(recorded, layout)));
  }

  /** What its tasklets are called. */
  get names(): Names {
    return this.recording.names;
  }

  get tasklets(): number {
    return this.recording.tasklets;
  }

  /** What is worth a look, in words; they move a world of their own. */
  lints(): Promise<readonly Lint[]> {
    const world = worldOf(this.recording, this.layout);
    this.found ??= byAndBy(lintsInSlices({ ...this, world }), most, rest);
    return this.found;
  }

  /**
   * The nearest place that is here: a picture about to be replaced by that of
   * another window may be asked for one of the other's.
   */
  within(place: number): number {
    const { from, end } = this.recording;
    return Math.min(end - 1, Math.max(from - 1, place));
  }

  /** The world just after a step; every picture asks before it looks. */
  at(step: number): World {
    const here = this.within(step);
    if (this.world.step !== here) this.world.seek(here);
    return this.world;
  }

  /** The path of the message that is delivered at a step; the same one all along it. None where that is not loaded. */
  pathThrough(delivery: number | null): Path | undefined {
    const { recording: r, lines } = this;
    if (delivery === null || delivery < r.from || delivery >= r.end) return undefined;
    const i = delivery - r.from;
    const { deliveries = [], begin, end } = this.path ?? {};
    const k = deliveries.indexOf(i);
    const cut = (k === 0 && begin === "limit") || (k === deliveries.length - 1 && end === "limit");
    if (k < 0 || cut) this.path = pathOf(r, lines, i);
    return this.path;
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
}

const sessions = new WeakMap<Recorded, Session>();

/** The session of a recording if it is open already. */
export function openedSession(recorded: Recorded): Session | undefined {
  return sessions.get(recorded);
}

const opening = new WeakMap<Recorded, Promise<Session>>();

/** Opens the session of a recording, once. */
export function sessionOf(recorded: Recorded, layout: string): Promise<Session> {
  const under = opening.get(recorded);
  if (under) return under;
  const session = Session.open(recorded, layout).then((opened) => {
    sessions.set(recorded, opened);
    return opened;
  });
  opening.set(recorded, session);
  return session;
}
