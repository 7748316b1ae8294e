import assert from "node:assert/strict";
import { test } from "node:test";
import { axisText, prefixed, roundText } from "./round";

/** Spaces of a fixed width as plain ones, so that the expectations can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("round values lose the zeros that say nothing", () => {
  assert.equal(plain(roundText(0.01, "s")), "10 ms");
  assert.equal(plain(roundText(0.0005, "s")), "500 µs");
  assert.equal(plain(prefixed(10_000_000)), "10 M");
  assert.equal(plain(prefixed(1_000_000)), "1 M");
  assert.equal(prefixed(1000), "1000");
  assert.equal(plain(prefixed(16384)), "16.4 k");
  assert.equal(prefixed(0.05), "0.05");
});

test("on an axis a short unit stands at every tick, a unit in words at none", () => {
  assert.equal(plain(axisText(0.01, "s")), "10 ms");
  assert.equal(plain(axisText(50, "%")), "50 %");
  assert.equal(plain(axisText(5e6, "switches/s")), "5 M");
});
