import assert from "node:assert/strict";
import { test } from "node:test";
import { gainText, isBetter, ratioText } from "./ratio";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("a ratio says which way in the word that fits the unit", () => {
  const cases: [number, number, string, "lower" | "higher" | "neither", string][] = [
    [0.05, 0.62, "s", "lower", "12.4× faster"],
    [0.62, 0.05, "s", "lower", "12.4× slower"],
    [40e6, 10e6, "hops/s", "higher", "4.00× faster"],
    [1e-5, 4e-5, "s/kick", "lower", "4.00× faster"],
    [61, 610, "B", "lower", "10.0× smaller"],
    [61, 610, "B/component", "lower", "10.0× smaller"],
    [0.2, 0.1, "", "lower", "2.00× higher"],
    [50, 25, "turns/s", "neither", "2.00× higher"],
  ];
  for (const [mine, other, unit, better, want] of cases) {
    assert.equal(ratioText(mine, other, unit, better), want);
  }
});

test("close values are told in percent, closer ones are equal", () => {
  assert.equal(plain(ratioText(1, 1.05, "s", "lower")), "5 % faster");
  assert.equal(plain(ratioText(1, 1.005, "s", "lower")), "equal within 1 %");
});

test("where a ratio means nothing there is none", () => {
  assert.equal(ratioText(0, 1, "s", "lower"), "");
  assert.equal(ratioText(-1, 1, "", "lower"), "");
  assert.equal(ratioText(Number.NaN, 1, "s", "lower"), "");
});

test("a value that may be zero has no ratio", () => {
  assert.equal(ratioText(0.001, 0.9, "", "lower", { low: -0.002, high: 0.004 }), "");
  assert.equal(ratioText(0.001, 0.9, "", "lower", { low: 0, high: 0.004 }), "");
  assert.equal(ratioText(0.3, 0.9, "", "lower", { low: 0.2, high: 0.4 }), "3.00× lower");
});

test("percentages differ by points, near zero and elsewhere", () => {
  const cases: [number, number, string][] = [
    [89, 88, "1 point higher"],
    [70, 88, "18 points lower"],
    [87.46, 88, "0.54 points lower"],
    [91.25, 88, "3.3 points higher"],
    [0.02, 0.98, "0.96 points lower"],
    [-0.1, 0.98, "1.1 points lower"],
    [0, 0, "equal"],
    [Number.NaN, 1, ""],
  ];
  for (const [mine, other, want] of cases) {
    assert.equal(plain(ratioText(mine, other, "%", "higher")), want);
  }
});

test("better depends on the direction; within 1 % neither is", () => {
  assert.equal(isBetter(1, 2, "s", "lower"), true);
  assert.equal(isBetter(1, 2, "hops/s", "higher"), false);
  assert.equal(isBetter(1, 1.004, "s", "lower"), null);
  assert.equal(isBetter(1, 2, "s", "neither"), null);
  assert.equal(isBetter(-0.1, 0.9, "%", "lower"), true);
  assert.equal(isBetter(0.1, 0.9, "", "lower", { low: -1, high: 1 }), null);
});

test("a ratio with an interval has the same words for equal, and does not claim it where the interval reaches further", () => {
  const gain = (low: number, median: number, high: number, bounded = true) =>
    plain(gainText({ low, median, high, bounded }, "B", "lower"));
  assert.equal(gain(1, 1, 1), "equal within 1 %");
  assert.equal(gain(0.992, 0.996, 0.999), "equal within 1 %");
  assert.equal(gain(1.002, 1.004, 1.03), "less than 1 % smaller (1.00 to 1.03×)");
  assert.equal(gain(0.97, 1, 1.03), "no difference found (0.970 to 1.03×)");
  assert.equal(gain(1, 1, 1, false), "equal within 1 %, too few samples for an interval");
  assert.equal(gain(0.2, 0.25, 0.5), "4.00× larger (2.00 to 5.00×)");
});
