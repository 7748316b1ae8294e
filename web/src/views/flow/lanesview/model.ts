// What the lanes view works out of a recording once.

import { finish, IDLE, type Role, rolesOf, sorted, turnsOf, USED } from "../../../lib/recording";
import type { LaneSort } from "../../../store/lanes";
import type { Session } from "../session";
import { unhurried } from "../unhurried";

export class LanesModel {
  /** What each event begins. */
  readonly turns: Uint8Array;
  /** How many turns began before an event: those that did something, those for nothing. */
  readonly before: { readonly used: Uint32Array; readonly idle: Uint32Array };
  /** By tasklet, where they contend for locks: from and to of each stretch in which it held one. */
  readonly held: readonly Int32Array[] | undefined;
  private known: readonly Role[] | undefined;
  private readonly orders = new Map<LaneSort, Int32Array>();

  private constructor(
    private readonly session: Session,
    turns: Uint8Array,
    before: LanesModel["before"],
  ) {
    this.turns = turns;
    this.before = before;
    this.held = heldBy(session);
  }

  /** Makes it, with a stop after each pass over the recording. */
  static *inSlices(session: Session): Generator<void, LanesModel> {
    const turns = turnsOf(session.recording);
    yield;
    const before = countsBefore(turns);
    yield;
    const model = new LanesModel(session, turns, before);
    yield;
    model.order("index");
    return model;
  }

  get roles(): readonly Role[] {
    this.known ??= rolesOf(this.session.recording);
    return this.known;
  }

  /** Whether somebody has mail to look for: only then can a turn be for nothing. */
  get polls(): boolean {
    return this.session.tallies.mail.some((n) => n > 0);
  }

  order(key: LaneSort): Int32Array {
    let order = this.orders.get(key);
    if (!order) {
      order = sorted(this.session.recording, this.session.tallies, key);
      this.orders.set(key, order);
    }
    return order;
  }

  /** Turns that began in events from <= i < to. */
  turnsIn(from: number, to: number): { used: number; idle: number } {
    const count = (of: Uint32Array) => (of[to] ?? 0) - (of[from] ?? 0);
    return { used: count(this.before.used), idle: count(this.before.idle) };
  }
}

function heldBy({ holds, noun, tasklets }: Session): Int32Array[] | undefined {
  if (holds.length === 0 || noun !== "lock") return undefined;
  const lists: number[][] = Array.from({ length: tasklets }, () => []);
  for (const hold of holds) lists[hold.tasklet]?.push(hold.from, hold.to);
  return lists.map((list) => Int32Array.from(list));
}

function countsBefore(turns: Uint8Array): LanesModel["before"] {
  const used = new Uint32Array(turns.length + 1);
  const idle = new Uint32Array(turns.length + 1);
  for (let i = 0; i < turns.length; i++) {
    used[i + 1] = (used[i] as number) + (turns[i] === USED ? 1 : 0);
    idle[i + 1] = (idle[i] as number) + (turns[i] === IDLE ? 1 : 0);
  }
  return { used, idle };
}

const models = new WeakMap<Session, LanesModel>();

/** The model of a session that is prepared already, else it is made at once. */
export function modelOf(session: Session): LanesModel {
  const model = models.get(session) ?? finish(LanesModel.inSlices(session));
  models.set(session, model);
  return model;
}

export function isPrepared(session: Session): boolean {
  return models.has(session);
}

/** Makes the model of a session by and by, once. */
export function prepare(session: Session): Promise<void> {
  let work = under.get(session);
  if (!work) {
    work = unhurried(LanesModel.inSlices(session)).then((model) => {
      models.set(session, model);
    });
    under.set(session, work);
  }
  return work;
}

const under = new WeakMap<Session, Promise<void>>();
