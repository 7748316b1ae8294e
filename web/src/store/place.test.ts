// The place in a recording that the address says, with a runner that does what
// the test says: links are taken, windows loaded, steps clamped.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EVENT_SIZE, PAGE_STEPS } from "../gen/events";
import type { Result } from "../gen/types";
import type { Runner, RunRequest, Sink } from "../lib/run";
import { startPlace } from "../params/place";
import { resetParams, setMode, setParam } from "./draft";
import { follow } from "./follow";
import { placeOf, settle, takePlace, windowAround } from "./place";
import { measureAlone } from "./processor";
import {
  closeRecording,
  followed,
  openEnded,
  play,
  playing,
  recorded,
  recordingShown,
  runRange,
  select,
  selected,
  step,
  stepBy,
  stepRange,
  travelTo,
  UNKNOWN,
} from "./recording";
import { linkErrors, route } from "./route";
import { busy, connectRunner, stop, studySteps } from "./run";
import { wanted } from "./wanted";
import {
  cancelLoad,
  loadFailure,
  loading,
  loadRemark,
  partly,
  playOn,
  showStaged,
  staged,
} from "./window";

const id = "chain";
const total = 200_000;
const asked: RunRequest[] = [];
let sink: Sink;
let stops = 0;

const runner: Runner = {
  memoryLimit: 4e9,
  workers: () => 0,
  start(request, given) {
    asked.push(request);
    sink = given;
    return { stop: () => stops++ };
  },
};

const last = () => asked[asked.length - 1] as RunRequest;

function windowLoading(): (number | undefined)[] {
  const now = loading.value;
  return [now?.from, now?.to];
}

/** The run that was asked for last ends with so many steps in all. */
function arrive(steps = total): void {
  const { from, to } = last();
  const events = Math.max(0, Math.min(steps, to) - from);
  sink.ready();
  const hash = String(steps);
  const buffer = new ArrayBuffer(events * EVENT_SIZE);
  sink.events({
    from,
    steps,
    hash,
    pages: new ArrayBuffer(8 * Math.floor(steps / PAGE_STEPS)),
    buffer,
  });
  sink.done({ workload: id, verified: true } as Result);
}

beforeEach(() => {
  stop();
  cancelLoad();
  connectRunner(runner);
  route.value = { screen: "workload", workload: id, tab: "picture" };
  recorded.value = null;
  wanted.value = null;
  linkErrors.value = [];
  resetParams();
  setMode("measure");
  asked.length = 0;
  stops = 0;
});

test("a link to a step runs again and goes there, with what is looked at", () => {
  takePlace({ ...startPlace, step: 150_000, at: 7, view: "space-time" }, []);
  assert.deepEqual([last().mode, last().from, last().to], ["study", 117_232, 182_768]);
  assert.equal(placeOf(id)?.step, 150_000); // the address keeps it meanwhile
  arrive();
  assert.equal(step.value, 150_000);
  assert.equal(selected.value, 7);
  assert.equal(wanted.value, null);
  settle();
  assert.deepEqual(placeOf(id), { step: 150_000, view: "space-time", at: 7, beside: "" });
});

test("a step that the run does not have is told, and the last one is gone to", () => {
  takePlace({ ...startPlace, step: 999_999 }, []);
  arrive();
  assert.match(
    linkErrors.value[0] ?? "",
    /^step: "999999": start, or a step from 0 to 199999, the last/,
  );
  assert.equal(loading.value?.step, 199_999);
  arrive();
  showStaged();
  assert.equal(step.value, 199_999);
  assert.deepEqual(asked.length, 2);
});

test("the recording that is there already is not run again", () => {
  takePlace({ ...startPlace, step: 10 }, []);
  arrive();
  takePlace({ ...startPlace, step: 20, at: 3 }, []);
  assert.equal(asked.length, 1);
  assert.equal(step.value, 20);
  assert.equal(selected.value, 3);
  takePlace(null, []); // Back to where it was not shown
  assert.equal(recordingShown.value, false);
  assert.equal(placeOf(id), null);
});

test("a link with a param that could not be taken waits for Record", () => {
  takePlace({ ...startPlace, step: 5 }, ['n: "x": a whole number']);
  assert.equal(asked.length, 0);
  assert.equal(wanted.value?.place.step, 5);
  takePlace(startPlace, ['step: "x": start, or a whole number']);
  assert.equal(asked.length, 1);
});

