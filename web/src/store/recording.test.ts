// The recording on screen, with a runner that does what the test says.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EVENT_SIZE } from "../gen/events";
import type { Result } from "../gen/types";
import type { Runner, RunRequest, Sink } from "../lib/run";
import { manifest } from "./catalog";
import { mode, resetParams, setMode, setParam } from "./draft";
import {
  closeRecording,
  FASTEST,
  goToStep,
  pause,
  play,
  playing,
  record,
  recorded,
  recordingKept,
  recordingShown,
  SLOWEST,
  select,
  selected,
  setSpeed,
  showRecording,
  speed,
  step,
  stepBy,
  stepRange,
} from "./recording";
import { route } from "./route";
import { connectRunner, start, stop } from "./run";

const id = manifest.workloads[0]?.id ?? "";
const other = manifest.workloads[1]?.id ?? "";
let asked: RunRequest | undefined;
let sink: Sink;

const runner: Runner = {
  memoryLimit: 4e9,
  workers: () => 0,
  start(request, given) {
    asked = request;
    sink = given;
    return { stop: () => undefined };
  },
};

beforeEach(() => {
  stop();
  connectRunner(runner);
  route.value = { screen: "workload", workload: id, tab: "picture" };
  resetParams();
  setMode("measure");
  assert.equal(record(), true);
  arrive(10, 100, 110);
});

/** So many events from a step on, of a run of so many steps. */
function arrive(from: number, events: number, steps: number): void {
  sink.ready();
  sink.events({
    from,
    steps,
    buffer: new ArrayBuffer(events * EVENT_SIZE),

    hash: "",
    pages: new ArrayBuffer(0),
  });
  sink.done({ workload: id, verified: true } as Result);
}

test("Record studies the draft and leaves the chosen mode", () => {
  assert.equal(asked?.mode, "study");
  assert.equal(mode.value, "measure");
  assert.equal(recorded.value?.batch.steps, 110);
  assert.equal(recordingShown.value, true);
});

test("what cannot run is not recorded, and the mode is as before", () => {
  setParam(manifest.workloads[0]?.params[1]?.key ?? "", "no number");
  assert.equal(record(), false);
  assert.equal(mode.value, "measure");
});

test("a step outside the recording becomes the nearest in it", () => {
  assert.deepEqual(stepRange(), { first: 9, last: 109 });
  assert.equal(step.value, 9);
  goToStep(50);
  assert.equal(step.value, 50);
  goToStep(5000);
  assert.equal(step.value, 109);
  goToStep(-7);
  assert.equal(step.value, 9);
  stepBy(1);
  stepBy(-1);
  assert.equal(step.value, 9);
});

test("a step stops the play; play at the end begins anew", () => {
  record();
  arrive(0, 110, 110);
  play();
  assert.equal(playing.value, true);
  stepBy(1);
  assert.equal(playing.value, false);
  goToStep(109);
  play();
  assert.equal(step.value, -1);
  pause();
  assert.equal(playing.value, false);
});

test("speed stays within its ends", () => {
  setSpeed(0);
  assert.equal(speed.value, SLOWEST);
  setSpeed(1e9);
  assert.equal(speed.value, FASTEST);
});

test("a recording is put away and shown again; on another screen it is neither", () => {
  closeRecording();
  assert.equal(recordingShown.value, false);
  assert.equal(recordingKept.value, true);
  showRecording();
  assert.equal(recordingShown.value, true);
  route.value = { screen: "workload", workload: other, tab: "picture" };
  assert.equal(recordingShown.value, false);
  assert.equal(recordingKept.value, false);
});

test("a run that records nothing leaves the recording; a new one begins at its start", () => {
  const first = recorded.value;
  start();
  sink.ready();
  sink.done({ workload: id, verified: true } as Result);
  assert.equal(recorded.value, first);
  select(3);
  goToStep(60);
  record();
  arrive(0, 5, 5);
  assert.notEqual(recorded.value, first);
  assert.equal(step.value, -1);
  assert.equal(selected.value, null);
});

test("a run that fails hands over what it did until then", () => {
  record();
  sink.ready();
  sink.events({
    from: 0,
    steps: 3,
    buffer: new ArrayBuffer(3 * EVENT_SIZE),

    hash: "",
    pages: new ArrayBuffer(0),
  });
  sink.failed({ stage: "run", message: "deadlock", detail: [] });
  assert.equal(recorded.value?.batch.steps, 3);
});

test("while a run is under way nothing plays", () => {
  play();
  assert.equal(playing.value, true);
  start();
  assert.equal(playing.value, false);
  play();
  assert.equal(playing.value, false);
  sink.ready();
  sink.done({ workload: id, verified: true } as Result);
  play();
  assert.equal(playing.value, true);
});
