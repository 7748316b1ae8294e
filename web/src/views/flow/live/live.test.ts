import assert from "node:assert/strict";
import { test } from "node:test";
import { states } from "../stateset";
import { ageFreshness, roomFor } from "./fresh";
import { stepWords } from "./words";

test("a sentence says the steps and every state with somebody in it, the most first", () => {
  const counts = new Array<number>(9).fill(0);
  counts[states.RECEIVING] = 12_345;
  counts[states.RUNNING] = 1;
  assert.equal(
    stepWords(40_000, counts),
    "after 40\u202f000 steps: 12\u202f345 tasklets wait to receive, 1 runs",
  );
  assert.equal(stepWords(1, new Array(9).fill(0)), "after 1 step: no tasklet yet");
});

test("an age is fresh in the newest slice and old at the end of the fade", () => {
  const fresh = ageFreshness(1000, 100_000); // the fade is 20,000 steps
  assert.equal(fresh(0), 1);
  assert.equal(fresh(10), 0.5);
  assert.equal(fresh(20), 0);
  assert.equal(fresh(255), 0);
  // Where every tasklet was seen in the newest slice nothing stands out.
  assert.equal(ageFreshness(1e6, 100)(0), 0);
});

test("there is room ahead while tasklets come, and none once they are all there", () => {
  let room = roomFor(10, 0, 0);
  assert.equal(room, 64);
  room = roomFor(60, 10, room);
  assert.equal(room, 64);
  room = roomFor(100_002, 60, room);
  assert.equal(room, 131_072);
  assert.equal(roomFor(100_002, 100_002, room), 100_002);
  assert.equal(roomFor(120_000, 100_002, room, true), 120_000);
});