test("what cannot be recorded says so, and the rest of the link is kept", () => {
  setParam("engine", "goroutine");
  takePlace({ ...startPlace, step: 5 }, []);
  assert.equal(asked.length, 0);
  assert.match(linkErrors.value[0] ?? "", /^step: not shown: records only with engine/);
  assert.equal(wanted.value, null);
});

test("an edited draft is not what was recorded: the address says no step", () => {
  takePlace({ ...startPlace, step: 5 }, []);
  arrive();
  assert.notEqual(placeOf(id), null);
  setParam("n", "17");
  assert.equal(placeOf(id), null);
  resetParams();
  assert.notEqual(placeOf(id), null);
  closeRecording();
  assert.equal(placeOf(id), null);
});

test("stopping the run gives the place up", () => {
  takePlace({ ...startPlace, step: 5 }, []);
  stop();
  assert.equal(wanted.value, null);
  assert.equal(placeOf(id), null);
});

test("an address lets go of the message that is followed; going along its path does not", () => {
  takePlace(startPlace, []);
  arrive();
  follow(16);
  assert.deepEqual([followed.value, step.value], [16, 16]);
  takePlace({ ...startPlace, step: 16 }, []);
  assert.equal(followed.value, 16);
  takePlace({ ...startPlace, step: 20 }, []);
  assert.deepEqual([followed.value, step.value], [null, 20]);
});

test("a step behind what is loaded loads round it, and back across the border likewise", () => {
  takePlace(startPlace, []);
  arrive();
  assert.equal(partly.value, true);
  travelTo(studySteps - 1);
  stepBy(1);
  assert.equal(step.value, studySteps - 1); // the old picture stays
  assert.deepEqual(windowLoading(), [32_768, 98_304]);
  sink.progress({ phase: "record", sample: 0, samples: 1, done: 1, total: 4, elapsed: 0 });
  assert.equal(loading.value?.share, 0.25);
  arrive();
  assert.notEqual(staged.value, null);
  assert.equal(step.value, studySteps - 1); // until its pictures are ready
  showStaged();
  assert.equal(step.value, studySteps);
  assert.equal(loading.value, null);
  travelTo(32_767);
  assert.equal(loading.value, null); // the state before the window's first step
  stepBy(-1);
  assert.deepEqual(windowLoading(), [0, studySteps]);
  arrive();
  showStaged();
  assert.equal(step.value, 32_766);
});

test("a jump waits for a race, which is not disturbed; a race stops a load, which begins anew", () => {
  takePlace(startPlace, []);
  arrive();
  let over = measureAlone("race", () => assert.fail("the race is stopped"));
  travelTo(150_000);
  assert.equal(asked.length, 1);
  assert.equal(loading.value?.step, 150_000); // it is told
  over();
  assert.equal(asked.length, 2);
  over = measureAlone("race", () => assert.fail("the race is stopped"));
  assert.equal(stops, 1);
  play();
  assert.equal(playing.value, false);
  over();
  assert.deepEqual([last().from, last().to, asked.length], [117_232, 182_768, 3]);
  arrive();
  showStaged();
  assert.equal(step.value, 150_000);
});

test("a load that waits for a race is cancelled and never runs", () => {
  takePlace(startPlace, []);
  arrive();
  const over = measureAlone("race", () => {});
  travelTo(150_000);
  cancelLoad();
  over();
  assert.equal(asked.length, 1);
});

test("a load is cancelled, fails, or is given up for a nearer step, and the place stays", () => {
  takePlace(startPlace, []);
  arrive();
  travelTo(100);
  travelTo(150_000);
  cancelLoad();
  assert.equal(stops, 1);
  assert.equal(step.value, 100);
  travelTo(150_000);
  travelTo(200);
  assert.equal(loading.value, null);
  assert.equal(step.value, 200);
  travelTo(150_000);
  sink.failed({ stage: "dead", message: "worker: it ended", detail: [] });
  assert.equal(loadFailure.value, "worker: it ended");
  assert.equal(step.value, 200);
});

test("a run that is another one when done again is not shown as the same", () => {
  takePlace(startPlace, []);
  arrive();
  const before = recorded.value;
  travelTo(150_000);
  arrive(total + 1);
  assert.equal(staged.value, null);
  assert.equal(recorded.value, before);
  assert.match(
    loadFailure.value,
    /another way than the first time, between step 196608 and step 200001/,
  );
});

