// What can be typed for a step, and what is said of the rest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { UNKNOWN } from "../../../store/recording";
import { readStep } from "./readstep";

const step = (typed: string, last = 198) => {
  const read = readStep(typed, -1, last);
  return read.ok ? read.step : read.error.replaceAll("\u2009", ",");
};

test("a step is a number, with its thousands set apart or not, start or end", () => {
  assert.deepEqual(
    ["7", " 0 ", "start", "END", ""].map((t) => step(t)),
    [7, 0, -1, 198, null],
  );
  assert.deepEqual(
    ["1,000", "1 000", "1_000", "1k", "1 k", "1e3"].map((t) => step(t, 5000)),
    [1000, 1000, 1000, 1000, 1000, 1000],
  );
});

test("what is no step of the run is told with what would be right", () => {
  const right = "start, end, or a step from 0 to 198";
  for (const typed of ["-5", "199", "1e9", "1k", "k", "seven", "1.5", "0x10", "9".repeat(40)])
    assert.equal(step(typed), right, typed);
});

test("where the length of the run is not known any step may be one", () => {
  assert.equal(step("9000000", UNKNOWN), 9_000_000);
  assert.equal(step("-5", UNKNOWN), "start, end, or a step from 0 on");
});
