import assert from "node:assert/strict";
import { test } from "node:test";
import { byNumber } from "../../../lib/recording";
import type { Snapshot } from "../../../lib/snapshot";
import { frontWords } from "../front/view";
import { nearestMoment, watchedFront } from "./front";

/** Two pages and a part of 512 steps, of 130 tasklets in groups of 4. */
function view(): Snapshot {
  const counts = new Float64Array(3 * 64);
  counts[0 * 64 + 0] = 7;
  counts[1 * 64 + 32] = 5; // tasklets 128 to 131
  counts[2 * 64 + 1] = 1;
  return {
    step: 1100,
    tasklets: 130,
    pages: { steps: 512, length: 3, counts: new Float64Array(48) },
    front: { groups: 64, size: 4, counts },
  } as unknown as Snapshot;
}

test("a page is a column and a group is a row: every event is in one cell", () => {
  const front = watchedFront(view());
  assert.deepEqual([front.columns, front.rows, front.most], [3, 33, 7]);
  assert.equal(front.counts[0], 7);
  assert.equal(front.counts[32 * 3 + 1], 5);
  assert.equal(front.counts[1 * 3 + 2], 1);
  assert.equal(
    front.counts.reduce((a, b) => a + b),
    13,
  );
  assert.equal(frontWords(front, byNumber, 0, 0), "Steps 0 to 511, tasklets 0 to 3: 7 events.");
  assert.equal(frontWords(front, byNumber, 2, 1), "Steps 1024 to 1099, tasklets 4 to 7: 1 event.");
});

test("while the run goes on there is room ahead, and what is there keeps its place", () => {
  const front = watchedFront(view(), false);
  assert.deepEqual([front.columns, front.rows, front.to], [32, 64, 32 * 512]);
  assert.equal(front.counts[32 * 32 + 1], 5);
  assert.equal(
    front.counts.reduce((a, b) => a + b),
    13,
  );
});

test("a column goes to the kept moment that is nearest, or to the newest", () => {
  const front = watchedFront(view());
  const kept = [{ step: 200 }, { step: 700 }];
  assert.equal(nearestMoment(kept, front, 0, 1100), 0);
  assert.equal(nearestMoment(kept, front, 1, 1100), 1);
  assert.equal(nearestMoment(kept, front, 2, 1100), null);
  assert.equal(nearestMoment([], front, 0, 1100), null);
});
