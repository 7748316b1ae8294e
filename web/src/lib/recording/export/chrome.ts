// The trace format of Chrome's developer tools, which Perfetto opens. A step is
// a microsecond, a tasklet a thread. What a tasklet does is a slice; a delivery
// a flow from the sender's slice to the receiver's.

import { RecordingError } from "../failure";
import { ascii } from "../grouped";
import { DELIVER, EXIT, MAIL, MARK } from "../kinds";
import type { Recording } from "../recording";
import { clauseOf } from "../sentence";
import type { History } from "../tally/history";
import { ABSENT, DONE, RECEIVING, SENDING, stateSpecs, UNKNOWN } from "../world/state";
import { headerOf, originOf } from "./header";

/** The most steps of one export: some 250 bytes each. */
export const MOST_STEPS = 1_000_000;

/** The whole recording as one text; a longer one than MOST_STEPS is refused: take a window. */
export function exportChrome(r: Recording, h: History): string {
  if (r.length > MOST_STEPS) {
    throw new RecordingError("steps", String(r.length), `${MOST_STEPS} at most in this format`);
  }
  const events = [
    line({ ph: "M", pid: 1, name: "process_name", args: { name: originOf(r) || "recording" } }),
  ];
  const tracks = new Set<number>();
  for (let t = 0; t < r.tasklets; t++) if (addTrack(events, r, h, t)) tracks.add(t);
  const flows = addFlows(events, r, h);
  addInstants(events, r, tracks);
  const otherData = { header: headerOf(r), deliveries: flows, unit: "1 microsecond is 1 step" };
  return `{"displayTimeUnit":"ms","otherData":${JSON.stringify(otherData)},"traceEvents":[\n${events.join(",\n")}\n]}\n`;
}

function line(event: Record<string, unknown>): string {
  return JSON.stringify(event);
}

/** Thread numbers begin with 1: 0 means the idle thread to some readers. */
function track(t: number): { pid: number; tid: number } {
  return { pid: 1, tid: t + 1 };
}

/** Whether what t does after event i is drawn. */
function isDrawn(state: number): boolean {
  return state !== UNKNOWN && state !== ABSENT && state !== DONE;
}

/** Adds the slices of t and its name; false if it has none. */
function addTrack(events: string[], r: Recording, h: History, t: number): boolean {
  const { from, to } = h.slots(t);
  const slices: string[] = [];
  for (let slot = from; slot < to; slot++) {
    const state = h.stateOf(slot);
    const start = h.startOf(slot);
    const ts = r.step(Math.max(start, 0));
    const end = slot + 1 < to ? r.step(h.startOf(slot + 1)) : r.end;
    if (!isDrawn(state) || end <= ts) continue;
    slices.push(
      line({
        ph: "X",
        ...track(t),
        ts,
        dur: end - ts,
        cat: "state",
        name: nameOf(r, state, start),
      }),
    );
  }
  if (slices.length === 0) return false;
  const name = r.names.named(t) ? ascii(r.names.of(t)) : r.names.word(t);
  events.push(line({ ph: "M", ...track(t), name: "thread_name", args: { name } }));
  events.push(line({ ph: "M", ...track(t), name: "thread_sort_index", args: { sort_index: t } }));
  for (const s of slices) events.push(s);
  return true;
}

function nameOf(r: Recording, state: number, start: number): string {
  const name = stateSpecs[state]?.name ?? "";
  const waits = state === RECEIVING || state === SENDING;
  return waits && start >= 0 ? `${name} c${r.obj(start)}` : name;
}

/** Adds the flows and says how many of the deliveries they are: both ends need a slice to bind to. */
function addFlows(events: string[], r: Recording, h: History): string {
  let [drawn, all] = [0, 0];
  for (let i = 0; i < r.length; i++) {
    if (r.kind(i) !== DELIVER) continue;
    all++;
    const [a, b] = [r.a(i), r.b(i)];
    if (!isDrawn(h.stateAt(a, i)) || !isDrawn(h.stateAt(b, i))) continue;
    drawn++;
    const flow = {
      cat: "delivery",
      name: r.flags(i) & MAIL ? "mail" : `c${r.obj(i)}`,
      id: r.step(i),
      ts: r.step(i),
    };
    events.push(line({ ph: "s", ...track(a), ...flow, args: { value: r.val(i) } }));
    events.push(line({ ph: "f", bp: "e", ...track(b), ...flow, args: { value: r.val(i) } }));
  }
  return `${drawn} of ${all} deliveries as flows`;
}

function addInstants(events: string[], r: Recording, tracks: ReadonlySet<number>): void {
  for (let i = 0; i < r.length; i++) {
    const kind = r.kind(i);
    if ((kind !== MARK && kind !== EXIT) || !tracks.has(r.a(i))) continue;
    const name = kind === EXIT ? "exit" : `mark ${r.obj(i)}`;
    events.push(
      line({
        ph: "i",
        s: "t",
        ...track(r.a(i)),
        ts: r.step(i),
        name,
        args: { words: clauseOf(r.event(i), r.names) },
      }),
    );
  }
}
