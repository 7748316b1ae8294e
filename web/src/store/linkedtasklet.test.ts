import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EVENT_SIZE } from "../gen/events";
import type { EventBatch } from "../lib/run";
import { startPlace } from "../params/place";
import { proveTasklet } from "./linkedtasklet";
import { awaited, recorded, select, selected, standAt } from "./recording";
import { linkErrors } from "./route";

const loaded = 1000; // of 2,000 steps

beforeEach(() => {
  const buffer = new ArrayBuffer(loaded * EVENT_SIZE);
  const batch = { from: 0, steps: 2000, buffer } as EventBatch;
  recorded.value = { workload: "chain", params: {}, seed: 1, batch };
  awaited.value = null;
  linkErrors.value = [];
});

test("a tasklet that the run does not have is told once, and none is looked at", () => {
  standAt({ ...startPlace, step: 10, at: 99_999 });
  proveTasklet(1002, null);
  assert.equal(selected.value, null);
  proveTasklet(1002, null);
  assert.deepEqual(linkErrors.value, [
    'at: "t99999": t0 to t1001, the tasklets of this run; none is looked at instead',
  ]);
});

test("of a run that is loaded in part it is said up to which step", () => {
  standAt({ ...startPlace, step: 20, at: 1002 });
  proveTasklet(1002, loaded - 1);
  assert.deepEqual(linkErrors.value, [
    'at: "t1002": t0 to t1001, the tasklets up to step 999; none is looked at instead',
  ]);
});

test("a tasklet of a link that the run has stays looked at, and one that is chosen is not asked for", () => {
  standAt({ ...startPlace, at: 1001 });
  proveTasklet(1002, null);
  assert.equal(selected.value, 1001);
  standAt({ ...startPlace, at: 7 });
  select(2000); // of a second run, say
  proveTasklet(1002, null);
  assert.equal(selected.value, 2000);
  assert.deepEqual(linkErrors.value, []);
});

test("while the step of a link is awaited its tasklet is not judged by another window", () => {
  standAt({ ...startPlace, step: 1500, at: 5000 });
  assert.equal(awaited.value, 1500);
  proveTasklet(1002, loaded - 1);
  assert.equal(selected.value, 5000);
  assert.deepEqual(linkErrors.value, []);
});
