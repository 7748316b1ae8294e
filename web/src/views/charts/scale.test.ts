import assert from "node:assert/strict";
import { test } from "node:test";
import { closeScale, makeScale, scaleFor, wantsLog } from "./scale";

const near = (a: number, b: number) =>
  assert.ok(Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(b)), `${a} is not ${b}`);

test("a linear scale maps its ends to 0 and 1 and back", () => {
  const s = makeScale(2, 10, false);
  near(s.place(2), 0);
  near(s.place(6), 0.5);
  near(s.value(1), 10);
});

test("a log scale gives every decade the same room", () => {
  const s = makeScale(1, 1e6, true);
  near(s.place(1e3), 0.5);
  near(s.value(0.5), 1e3);
  near(s.value(s.place(42)), 42);
});

test("a log scale that would need the logarithm of 0 is linear", () => {
  assert.equal(makeScale(0, 10, true).log, false);
  assert.equal(scaleFor([0, 5, 500], true).log, false);
});

test("a scale of no width still gives a place", () => {
  near(makeScale(5, 5, false).place(5), 0);
  assert.ok(Number.isFinite(closeScale([3, 3, 3]).place(3)));
  assert.ok(Number.isFinite(closeScale([0, 0]).place(0)));
});

test("values that span more than a decade want a log scale", () => {
  assert.equal(wantsLog([1, 10]), false);
  assert.equal(wantsLog([1, 10.5]), true);
  assert.equal(wantsLog([0, 100]), false);
  assert.equal(wantsLog([]), false);
});

test("a chart's scale holds all its values; a linear one begins at 0", () => {
  const linear = scaleFor([3, 7], false);
  assert.equal(linear.min, 0);
  assert.ok(linear.max > 7);
  const log = scaleFor([3e-3, 0.7], true);
  assert.ok(log.min < 3e-3 && log.max > 0.7);
});

test("samples that differ by rounding only get a scale as wide as for one value", () => {
  const s = closeScale([33.3, 33.3 + 1e-14]);
  assert.ok(s.max - s.min > 1, `${s.min} to ${s.max}`);
});
