// The rules of the trace format: slices of a track nest, flows have two ends
// that bind to slices, every track is named, times are whole and not negative.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DELIVER } from "../kinds";
import type { Recording } from "../recording";
import { History } from "../tally/history";
import { golden, goldens, whole } from "../testing/goldens";
import { World } from "../world/world";
import { exportChrome } from "./chrome";

interface TraceEvent {
  ph: string;
  pid: number;
  tid?: number;
  ts?: number;
  dur?: number;
  id?: number;
  bp?: string;
  s?: string;
  name: string;
  cat?: string;
  args?: { name?: string; sort_index?: number };
}

interface Trace {
  otherData: { header: string; deliveries: string };
  traceEvents: TraceEvent[];
}

function traceOf(r: Recording): Trace {
  return JSON.parse(exportChrome(r, new History(new World(r))));
}

/** What breaks the rules of the format. */
function faults(trace: Trace): string[] {
  const wrong: string[] = [];
  const slices = new Map<number, [ts: number, end: number][]>();
  const names = new Map<number, string>();
  const ends = new Map<number, { s: TraceEvent[]; f: TraceEvent[] }>();
  for (const e of trace.traceEvents) {
    const tid = e.tid ?? -1;
    if (e.pid !== 1 || (e.ph !== "M" && tid < 1))
      wrong.push(`${e.ph} ${e.name}: track ${e.pid}.${tid}`);
    if (e.ph !== "M" && !(Number.isInteger(e.ts) && (e.ts ?? -1) >= 0))
      wrong.push(`${e.name}: ts ${e.ts}`);
    if (e.ph === "M" && e.name === "thread_name") {
      if (names.has(tid)) wrong.push(`track ${tid}: named twice`);
      names.set(tid, e.args?.name ?? "");
    } else if (e.ph === "X") {
      if (!((e.dur ?? 0) > 0)) wrong.push(`${e.name}: dur ${e.dur}`);
      slices.set(tid, [...(slices.get(tid) ?? []), [e.ts ?? 0, (e.ts ?? 0) + (e.dur ?? 0)]]);
    } else if (e.ph === "s" || e.ph === "f") {
      const pair = ends.get(e.id ?? -1) ?? { s: [], f: [] };
      pair[e.ph].push(e);
      ends.set(e.id ?? -1, pair);
    } else if (e.ph === "i") {
      if (e.s !== "t") wrong.push(`${e.name}: scope ${e.s}`);
    } else if (e.ph !== "M") wrong.push(`phase ${e.ph}`);
  }
  for (const [tid, list] of slices) {
    if (!names.get(tid)) wrong.push(`track ${tid}: no name`);
    wrong.push(...nesting(tid, list));
  }
  const binds = (e: TraceEvent) =>
    (slices.get(e.tid ?? -1) ?? []).some(([ts, end]) => ts <= (e.ts ?? 0) && (e.ts ?? 0) < end);
  for (const [id, { s, f }] of ends) {
    const [start, finish] = [s[0], f[0]];
    if (s.length !== 1 || f.length !== 1 || !start || !finish) {
      wrong.push(`flow ${id}: ${s.length} starts, ${f.length} ends`);
      continue;
    }
    if (start.name !== finish.name || start.cat !== finish.cat) wrong.push(`flow ${id}: two names`);
    if ((start.ts ?? 0) > (finish.ts ?? 0)) wrong.push(`flow ${id}: backwards`);
    if (finish.bp !== "e") wrong.push(`flow ${id}: binds to the next slice`);
    if (!binds(start) || !binds(finish)) wrong.push(`flow ${id}: no slice`);
  }
  for (const e of trace.traceEvents)
    if (e.ph === "i" && !names.has(e.tid ?? -1)) wrong.push(`${e.name}: no track`);
  return wrong;
}

/** Slices of one track either contain one another or do not touch. */
function nesting(tid: number, list: [ts: number, end: number][]): string[] {
  const open: number[] = [];
  const wrong: string[] = [];
  for (const [ts, end] of list.sort((x, y) => x[0] - y[0] || y[1] - x[1])) {
    while (open.length > 0 && (open[open.length - 1] ?? 0) <= ts) open.pop();
    if (open.length > 0 && end > (open[open.length - 1] ?? 0))
      wrong.push(`track ${tid}: ${ts} to ${end} overlaps`);
    open.push(end);
  }
  return wrong;
}

test("every golden, whole and cut, keeps the rules of the format", () => {
  for (const { name, recording } of goldens()) {
    for (const r of [whole(recording), recording.window(20, recording.end)]) {
      assert.deepEqual(faults(traceOf(r)), [], `${name} from ${r.from}`);
    }
  }
});

test("the rules find what is wrong", () => {
  const broken = traceOf(golden("chain/three"));
  const flow = broken.traceEvents.findIndex((e) => e.ph === "f");
  broken.traceEvents.splice(flow, 1);
  const slice = broken.traceEvents.find((e) => e.ph === "X") as TraceEvent;
  slice.dur = (slice.dur ?? 0) + 1;
  const found = faults(broken).join("\n");
  assert.match(found, /overlaps/);
  assert.match(found, /1 starts, 0 ends/);
});

test("a step is a microsecond, a tasklet a track, a delivery a flow", () => {
  const r = golden("chain/three");
  const trace = traceOf(r);
  const runs = trace.traceEvents.filter((e) => e.ph === "X" && e.tid === 5 && e.name === "running");
  assert.deepEqual(
    runs.map((e) => [e.ts, e.dur]),
    [
      [14, 3],
      [24, 1],
    ],
  );
  const names = trace.traceEvents.filter((e) => e.name === "thread_name").map((e) => e.args?.name);
  assert.deepEqual(names, ["main", "t1", "t2", "t3", "t4"]);
  const flows = trace.traceEvents.filter((e) => e.ph === "s");
  const deliveries = Array.from({ length: r.length }, (_, i) => i).filter(
    (i) => r.kind(i) === DELIVER,
  );
  assert.deepEqual(
    flows.map((e) => e.ts),
    deliveries,
  );
});

test("it says what it holds, also of flows that have no slice to bind to", () => {
  const trace = traceOf(golden("chain/three"));
  assert.equal(trace.otherData.header, "31 of 31 steps, from step 0");
  assert.equal(trace.otherData.deliveries, "4 of 4 deliveries as flows");
  assert.equal(
    traceOf(golden("hackysack/axon-busy")).otherData.deliveries,
    "11 of 11 deliveries as flows",
  );
});
