// How a run ends whose worker cannot be told what to do, or tells nonsense.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { Result } from "../gen/types";
import type { Failure, Sink } from "../lib/run";
import type { WorkerRequest } from "../shared/messages";
import { HiddenSamples } from "./hidden";
import { StartedWorker } from "./started";
import { WorkerRun } from "./workerrun";

let worker: FakeWorker;
let workers: FakeWorker[] = [];

class FakeWorker {
  static cannotBeSent = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  terminated = 0;
  posted = 0;

  constructor() {
    worker = this;
    workers.push(this);
  }
  postMessage(): void {
    this.posted++;
    if (FakeWorker.cannotBeSent) throw new Error("DataCloneError");
  }
  terminate(): void {
    this.terminated++;
  }
}

const before = globalThis.Worker;

beforeEach(() => {
  FakeWorker.cannotBeSent = false;
  workers = [];
  globalThis.Worker = FakeWorker as unknown as typeof Worker;
});

afterEach(() => {
  globalThis.Worker = before;
});

const nobody = { message() {}, died() {} };

interface Told {
  failures: Failure[];
  results: Result[];
  ended: number;
}

function begin(): Told & { run: WorkerRun } {
  const told: Told = { failures: [], results: [], ended: 0 };
  const sink: Sink = {
    loading() {},
    ready() {},
    progress() {},
    snapshot() {},
    keyframe() {},
    proof() {},
    events() {},
    done: (result) => told.results.push(result),
    failed: (failure) => told.failures.push(failure),
  };
  const started = new StartedWorker("worker.js", "glue.js", "", nobody);
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const run = new WorkerRun(started, sink, new HiddenSamples(page), () => told.ended++);
  run.begin({} as WorkerRequest);
  return Object.assign(told, { run });
}

test("a worker that loads the module tells it, or that none comes", async () => {
  const module = {} as WebAssembly.Module;
  const start = () => new StartedWorker("worker.js", "glue.js", "x.wasm", nobody);
  const [good, bad, dead, ended] = [start(), start(), start(), start()];
  const sent = workers.slice(-4);
  const tell = (i: number, data: unknown) => sent[i]?.onmessage?.({ data });
  tell(0, { type: "compiled", module });
  tell(1, { type: "compiled", module: null });
  sent[2]?.onerror?.({ message: "broken" });
  ended?.end();
  assert.equal(await good?.compiled, module);
  for (const none of [bad, dead, ended]) assert.equal(await none?.compiled, null);
  for (const worker of [good, bad]) worker?.sendModule(Promise.resolve(module));
  await Promise.resolve();
  assert.deepEqual([sent[0]?.posted, sent[1]?.posted], [0, 1], "only who has none is sent one");
});

test("a worker that cannot be sent its run is ended", () => {
  FakeWorker.cannotBeSent = true;
  const told = begin();
  assert.match(told.failures[0]?.message ?? "", /^worker: it cannot be sent the run: /);
  assert.match(told.failures[0]?.detail.join() ?? "", /DataCloneError/);
  assert.deepEqual([told.failures.length, told.ended, worker.terminated], [1, 1, 1]);
});

const whole = {
  workload: "chain",
  params: {},
  samples: [],
  metrics: {},
  counts: {},
  verified: true,
  checks: [],
  warmup: {},
  environment: {},
};

test("what is no result is a failure, and the worker is ended", () => {
  const texts = ["null", "5", "[]", "{}", "{", '"x"', "", undefined];
  for (const name of Object.keys(whole)) texts.push(JSON.stringify({ ...whole, [name]: null }));
  for (const text of texts) {
    const told = begin();
    worker.onmessage?.({ data: { type: "done", result: text } });
    assert.equal(told.failures[0]?.stage, "dead", text);
    assert.match(told.failures[0]?.message ?? "", /^worker: its result cannot be read: /);
    assert.deepEqual([told.results.length, told.ended, worker.terminated], [0, 1, 1], text);
  }
});

test("a message of no known type is a failure", () => {
  for (const data of [null, undefined, 5, {}, { type: "other" }]) {
    const told = begin();
    worker.onmessage?.({ data });
    assert.match(told.failures[0]?.message ?? "", /^worker: a message of it cannot be read: /);
    assert.equal(worker.terminated, 1);
  }
});

test("a whole result is handed on", () => {
  const told = begin();
  worker.onmessage?.({ data: { type: "done", result: JSON.stringify(whole) } });
  assert.deepEqual(told.results, [whole]);
  assert.deepEqual([told.failures.length, told.ended, worker.terminated], [0, 1, 1]);
});

test("what is measured so far is the newest that was told", () => {
  const { run } = begin();
  assert.equal(run.soFar(), null);
  for (const seed of [1, 2])
    worker.onmessage?.({ data: { type: "sofar", result: JSON.stringify({ ...whole, seed }) } });
  assert.equal(run.soFar()?.seed, 2);
});
