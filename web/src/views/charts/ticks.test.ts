import assert from "node:assert/strict";
import { test } from "node:test";
import { makeScale } from "./scale";
import { ticks } from "./ticks";

test("ticks of a linear scale stand at 1, 2 or 5 times a power of ten", () => {
  assert.deepEqual(ticks(makeScale(0, 100, false), 6), [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(ticks(makeScale(0, 1.06, false), 6), [0, 0.5, 1]);
  assert.deepEqual(ticks(makeScale(-1, 1, false), 5), [-1, -0.5, 0, 0.5, 1]);
});

test("ticks of a log scale are decades where there are many, finer where there are few", () => {
  assert.deepEqual(ticks(makeScale(0.5, 20000, true), 6), [1, 10, 100, 1000, 10000]);
  assert.deepEqual(ticks(makeScale(1, 100, true), 7), [1, 2, 5, 10, 20, 50, 100]);
});

test("within a part of a decade a log scale still has two ticks", () => {
  const found = ticks(makeScale(3.1, 4.9, true), 6);
  assert.ok(found.length >= 2, `${found}`);
});

test("there are never more than asked for, they rise, and they stand within the scale", () => {
  for (const log of [false, true]) {
    for (const [min, max] of [
      [1e-9, 1e3],
      [0.003, 11.2],
      [1, 1e7],
      [17, 19],
      [4.2, 4.9],
    ] as const) {
      for (const most of [2, 4, 6, 9]) {
        const found = ticks(makeScale(min, max, log), most);
        assert.ok(found.length <= most, `${min} to ${max}, log ${log}: ${found.length} of ${most}`);
        for (const [i, v] of found.entries()) {
          assert.ok(v >= min * 0.999999 && v <= max * 1.000001, `${v} in ${min} to ${max}`);
          assert.ok(i === 0 || v > (found[i - 1] ?? v), "rising");
        }
      }
    }
  }
});

test("a span that is lost in rounding, or none at all, still ends", () => {
  assert.ok(ticks(makeScale(33.3, 33.3 + 1e-14, false), 5).length <= 5);
  assert.ok(ticks(makeScale(Number.NaN, Number.NaN, false), 5).length <= 5);
  assert.ok(ticks(makeScale(0, Number.POSITIVE_INFINITY, false), 5).length <= 5);
});
