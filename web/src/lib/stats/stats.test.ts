// The same answers as Go's, by the golden file that Go's test writes.
import assert from "node:assert/strict";
import { test } from "node:test";
import cases from "../../../../workloads/stats/testdata/cases.json";
import { normalBelow, z975 } from "./normal";
import { summarize } from "./summary";
import { alpha, canTell, uTest } from "./utest";

const near = (got: number, want: number, what: string) =>
  assert.ok(
    Math.abs(got - want) <= 1e-9 * Math.abs(want) + 1e-14,
    `${what}: ${got}, Go says ${want}`,
  );

test("median, interval and U test are those of benchmath", () => {
  assert.ok(cases.length > 100);
  cases.forEach((c, i) => {
    const s = summarize(c.a);
    const what = `case ${i}, ${c.a.length} and ${c.b.length} values`;
    near(s.median, c.median, `${what}: median`);
    assert.deepEqual([s.low, s.high, s.bounded], [c.low, c.high, c.bounded], what);
    const p = uTest(c.a, c.b);
    near(p, c.p, `${what}: p`);
    assert.equal(p < alpha, c.different, what);
  });
});

test("values are left as they were", () => {
  const values = [3, 1, 2];
  summarize(values);
  uTest(values, [4]);
  assert.deepEqual(values, [3, 1, 2]);
});

test("three against three can never be told apart, four against four can", () => {
  assert.equal(canTell(3, 3), false);
  assert.equal(canTell(4, 4), true);
  assert.equal(canTell(1, 100), true);
  assert.equal(canTell(0, 9), false);
});

test("97.5 % lie below the quantile, and half below 0", () => {
  near(normalBelow(z975), 0.975, "z975");
  assert.equal(normalBelow(0), 0.5);
});
