// The pictures of a watched run: only the newest, and keyframes that thin out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type SnapshotBatch, stateOf } from "../lib/snapshot";
import { keyframes, snapshot } from "./live";
import { pictures, takeKeyframe, takeSnapshot, watched, watching } from "./watched";

const run = { workload: "chain", params: { n: "3" }, seed: 1, mode: "watch" } as const;

/** One of so many steps, with 70 tasklets in groups of 2 and two pages of 512 steps. */
function batch(step: number): SnapshotBatch {
  const tables = new Float64Array(4208 + 2 * (1 + 16 + 64));
  tables.set([step, 256, 70, 2, 512]);
  tables.set([69, 1, 2, 5, 0.5], 8);
  tables.set([30, 12], 112 + 3 * 64 + 4); // groups 3 to 4, and 3 to 5
  tables.set([7, 9], 4208);
  tables[4208 + 2 + 16 + 3] = 44; // runs in the second page
  tables[4208 + 2 + 32 + 64 + 5] = 11; // of group 5
  const packed = Uint8Array.of(0x05, 70).buffer as ArrayBuffer;
  return { packed, tables: tables.buffer as ArrayBuffer };
}

const packed = new ArrayBuffer(0);

const frame = (step: number, every: number) => ({ step, every, slice: 256, tasklets: 300, packed });

const shown = () => snapshot.value;

test("a run begins without a picture, shows the newest, and says when it is over", () => {
  watching(run);
  assert.equal(shown(), null);
  takeSnapshot(batch(600));
  takeSnapshot(batch(900));
  assert.deepEqual([shown()?.view.step, shown()?.over], [900, false]);
  watched();
  assert.deepEqual([shown()?.view.step, shown()?.over], [900, true]);
  assert.equal(shown()?.workload, "chain");
});

test("the tables are where the recorder lays them", () => {
  watching(run);
  takeSnapshot(batch(900));
  const view = shown()?.view;
  assert.ok(view);
  assert.deepEqual([view.tasklets, stateOf(view, 69), view.slice], [70, 5, 256]);
  const { size, groups, counts, deliveries, most } = view.matrix;
  assert.deepEqual([size, groups, counts[3 * 64 + 5], deliveries, most], [2, 35, 12, 42, 30]);
  const { tasklets, least, median, most: highest, value } = view.fairness;
  assert.deepEqual([tasklets, least, median, highest, value], [69, 1, 2, 5, 0.5]);
  assert.deepEqual([view.pages.steps, view.pages.length, [...view.queue]], [512, 2, [7, 9]]);
  assert.equal(view.pages.counts[16 + 3], 44);
  assert.equal(view.pages.counts.length, 32);
  assert.deepEqual([view.front.size, view.front.counts.length], [2, 128]);
  assert.equal(view.front.counts[64 + 5], 11);
});

test("keyframes whose step is no multiple of the newest's distance are let go", () => {
  watching(run);
  for (const step of [100, 200, 300, 400]) takeKeyframe(frame(step, 100));
  takeKeyframe(frame(600, 200));
  assert.equal(pictures.value, null, "no snapshot yet");
  takeSnapshot(batch(700));
  assert.deepEqual(
    keyframes.value.map((f) => f.step),
    [200, 400, 600],
  );
});
