// Where one can stand at with one run or two.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EVENT_SIZE } from "../gen/events";
import type { EventBatch } from "../lib/run";
import { loadedRange, serves, UNKNOWN, wholeRange } from "./axis";

/** So many steps from one on, of a run of so many. */
function batch(from: number, length: number, steps: number, open = false): EventBatch {
  const buffer = new ArrayBuffer(length * EVENT_SIZE);
  const all = { from, steps, buffer, hash: "", pages: new ArrayBuffer(0) };
  return open ? { ...all, open } : all;
}

const range = (first: number, last: number) => ({ first, last });

test("one run: what is loaded of it, and the whole", () => {
  assert.deepEqual(loadedRange(batch(10, 100, 500), undefined), range(9, 109));
  assert.deepEqual(wholeRange(batch(10, 100, 500), undefined), range(-1, 499));
  assert.deepEqual(wholeRange(batch(0, 10, 20, true), undefined), range(-1, UNKNOWN));
});

test("two runs: what is loaded of both; one that has ended is as it ended", () => {
  const short = batch(0, 50, 50);
  assert.deepEqual(loadedRange(short, batch(0, 100, 500)), range(-1, 99));
  assert.deepEqual(loadedRange(batch(0, 100, 500), short), range(-1, 99));
  assert.deepEqual(loadedRange(short, batch(200, 100, 500)), range(199, 299));
  assert.deepEqual(loadedRange(short, batch(0, 80, 80)), range(-1, 79));
  assert.deepEqual(wholeRange(short, batch(0, 100, 500)), range(-1, 499));
  assert.deepEqual(loadedRange(batch(0, 50, 400), batch(20, 100, 500)), range(19, 49));
});

test("two runs without a loaded step in common: the first run's are stood at", () => {
  assert.deepEqual(loadedRange(batch(0, 50, 400), batch(200, 100, 500)), range(-1, 49));
});

test("a run serves a place that is loaded of it or behind its end", () => {
  const part = batch(100, 50, 400);
  assert.deepEqual(
    [98, 99, 149, 150, 400, 5000].map((place) => serves(part, place)),
    [false, true, true, false, false, false],
  );
  const end = batch(300, 100, 400);
  assert.deepEqual(
    [298, 299, 399, 5000].map((place) => serves(end, place)),
    [false, true, true, true],
  );
  assert.equal(serves(batch(0, 10, 20, true), 30), false);
});