/** The window of the run that was asked for last is there, and the run goes on. */
function arriveOpen(): void {
  const { from, to } = last();
  const steps = to - (to % PAGE_STEPS) + PAGE_STEPS;
  sink.ready();
  sink.events({
    from,
    steps,
    hash: "open",
    open: true,
    pages: new ArrayBuffer((8 * steps) / PAGE_STEPS),
    buffer: new ArrayBuffer((to - from) * EVENT_SIZE),
  });
}

test("a divergence names its step, also where the window holds none of that page", () => {
  setParam("n", "1001");
  takePlace(startPlace, []);
  arrive();
  travelTo(150_000);
  const { from, to } = last();
  const other = { steps: total, hash: "other" };
  const pages = new BigUint64Array(Math.floor(total / PAGE_STEPS)).fill(7n).buffer as ArrayBuffer;
  sink.ready();
  sink.events({ from, ...other, pages, buffer: new ArrayBuffer((to - from) * EVENT_SIZE) });
  sink.done({} as Result);
  assert.equal(staged.value, null);
  assert.deepEqual([last().from, last().to], [0, PAGE_STEPS]); // once more, for the step
  const events = new Int32Array((PAGE_STEPS * EVENT_SIZE) / 4);
  events[(EVENT_SIZE / 4) * 77] = 1;
  sink.ready();
  sink.events({ from: 0, ...other, pages, buffer: events.buffer as ArrayBuffer });
  sink.done({} as Result);
  assert.match(loadFailure.value, /another way than the first time, at step 77\. Record it again/);
});

test("a link into a long run ends the run behind its window; its length stays open", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  setParam("n", "1002");
  takePlace({ ...startPlace, step: 5 }, []);
  assert.equal(last().early, true);
  arriveOpen();
  assert.equal(busy.value, true); // it may end soon
  t.mock.timers.tick(1000);
  assert.equal(busy.value, false);
  assert.deepEqual([stops, step.value, openEnded.value, runRange().last], [1, 5, true, UNKNOWN]);
  travelTo(150_000); // further on: it ends before
  assert.deepEqual([last().from, last().to], [117_232, 182_768]);
  arrive(120_000);
  showStaged();
  assert.deepEqual([step.value, openEnded.value, runRange().last], [119_999, false, 119_999]);
  assert.equal(loadRemark.value, "Step 150000 is behind the end of the run: 119999 is its last.");
});

test("a step far behind the end of a run whose length is open: its last steps are gone to", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  setParam("n", "1003");
  takePlace({ ...startPlace, step: 5 }, []);
  arriveOpen();
  t.mock.timers.tick(1000);
  travelTo(UNKNOWN);
  settle();
  assert.equal(placeOf(id)?.step, 5);
  arrive(); // empty
  assert.equal(staged.value, null);
  assert.deepEqual([last().from, last().to], [167_231, 232_767]);
  arrive();
  showStaged();
  assert.deepEqual([step.value, loadRemark.value], [total - 1, ""]);
});

test("where the length is known, a load ends with its window", () => {
  setParam("n", "1004");
  takePlace(startPlace, []);
  arrive();
  travelTo(150_000);
  const { from, to } = last();
  arriveOpen();
  assert.equal(stops, 1);
  showStaged();
  assert.deepEqual([step.value, runRange().last, openEnded.value], [150_000, total - 1, false]);
  assert.deepEqual([from, to], [117_232, 182_768]);
});

test("play goes on behind the border", () => {
  takePlace(startPlace, []);
  arrive();
  travelTo(stepRange().last);
  play();
  assert.equal(playing.value, true);
  playOn();
  assert.equal(playing.value, false);
  arrive();
  showStaged();
  assert.equal(step.value, studySteps);
  assert.equal(playing.value, true);
});

test("another place is looked at while its run is on the way", () => {
  takePlace({ ...startPlace, step: 5 }, []);
  takePlace({ ...startPlace, step: 9 }, []);
  assert.equal(asked.length, 1);
  arrive();
  assert.equal(step.value, 9);
  select(null);
});

test("the window of a step has what comes before it", () => {
  assert.deepEqual(windowAround(0), { from: 0, to: studySteps });
  assert.deepEqual(windowAround(49_151), { from: 0, to: studySteps });
  const { from, to } = windowAround(1_000_000);
  assert.ok(from < 1_000_000 && to > 1_000_000 && to - from === studySteps);
  // A run is never asked for a step that no number holds.
  assert.equal(windowAround(2 ** 53 - 1).to, 2 ** 53);
});
