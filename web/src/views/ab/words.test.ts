import assert from "node:assert/strict";
import { test } from "node:test";
import { testText, verdictText } from "./words";

const time = { unit: "s", better: "lower" } as const;
const rate = { unit: "hops/s", better: "higher" } as const;
const share = { unit: "%", better: "neither" } as const;
const around = (middle: number) => [0.97, 0.98, 0.99, 1, 1.01, 1.02, 1.03].map((v) => v * middle);

test("B is compared with A, by what is better of the metric", () => {
  assert.match(
    verdictText(time, around(2), around(1)),
    /^B is 2\.00× faster than A \(1\.\d+ to 2\.\d+×\)$/,
  );
  assert.match(verdictText(time, around(1), around(2)), /^B is 2\.00× slower than A \(/);
  assert.match(verdictText(rate, around(1), around(2)), /^B is 2\.00× faster than A \(/);
});

test("no difference is said where the U test finds none", () => {
  assert.match(
    verdictText(time, around(1), [...around(1)].reverse()),
    /^No difference found \(0\.\d+ to 1\.\d+×\)$/,
  );
  assert.equal(verdictText(share, around(40), around(40.1)), "No difference found");
  assert.equal(verdictText(time, [3, 3], [3, 3]), "No difference: equal in every round");
});

test("what is equal within 1 % is said in the words of every other comparison", () => {
  const close = [0.9999, 1, 1.0001];
  const set = (middle: number) => [...close, ...close, ...close].map((v) => v * middle);
  for (const b of [1, 1.004])
    assert.equal(verdictText(time, set(1), set(b)), "A and B are equal within 1\u00a0%");
});

test("shares differ by points, and too few are said to be too few", () => {
  assert.equal(verdictText(share, around(20), around(40)), "B is 20\u00a0points higher");
  assert.equal(
    verdictText(share, [20], [40]),
    "B is 20\u00a0points higher, too few rounds to tell",
  );
  assert.match(
    verdictText(time, [2], [1]),
    /^B is 2\.00× faster than A, too few samples for an interval$/,
  );
  assert.equal(verdictText(time, [], [1]), "");
});

test("the test's p is told where there can be one", () => {
  assert.equal(testText([1, 2, 3], [4, 5, 6]), "");
  assert.match(testText(around(1), around(2)), /^U test, p\u00a0below 0\.001$/);
  assert.match(testText(around(1), around(1.001)), /^U test, p\u00a00\.\d+$/);
});
