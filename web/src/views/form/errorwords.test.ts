import assert from "node:assert/strict";
import { test } from "node:test";
import { THIN } from "../figures/number";
import { errorWords } from "./errorwords";

test("an error names the field as people see it and groups its range, never what was typed", () => {
  for (const [error, label, want] of [
    [
      'n: "10000001": a whole number from 1 to 10000000',
      "Tasklets",
      `Tasklets (n): "10000001": a whole number from 1 to 10${THIN}000${THIN}000`,
    ],
    [
      'seed: "x\\": 1": a whole number from 0 to 4294967295',
      "Seed",
      `Seed: "x\\": 1": a whole number from 0 to 4${THIN}294${THIN}967${THIN}295`,
    ],
    ['fine: "0": a number from 0.0000001 to 1', "Fine", 'Fine: "0": a number from 0.0000001 to 1'],
  ] as const)
    assert.equal(errorWords(error, label), want);
});
