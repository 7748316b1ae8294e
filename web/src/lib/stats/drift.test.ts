// The same answers as Go's test of the same cases.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drift } from "./drift";

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

test("drift is of the second half against the first", () => {
  const near = (got: number, want: number) => assert.ok(Math.abs(got - want) < 1e-12, `${got}`);
  near(drift(upTo(10)), 8 / 3 - 1);
  near(drift(upTo(10).reverse()), 3 / 8 - 1);
  near(drift(upTo(11)), 3 - 1);
});

test("mixed, equal and few samples do not drift", () => {
  assert.equal(drift([1, 2, 3, 4, 6, 5, 7, 8, 9, 10]), 0);
  assert.equal(drift(new Array(10).fill(2)), 0);
  assert.equal(drift(upTo(9)), 0);
});
