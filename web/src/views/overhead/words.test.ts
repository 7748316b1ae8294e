import assert from "node:assert/strict";
import { test } from "node:test";
import { costRange, costSentence, costText } from "./words";

const six = { median: 5.94, low: 5.7, high: 6.13, bounded: true, rounds: 6 };

test("a cost is a ratio with its interval and its rounds", () => {
  assert.equal(costText(six), "5.9×");
  assert.equal(costText({ median: 12.34 }), "12.3×");
  assert.equal(costRange(six), "5.7 to 6.1×");
  assert.equal(
    costSentence("Watch", six),
    "A run in mode Watch takes 5.9 times as long as in mode Measure (5.7 to 6.1×, 6\u00a0rounds).",
  );
});

test("too few rounds are said to be too few, and no difference is called one", () => {
  assert.match(costRange({ ...six, bounded: false, rounds: 3 }), /too few rounds for an interval$/);
  assert.match(
    costSentence("Study", { ...six, bounded: false, rounds: 1 }),
    /too few to tell\)\.$/,
  );
  assert.equal(
    costSentence("Study", { ...six, median: 1.01, low: 0.98, high: 1.03 }),
    "Study: no difference from Measure found (0.98 to 1.0×, 6\u00a0rounds).",
  );
});
