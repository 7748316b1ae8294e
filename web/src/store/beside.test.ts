// A second run on the same axis is followed wherever its steps are.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EVENT_SIZE, PAGE_STEPS } from "../gen/events";
import type { Result } from "../gen/types";
import type { RunRequest, Sink } from "../lib/run";
import { startPlace } from "../params/place";
import { secondFailure } from "./beside";
import { resetParams, setParam } from "./draft";
import { takePlace } from "./place";
import { beside, recorded, runRange, second, step, stepRange, travelTo } from "./recording";
import { linkErrors, route } from "./route";
import { connectRunner, stop, studySteps } from "./run";
import { wanted } from "./wanted";
import { cancelLoad, loading, showStaged } from "./window";

const asked: RunRequest[] = [];
let sink: Sink;
let runs = 100;

beforeEach(() => {
  stop();
  cancelLoad();
  asked.length = 0;
  connectRunner({
    memoryLimit: 4e9,
    workers: () => 0,
    start(request, given) {
      asked.push(request);
      sink = given;
      return { stop() {} };
    },
  });
  route.value = { screen: "workload", workload: "hackysack", tab: "picture" };
  recorded.value = null;
  wanted.value = null;
  beside.value = "";
  linkErrors.value = [];
  resetParams();
  setParam("players", String(++runs));
});

const windows = () => asked.map(({ params, from, to }) => [params.pause, from, to]);

/** The run asked for last arrives, with so many steps in all. */
function arrive(steps: number): void {
  const { from, to } = asked.at(-1) as RunRequest;
  sink.ready();
  sink.events({
    from,
    steps,
    hash: String(steps),
    pages: new ArrayBuffer(8 * Math.floor(steps / PAGE_STEPS)),
    buffer: new ArrayBuffer(Math.max(0, Math.min(steps, to) - from) * EVENT_SIZE),
  });
  sink.done({ workload: "hackysack", verified: true } as Result);
}

const place = { ...startPlace, beside: "pause:off" };

test("a second run that is longer is followed behind what is loaded of it, and back", () => {
  takePlace(place, []);
  arrive(1000);
  arrive(200_000);
  assert.deepEqual([stepRange().last, runRange().last], [studySteps - 1, 199_999]);
  travelTo(199_999);
  assert.equal(loading.value?.step, 199_999);
  arrive(200_000);
  assert.equal(step.value, 199_999);
  assert.equal(recorded.value?.batch.from, 0); // the first has ended, and stays
  assert.equal(second.value?.batch.from, 167_231);
  travelTo(500);
  arrive(200_000);
  assert.equal(step.value, 500);
  assert.deepEqual(windows(), [
    ["on", 0, studySteps],
    ["off", 0, studySteps],
    ["off", 167_231, 232_767],
    ["off", 0, studySteps],
  ]);
});

test("where the first run is the longer one its window moves, and the second's with it", () => {
  takePlace(place, []);
  arrive(200_000);
  arrive(1000);
  travelTo(150_000);
  arrive(200_000);
  showStaged();
  arrive(1000);
  assert.deepEqual([step.value, secondFailure.value], [150_000, ""]);
  assert.deepEqual(windows().at(-1), ["off", 117_232, 182_768]);
  assert.deepEqual(stepRange(), { first: 117_231, last: 182_767 });
});

test("a link to a step that only the second run has goes there when that has come", () => {
  takePlace({ ...place, step: 5000 }, []);
  arrive(1000);
  arrive(9000);
  assert.deepEqual([step.value, linkErrors.value], [5000, []]);
});

test("a step that neither run has is told", () => {
  takePlace({ ...place, step: 9500 }, []);
  arrive(1000);
  arrive(9000);
  assert.equal(step.value, 8999);
  assert.match(
    linkErrors.value[0] ?? "",
    /^step: "9500": start, or a step from 0 to 8999, the last/,
  );
});
