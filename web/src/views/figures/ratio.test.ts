import assert from "node:assert/strict";
import { test } from "node:test";
import { isBetter, ratioText } from "./ratio";

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
    [90, 45, "%", "higher", "2.00× higher"],
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

test("better depends on the direction; within 1 % neither is", () => {
  assert.equal(isBetter(1, 2, "lower"), true);
  assert.equal(isBetter(1, 2, "higher"), false);
  assert.equal(isBetter(1, 1.004, "lower"), null);
  assert.equal(isBetter(1, 2, "neither"), null);
});
