// The store with a runner that does what the test says.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Result } from "../gen/types";
import type { Runner, RunRequest, Sink } from "../lib/run";
import { manifest } from "./catalog";
import {
  applyPreset,
  draft,
  fieldErrors,
  memoryError,
  mode,
  presetId,
  resetParams,
  samplesText,
  setMode,
  setParam,
  setSamples,
  setSeed,
} from "./draft";
import { results } from "./results";
import { route } from "./route";
import { busy, canStart, connectRunner, dismissFailure, run, start, stop } from "./run";
import { wasmState } from "./wasm";

const first = manifest.workloads[0];
const id = first?.id ?? "";
let asked: RunRequest | undefined;
let sink: Sink;
let stopped = 0;
let soFar: Result | null = null;

const runner: Runner = {
  memoryLimit: 4e9,
  workers: () => 0,
  start(request, given) {
    asked = request;
    sink = given;
    return { stop: () => stopped++, soFar: () => soFar };
  },
};

beforeEach(() => {
  stop();
  asked = undefined;
  stopped = 0;
  soFar = null;
  connectRunner(runner);
  route.value = { screen: "workload", workload: id, tab: "picture" };
  resetParams();
  setSeed("1");
  setSamples("10");
  setMode("measure");
});

const result = { workload: id, verified: true } as Result;

test("a run goes from loading to running to done and its result is kept", () => {
  setSeed("1,000");
  setSamples("1e2");
  assert.equal(start(), true);
  assert.equal(asked?.seed, 1000);
  assert.equal(asked?.samples, 100);
  assert.deepEqual(asked?.params, draft.value);
  assert.equal(run.value.status, "loading");
  sink.loading(10, 100);
  assert.deepEqual(wasmState.value, { status: "loading", bytes: 10, total: 100, message: "" });
  sink.ready();
  assert.equal(run.value.status, "running");
  assert.equal(wasmState.value.status, "ready");
  const before = results.value[id]?.length ?? 0;
  sink.done(result);
  assert.equal(run.value.status, "done");
  assert.equal(busy.value, false);
  assert.equal(results.value[id]?.length, before + 1);
  assert.equal(results.value[id]?.at(-1), result);
});

test("Stop ends the runner's run and keeps how far it came", () => {
  start();
  sink.ready();
  const progress = {
    phase: "sample",
    sample: 3,
    samples: 10,
    done: 0,
    total: 0,
    elapsed: 1,
  } as const;
  sink.progress(progress);
  stop();
  assert.equal(stopped, 1);
  assert.equal(run.value.status, "stopped");
  assert.deepEqual(run.value.progress, progress);
  stop();
  assert.equal(stopped, 1);
});

test("Stop keeps the samples that are measured", () => {
  start();
  assert.equal(asked?.early, true);
  sink.ready();
  soFar = { ...result, seed: 41 };
  const before = results.value[id]?.length ?? 0;
  stop();
  assert.equal(run.value.status, "stopped");
  assert.equal(run.value.result?.seed, 41);
  assert.equal(results.value[id]?.length, before + 1);
  assert.equal(results.value[id]?.at(-1)?.seed, 41);
});

test("a bad field is told and nothing runs", () => {
  for (const [key, edit] of [
    ["seed", () => setSeed("-1")],
    ["samples", () => setSamples("0")],
    [first?.params[0]?.key ?? "", () => setParam(first?.params[0]?.key ?? "", "no such value")],
  ] as const) {
    edit();
    assert.ok(fieldErrors.value[key]?.startsWith(`${key}: `), key);
    assert.equal(canStart.value, false);
    assert.equal(start(), false);
    assert.equal(asked, undefined);
    setSeed("1");
    setSamples("10");
    resetParams();
    assert.equal(canStart.value, true);
  }
});

test("a run that does not fit into memory cannot be started, and the figure is told", () => {
  connectRunner({ ...runner, memoryLimit: 1 });
  assert.equal(canStart.value, false);
  assert.equal(start(), false);
  assert.equal(asked, undefined);
  assert.match(memoryError.value ?? "", /this run needs about .* and 1 B is the limit here/);
  connectRunner(runner);
  assert.equal(canStart.value, true);
});

test("a failure can be put away", () => {
  start();
  sink.failed({ stage: "memory", message: "memory: full", detail: [] });
  assert.equal(run.value.failure?.stage, "memory");
  dismissFailure();
  assert.equal(run.value.status, "idle");
  assert.equal(run.value.failure, undefined);
});

test("a wasm that does not load is told by run and by wasmState", () => {
  start();
  sink.failed({ stage: "load", message: "wasm: gone", detail: [] });
  assert.equal(run.value.status, "failed");
  assert.deepEqual(wasmState.value.status, "failed");
  assert.equal(wasmState.value.message, "wasm: gone");
});

test("a mode that cannot record under the params is a bad field", () => {
  const when = first?.records[0];
  const param = first?.params.find((p) => p.key === when?.key);
  const other = param?.choices.find((c) => !c.native && !when?.values.includes(c.value));
  if (!when || !param || !other) return;
  const told = () => fieldErrors.value.mode ?? "";
  setMode("watch");
  assert.equal(told(), "");
  setParam(param.key, other.value);
  assert.match(told(), /^mode: "watch": records only with /);
  assert.equal(mode.value, "watch");
});

test("each preset is recognised, and an edit ends it", () => {
  for (const preset of first?.presets ?? []) {
    applyPreset(preset.id);
    assert.equal(presetId.value, preset.id);
  }
  setParam(first?.params[0]?.key ?? "", "no such value");
  assert.equal(presetId.value, null);
  assert.equal(samplesText.value, "10");
});
