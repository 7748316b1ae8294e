// What the wasm adds up while it runs is what its events say: the states at
// every keyframe and at the end, the matrix, the counts and the shares of runs,
// for every workload that records. And any window of a run begins as the whole
// run has it there.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Workload } from "../src/gen/types";
import {
  fairnessOf,
  History,
  kinds,
  matrixOf,
  type Recording,
  readBinary,
  runQueue,
  Tallies,
  World,
} from "../src/lib/recording";
import type { EventBatch } from "../src/lib/run";
import { type Packed, readSnapshot, type Snapshot, unpack } from "../src/lib/snapshot";
import type { Values } from "../src/params/values";
import type { WorkerMessage } from "../src/shared/messages";
import { pictures, takeKeyframe, takeSnapshot, watching } from "../src/store/watched";
import { useBrowser, withPage } from "./browser";
import { recordable, workloads } from "./configurations";
import { nodeRunner, wasmOf } from "./noderun";

useBrowser();

const seed = 42;
const whole = 2 ** 22; // steps

type Ask = (mode: "watch" | "study", from: number, to: number) => Promise<WorkerMessage[]>;

/** The last message of a type. */
function last<T extends WorkerMessage["type"]>(list: WorkerMessage[], type: T) {
  const found = list.filter((m) => m.type === type).at(-1);
  if (found?.type !== type) throw new Error(`no ${type} in ${list.map((m) => m.type)}`);
  return found as Extract<WorkerMessage, { type: T }>;
}

const recordingOf = (e: EventBatch): Recording =>
  readBinary(e.buffer, { from: e.from, total: e.steps, start: e.start });

function sameStates(w: World, step: number, of: Packed): void {
  const states = new Uint8Array(of.tasklets);
  unpack(of, states, new Uint8Array(of.tasklets));
  w.seek(step - 1);
  const ours = w.cells.state.subarray(0, states.length);
  assert.deepEqual([...states], [...ours], `states before step ${step}`);
}

function sameSums(r: Recording, s: Snapshot, w: World): void {
  const { counts, size, deliveries, most } = matrixOf(r);
  assert.deepEqual([s.matrix.size, s.matrix.deliveries, s.matrix.most], [size, deliveries, most]);
  assert.deepEqual([...s.matrix.counts], [...counts]);
  const tallies = new Tallies(r, new History(w));
  const even = fairnessOf(tallies);
  assert.equal(s.fairness.tasklets, even.tasklets);
  assert.ok(Math.abs((s.fairness.value ?? 0) - (even.value ?? 0)) < 1e-9);
  const byKind = new Array<number>(kinds.KINDS).fill(0);
  for (let i = 0; i < r.length; i++) byKind[r.kind(i)] = (byKind[r.kind(i)] ?? 0) + 1;
  assert.deepEqual([...s.kinds.subarray(0, kinds.KINDS)], byKind);
  const inPages = byKind.map((_, k) => {
    let n = 0;
    for (let p = 0; p < s.pages.length; p++) n += s.pages.counts[16 * p + k] ?? 0;
    return n;
  });
  assert.deepEqual(inPages, byKind);
  const acts = new Float64Array(s.front.counts.length);
  for (let i = 0; i < r.length; i++) {
    const cell = Math.floor(i / s.pages.steps) * s.front.groups + Math.floor(r.a(i) / s.front.size);
    acts[cell] = (acts[cell] ?? 0) + 1;
  }
  assert.deepEqual(s.front.counts, acts, "events by page and group");
  for (let p = 0; p < s.pages.length; p++) {
    w.seek(Math.min(r.length, (p + 1) * s.pages.steps) - 1);
    assert.equal(s.queue[p], w.queueLength, `run queue at the end of page ${p}`);
  }
}

async function windows(ask: Ask, r: Recording, w: World): Promise<void> {
  for (const from of [1, r.length >> 1, r.length - 2]) {
    const part = recordingOf(last(await ask("study", from, from + 500), "events"));
    const world = new World(part, { threads: w.threads });
    for (const at of [from - 1, Math.min(r.length, from + 500) - 1]) {
      world.seek(at);
      w.seek(at);
      assert.deepEqual(world.cells.state, w.cells.state.subarray(0, part.tasklets), `at ${at}`);
      assert.deepEqual(runQueue(world), runQueue(w), `run queue at ${at}`);
    }
  }
}

/** The site's wasm, in Node. */
async function theRunner() {
  let wasm = "";
  await withPage({}, async (page) => {
    wasm = await wasmOf(page);
  });
  return nodeRunner(wasm);
}

test("snapshots, keyframes and windows are what the whole recording says", async (t) => {
  const run = await theRunner();
  for (const workload of workloads) {
    await t.test(workload.id, async () => {
      for (const params of recordable(workload)) {
        await agree(run, workload, params).catch((error: Error) => {
          error.message = `${JSON.stringify(params)}: ${error.message}`;
          throw error;
        });
      }
    });
  }
});

test("what the page holds of 1,000,000 watched tasklets is counted, and small", async () => {
  const run = await theRunner();
  const key = { workload: "chain", params: { n: "1000000" }, seed };
  watching({ ...key, mode: "watch" });
  let most = 0;
  for (const m of await run({ ...key, samples: 1, mode: "watch", from: 0, to: 0 })) {
    if (m.type === "snapshot") takeSnapshot(m);
    if (m.type === "keyframe") takeKeyframe(m);
    const held = pictures.value;
    if (!held) continue;
    let bytes = held.newest.tables.byteLength + held.newest.packed.byteLength;
    for (const frame of held.keyframes) bytes += frame.packed.byteLength;
    most = Math.max(most, bytes);
  }
  const kept = pictures.value?.keyframes ?? [];
  assert.ok((kept.at(-1)?.tasklets ?? 0) > 1e6);
  console.log(`${kept.length} moments kept; with the newest ${most} bytes at most`);
  assert.ok(kept.length >= 12, `${kept.length} moments kept`);
  // 16 MB are all that a viewer may take; tiles.e2e.ts counts its canvases: less than 11 MB.
  assert.ok(most < 5e6, `${most} bytes`);
});

type NodeRun = Awaited<ReturnType<typeof nodeRunner>>;

async function agree(run: NodeRun, { id, layout }: Workload, params: Values): Promise<void> {
  const ask: Ask = (mode, from, to) =>
    run({ workload: id, params, seed, samples: 1, mode, from, to, start: from > 0 });
  const studied = await ask("study", 0, whole);
  const watched = await ask("watch", 0, 0);
  const events = last(studied, "events");
  const proof = last(watched, "proof");
  assert.deepEqual([proof.hash, proof.steps], [events.hash, events.steps]);
  assert.deepEqual(new Uint8Array(proof.pages), new Uint8Array(events.pages));
  const r = recordingOf(events);
  const w = new World(r, { threads: layout === "lanes" });
  for (const m of watched) {
    if (m.type !== "keyframe") continue;
    sameStates(w, m.step, m);
  }
  const s = readSnapshot(last(watched, "snapshot"));
  assert.equal(s.step, r.length);
  sameStates(w, s.step, s);
  sameSums(r, s, w);
  await windows(ask, r, w);
}
