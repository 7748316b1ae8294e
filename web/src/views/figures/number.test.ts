import assert from "node:assert/strict";
import { test } from "node:test";
import { exact, figure, figureText, intervalText, significant } from "./number";

/** Spaces of a fixed width as plain ones, so that the expectations can be read. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("a figure has three significant digits and the prefix that keeps it below a thousand", () => {
  const cases: [number, string, string][] = [
    [0.655, "s", "655 ms"],
    [0.00464, "s", "4.64 ms"],
    [3.4e-7, "s", "340 ns"],
    [60.4, "s", "60.4 s"],
    [110.61, "s", "111 s"],
    [0.0009996, "s", "1.00 ms"],
    [1.2e-10, "s", "0.120 ns"],
    [20285627, "switches/s", "20.3 M switches/s"],
    [1212, "switches/s", "1212 switches/s"],
    [90407, "switches/s", "90.4 k switches/s"],
    [6400000, "B", "6.40 MB"],
    [0.5, "B", "0.500 B"],
    [1.2e-5, "s/kick", "12.0 µs/kick"],
    [61, "B/component", "61.0 B/component"],
    [0.4243, "", "0.424"],
    [88, "%", "88.0 %"],
    [5, "ms", "5.00 ms"],
    [0, "s", "0 s"],
    [-0.002, "s", "\u22122.00 ms"],
  ];
  for (const [value, unit, want] of cases) assert.equal(plain(figureText(value, unit)), want);
});

test("rounding up never shows a digit too many", () => {
  assert.equal(significant(9.996), "10.0");
  assert.equal(significant(0.99996), "1.00");
  assert.equal(significant(99.96), "100");
});

test("a value that is no number is not shown as one", () => {
  assert.equal(significant(Number.NaN), "no number");
  assert.equal(significant(Number.POSITIVE_INFINITY), "no number");
});

test("whole numbers are exact, in groups of three from five digits on", () => {
  assert.equal(plain(exact(300002)), "300 002");
  assert.equal(plain(exact(10000000)), "10 000 000");
  assert.equal(exact(1000), "1000");
  assert.equal(plain(exact(-20000)), "\u221220 000");
});

test("an interval stands under the prefix of its middle", () => {
  assert.equal(plain(intervalText(0.51, 0.505, 0.5184, "s")), "505 to 518 ms");
  assert.equal(plain(intervalText(1.001, 0.998, 1.004, "s")), "0.998 to 1.00 s");
  assert.equal(plain(intervalText(0.4, 0.3, 0.5, "")), "0.300 to 0.500");
});

test("a short unit is brief as it is; of a unit in words only the prefix is", () => {
  assert.equal(figure(0.655, "s").brief, "ms");
  assert.equal(figure(20e6, "switches/s").brief, "M");
  assert.equal(figure(88, "%").brief, "%");
});
