// What the lanes view works out of a recording once.

import { IDLE, type Role, rolesOf, sorted, turnsOf, USED } from "../../../lib/recording";
import type { LaneSort } from "../../../store/lanes";
import type { Session } from "../session";

export class LanesModel {
  /** What each event begins. */
  readonly turns: Uint8Array;
  /** How many turns began before an event: those that did something, those for nothing. */
  readonly before: { readonly used: Uint32Array; readonly idle: Uint32Array };
  /** By tasklet, where they contend for locks: from and to of each stretch in which it held one. */
  readonly held: readonly Int32Array[] | undefined;
  private known: readonly Role[] | undefined;
  private readonly orders = new Map<LaneSort, Int32Array>();

  constructor(private readonly session: Session) {
    const r = session.recording;
    this.turns = turnsOf(r);
    const used = new Uint32Array(r.length + 1);
    const idle = new Uint32Array(r.length + 1);
    for (let i = 0; i < r.length; i++) {
      const turn = this.turns[i];
      used[i + 1] = (used[i] as number) + (turn === USED ? 1 : 0);
      idle[i + 1] = (idle[i] as number) + (turn === IDLE ? 1 : 0);
    }
    this.before = { used, idle };
    this.held = heldBy(session);
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

const models = new WeakMap<Session, LanesModel>();

export function modelOf(session: Session): LanesModel {
  let model = models.get(session);
  if (!model) {
    model = new LanesModel(session);
    models.set(session, model);
  }
  return model;
}
