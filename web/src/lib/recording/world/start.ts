// How the world stands before the first event. A run begins with main running
// and nothing else. A window begins in the middle. Where the recorder was asked to
// it tells the state there; without that a tasklet is unknown until
// an event speaks of it, but for what the window itself proves. A delivery
// ends a wait that was there before, a wake a sleep, a spawn an absence; the
// first switch to a tasklet finds it in the run queue, whose order stays unknown.
import {
  ACQUIRE,
  BY_RECEIVER,
  DELIVER,
  DROP_REQUEST,
  MAIL,
  RELEASE,
  RUN,
  SPAWN,
  WAKE,
} from "../kinds";
import type { Start } from "../start";
import { BEFORE, Cells, FREE, UNSEEN } from "./cells";
import { link } from "./ring";
import type { Rules } from "./rules";
import { ABSENT, ASLEEP, QUEUED, RECEIVING, RUNNING, SENDING } from "./state";
import { actorOf } from "./threads";
import { enqueue } from "./waiters";

/** The state before the first event of the recording. */
export function startOf(rules: Rules): Cells {
  const r = rules.recording;
  const whole = r.from === 0 || r.start !== undefined;
  const cells = new Cells(r.tasklets, rules.channels.length, rules.locks.length, whole);
  if (r.from === 0) begin(cells, 0, rules.threads);
  else if (r.start) restore(cells, rules, r.start);
  else infer(cells, rules);
  cells.changes = 0;
  return cells;
}

function begin(c: Cells, t: number, threads: boolean): void {
  c.set(t, RUNNING, BEFORE);
  if (threads) return;
  link(c, t);
  c.running = t;
}

/** What the recorder knew. */
function restore(c: Cells, rules: Rules, start: Start): void {
  for (let t = 0; t < start.tasklets; t++) c.set(t, start.state(t), BEFORE);
  for (const t of start.queue) link(c, t);
  c.running = start.running;
  c.surprises = start.surprises;
  for (const w of start.waiting) enqueue(c, rules.channels.place(w.channel), w.tasklet);
  for (const { lock, holder } of start.locks) c.holder[rules.locks.place(lock)] = holder;
}

function infer(c: Cells, rules: Rules): void {
  const r = rules.recording;
  const seen = new Uint8Array(r.tasklets);
  let switched = false;
  for (let i = 0; i < r.length; i++) {
    const kind = r.kind(i);
    const a = r.a(i);
    const actor = actorOf(r, i);
    if (actor >= 0 && !seen[actor] && (rules.threads || !switched)) {
      begin(c, actor, rules.threads);
      switched = true; // of tasklets nobody else ran
      seen[actor] = 1;
    }
    if (kind === RUN) {
      if (!switched && !rules.threads) seen[r.b(i)] = 1; // it ran, or had just stopped: either may be
      switched = true;
    }
    if (kind === DELIVER) {
      if (r.flags(i) & MAIL) continue; // it says nothing of its receiver
      inferWait(c, rules, i, seen);
      seen[a] = seen[r.b(i)] = 1;
      continue;
    }
    if (kind === DROP_REQUEST) {
      inferHolder(c, rules, i, r.b(i));
      continue; // a waiter or a thread on its way: it does not say
    }
    if (kind === ACQUIRE) inferHolder(c, rules, i, FREE);
    if (kind === RELEASE) inferHolder(c, rules, i, a);
    if (seen[a]) continue;
    seen[a] = 1;
    if (kind === SPAWN) c.set(a, ABSENT, BEFORE);
    else if (kind === WAKE) c.set(a, ASLEEP, BEFORE);
    else if (kind === RUN && a !== 0) c.set(a, QUEUED, BEFORE); // main floats outside the queue in run()
  }
}

function inferWait(c: Cells, rules: Rules, i: number, seen: Uint8Array): void {
  const r = rules.recording;
  const sending = (r.flags(i) & BY_RECEIVER) !== 0;
  const waiter = sending ? r.a(i) : r.b(i);
  if (seen[waiter]) return;
  c.set(waiter, sending ? SENDING : RECEIVING, -2 - i);
  enqueue(c, rules.channels.place(r.obj(i)), waiter);
}

function inferHolder(c: Cells, rules: Rules, i: number, holder: number): void {
  const lock = rules.locks.place(rules.recording.obj(i));
  if (c.holder[lock] === UNSEEN) c.holder[lock] = holder;
}
