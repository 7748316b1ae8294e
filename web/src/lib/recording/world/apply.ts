// One event applied to the state: the only place that knows what events do.
//
// The order of the run queue follows Stackless (conformance 1 to 14): who is
// made ready or woken goes to the end; who yields is last; after a rendezvous
// that switches, the partner stands right after the one that completed it,
// else at the end. Axon's walk keeps the same order: a component that has
// yielded stands behind those still to be stepped. What the events leave open:
// see world.ts.
import {
  ACQUIRE,
  DELIVER,
  EXIT,
  MAIL,
  MARK,
  PARK_RECEIVE,
  PARK_SEND,
  PAUSE,
  READY,
  RELEASE,
  RUN,
  SPAWN,
  WAKE,
  YIELD,
} from "../kinds";
import type { Recording } from "../recording";
import { type Cells, FREE, NONE } from "./cells";
import { inRing, link, linkBefore } from "./ring";
import type { Rules } from "./rules";
import { ASLEEP, DONE, NEW, QUEUED, RECEIVING, RUNNING, SENDING, UNKNOWN } from "./state";
import { switchTo } from "./switch";
import { waiterOf } from "./threads";
import { detach, enqueue } from "./waiters";

/** Applies event i. Takes any sequence of events, also one that no run leaves. */
export function apply(c: Cells, rules: Rules, i: number): void {
  const r = rules.recording;
  const a = r.a(i);
  c.changes = 0;
  switch (r.kind(i)) {
    case SPAWN:
      leave(c, a);
      c.set(a, NEW, i);
      return;
    case READY:
    case WAKE:
      ready(c, a, i);
      return;
    case RUN:
      switchTo(c, rules, i);
      return;
    case PARK_SEND:
    case PARK_RECEIVE:
      acts(c, rules, a, i);
      leave(c, a);
      c.set(a, r.kind(i) === PARK_SEND ? SENDING : RECEIVING, i);
      enqueue(c, rules.channels.place(r.obj(i)), a);
      return;
    case DELIVER:
      deliver(c, rules, i);
      return;
    case YIELD:
      acts(c, rules, a, i);
      if (c.running !== a) return; // a thread goes on
      c.front = c.next[a] as number;
      c.running = NONE;
      c.set(a, QUEUED, i);
      return;
    case PAUSE:
      leave(c, a);
      c.set(a, ASLEEP, i);
      return;
    case EXIT:
      leave(c, a);
      c.set(a, DONE, i);
      return;
    case ACQUIRE:
      c.holder[rules.locks.place(r.obj(i))] = a;
      // Main takes an area in the name of a tasklet that it makes: that one need not run.
      if (c.state[a] !== UNKNOWN) acts(c, rules, a, i);
      return;
    case RELEASE:
      acts(c, rules, a, i);
      c.holder[rules.locks.place(r.obj(i))] = FREE;
      return;
    case MARK:
      acts(c, rules, a, i);
  }
}

/** t, about to change its state, leaves its queue or its core. */
function leave(c: Cells, t: number): void {
  detach(c, t);
  if (c.running === t) c.running = NONE;
}

function ready(c: Cells, t: number, i: number): void {
  if (c.state[t] === QUEUED && inRing(c, t)) return; // Axon wakes first and queues then
  leave(c, t); // also a running one whose core is wanted: it goes to the end
  link(c, t);
  c.set(t, QUEUED, i);
}

/** t does what only a running tasklet does: where nothing else was seen to run, it runs. */
function acts(c: Cells, rules: Rules, t: number, i: number): void {
  const state = c.state[t];
  if (rules.threads) {
    if (state === UNKNOWN) c.set(t, RUNNING, i);
    return;
  }
  if (c.running !== NONE || (state !== UNKNOWN && state !== QUEUED)) return;
  // Unknown: the window begins with it. Queued: it yielded and nobody else was there.
  if (!inRing(c, t)) link(c, t);
  c.front = c.running = t;
  c.set(t, RUNNING, i);
}

function deliver(c: Cells, rules: Rules, i: number): void {
  const r = rules.recording;
  if (r.flags(i) & MAIL) {
    if (r.a(i) !== 0) acts(c, rules, r.a(i), i);
    return;
  }
  const waiter = waiterOf(r, i);
  const actor = r.a(i) === waiter ? r.b(i) : r.a(i);
  if (actor !== waiter) acts(c, rules, actor, i);
  leave(c, waiter);
  const behind = inRing(c, actor) && actor === c.front && switches(r, i, waiter, actor);
  linkBefore(c, waiter, behind ? (c.next[actor] as number) : c.front);
  // Before the only one in the ring is both its end and right after it.
  c.set(waiter, QUEUED, i);
}

/**
 * Whether the partner runs at once: the next event shows it. At the end of the
 * recording the default preference is assumed, that of the receiver.
 */
function switches(r: Recording, i: number, waiter: number, actor: number): boolean {
  if (i + 1 >= r.length) return waiter === r.b(i);
  return r.kind(i + 1) === RUN && r.a(i + 1) === waiter && r.b(i + 1) === actor;
}
