// The strip's row of a run lies on the axis, also where that is longer than the run.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goldenSession } from "../testing/session";
import { strokesOf } from "./strokes";

const session = goldenSession("chain/three", "chain"); // 31 steps, deliveries at 15, 16, 18 ...

const ends = (d: string) => [...d.matchAll(/H([\d.]+)/g)].map((m) => Number(m[1]));

test("a run alone fills the strip; beside one of twice the length it fills half", () => {
  const alone = strokesOf(session, { first: -1, last: 30 }, 620, 0, 36);
  assert.equal(ends(alone.curve).at(-1), 620);
  const half = strokesOf(session, { first: -1, last: 61 }, 620, 36, 26);
  assert.equal(ends(half.curve).at(-1), 310);
  assert.match(half.curve, /^M0\.0 62L/);
  assert.match(half.ticks, /^M\d+\.5 36v6/);
});

test("steps before and behind the axis are left out", () => {
  const { curve, ticks } = strokesOf(session, { first: 15, last: 20 }, 100, 0, 36);
  assert.equal(ends(curve).length, 5);
  assert.equal(ends(curve).at(-1), 100);
  assert.equal(ticks.match(/M/g)?.length, 3 - 1); // of 16 and 18, not of 15
  assert.deepEqual(strokesOf(session, { first: 100, last: 200 }, 100, 0, 36), {
    curve: "",
    ticks: "",
  });
});
