import assert from "node:assert/strict";
import { test } from "node:test";
import { byNumber } from "../../../lib/recording";
import { golden } from "../../../lib/recording/testing/goldens";
import { frontOf } from "./bins";
import { frontWords } from "./view";

function counted(name: string) {
  const work = frontOf(golden(name));
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}

test("every event is in one cell, at its step and its tasklet", () => {
  const r = golden("chain/three");
  const front = counted("chain/three");
  assert.equal(front.steps, 1);
  assert.equal(front.tasklets, 1);
  let sum = 0;
  for (const n of front.counts) sum += n;
  assert.equal(sum, r.length);
  for (let i = 0; i < r.length; i++)
    assert.equal(front.counts[r.a(i) * front.columns + i], 1, `step ${i}`);
  assert.equal(front.most, 1);
});

test("a cell says its steps, its tasklets and its events", () => {
  assert.equal(frontWords(counted("chain/three"), byNumber, 0, 1), "Step 0, tasklet 1: 1 event.");
  assert.equal(frontWords(counted("chain/three"), byNumber, 0, 0), "Step 0, main: no events.");
});
