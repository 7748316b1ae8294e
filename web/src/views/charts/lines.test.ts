import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, dashOf, numberOf } from "./lines";
import type { SweepSeries } from "./sweep";

const series = (kind: SweepSeries["kind"], label: string): SweepSeries => ({
  kind,
  label,
  value: "",
  points: [{ x: 1, y: 1 }],
});

test("two runtimes measured again have dashes and numbers of their own", () => {
  const all = [
    series("historic", "Axon"),
    series("measured", "Axon on 2.7"),
    series("measured", "Axon on 3.11"),
  ];
  assert.deepEqual(
    all.map((s) => numberOf(s, all)),
    ["1", "2", "3"],
  );
  const dashes = all.map((s) => dashOf(s, all));
  assert.equal(dashes[0], dashes[1]); // another kind: colour and mark differ
  assert.notEqual(dashes[1], dashes[2]);
});

test("a line that is alone needs no number", () => {
  const all = [series("browser", "this browser")];
  assert.equal(numberOf(all[0] as SweepSeries, all), "");
});

test("labels at one place are moved apart, those elsewhere stay", () => {
  const ends = [
    { x: 100, y: 50 },
    { x: 100, y: 49 },
    { x: 100, y: 52 },
    { x: 10, y: 50 },
  ];
  assert.deepEqual(apart(ends, 20, 12), [
    { x: 100, y: 61 },
    { x: 100, y: 49 },
    { x: 100, y: 73 },
    { x: 10, y: 50 },
  ]);
});
