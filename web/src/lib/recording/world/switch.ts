// A Run event: who runs now, and where that leaves the one before.
import { DELIVER, EXIT, PARK_RECEIVE, PARK_SEND, YIELD } from "../kinds";
import { type Cells, NONE } from "./cells";
import { inRing, link, unlink } from "./ring";
import type { Rules } from "./rules";
import { ASLEEP, QUEUED, RUNNING } from "./state";
import { waiterOf } from "./threads";
import { detach } from "./waiters";

/** Applies the Run event i. */
export function switchTo(c: Cells, rules: Rules, i: number): void {
  const a = rules.recording.a(i);
  if (rules.threads) onCore(c, rules, i);
  else {
    if (c.running === NONE) expect(c, rules, i);
    else if (c.running !== a) stop(c, rules, i);
    if (!inRing(c, a)) {
      detach(c, a);
      link(c, a);
    }
    c.front = c.running = a;
  }
  c.set(a, RUNNING, i);
}

/** Nobody stops for a thread: who does has an event of its own. */
function onCore(c: Cells, rules: Rules, i: number): void {
  detach(c, rules.recording.a(i));
  // Thread 0, the outside world, never has a core.
  if (rules.recording.a(i) !== 0 && c.isRunning(0)) c.set(0, ASLEEP, i);
}

/** The running one stops. It keeps its place in the ring; main in run() leaves it. */
function stop(c: Cells, rules: Rules, i: number): void {
  const t = c.running;
  if (t === 0 && mainRuns(c, rules, i)) {
    unlink(c, 0);
    c.set(0, ASLEEP, i);
  } else c.set(t, QUEUED, i);
}

/**
 * Whether main called the scheduler's run(), which takes it out of the queue
 * without an event, and not a tasklet's run(), which lets it keep its place:
 * run() starts the one that is next. Where main runs the next one by name the
 * two look the same, and run() is assumed.
 */
function mainRuns(c: Cells, rules: Rules, i: number): boolean {
  const r = rules.recording;
  if (c.next[0] !== r.a(i)) return false;
  // A rendezvous of main's own that switched.
  const before = i - 1;
  if (before < 0 && r.start) return r.start.served !== r.a(i);
  return !(before >= 0 && r.kind(before) === DELIVER && waiterOf(r, before) === r.a(i));
}

/**
 * Counts a surprise: nobody ran, and the one that runs is another than the
 * first of the queue. None is a switch after a pause, which names its tasklet,
 * nor main's coming back from outside the queue or with an error.
 */
function expect(c: Cells, rules: Rules, i: number): void {
  const r = rules.recording;
  const a = r.a(i);
  if (i === 0 || a === c.front) return;
  const k = r.kind(i - 1);
  if (k !== YIELD && k !== EXIT && k !== PARK_SEND && k !== PARK_RECEIVE) return;
  if (a === 0 && (k === EXIT || (c.front === NONE && !inRing(c, 0)))) return;
  if (!inRing(c, a) && r.from > 0 && !r.start) return; // its place was never known
  c.surprises++;
  if (c.surprise === NONE) c.surprise = i;
}
