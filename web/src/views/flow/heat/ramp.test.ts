import assert from "node:assert/strict";
import { test } from "node:test";
import { levelOf } from "./ramp";

test("a level grows with the logarithm of the count, and only nothing is 0", () => {
  assert.equal(levelOf(0, 100), 0);
  assert.equal(levelOf(1, 100), 1);
  assert.equal(levelOf(10, 100), 128);
  assert.equal(levelOf(100, 100), 255);
  assert.equal(levelOf(1, 1), 255);
  assert.equal(levelOf(3, 1e12), 11);
});
