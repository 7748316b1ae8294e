import assert from "node:assert/strict";
import { test } from "node:test";
import type { Param } from "../../gen/types";
import { checkValue } from "../../params/check";
import { POSITIONS, positionOf, textAt } from "./slide";

const param = (over: Partial<Param>): Param => ({
  key: "n",
  kind: "int",
  label: "N",
  help: "",
  unit: "",
  default: "1",
  min: 1,
  max: 10_000_000,
  least: 0,
  scale: "log",
  choices: [],
  when: [],
  ...over,
});

test("the ends of a slider are the ends of the range, exactly", () => {
  const p = param({ min: 3, max: 9_999_999 });
  assert.equal(textAt(p, 0), "3");
  assert.equal(textAt(p, POSITIONS), "9999999");
  assert.equal(positionOf(p, 3), 0);
  assert.equal(positionOf(p, 9_999_999), POSITIONS);
});

test("a log slider gives two digits, its middle is the geometric one", () => {
  const p = param({ min: 1, max: 1_000_000 });
  assert.equal(textAt(p, POSITIONS / 2), "1000");
  assert.match(textAt(p, 123), /^\d\d0*$/);
});

test("a linear slider gives whole steps to a whole number, round ones to another", () => {
  assert.equal(textAt(param({ scale: "linear", min: 0, max: 16 }), 100), "8");
  assert.equal(textAt(param({ kind: "float", scale: "linear", min: 0, max: 1 }), 51), "0.255");
});

test("every position of every kind of slider gives a value that can run", () => {
  const kinds = [
    param({}),
    param({ scale: "linear", min: 1, max: 64 }),
    param({ scale: "linear", min: 0, max: 1_000_000 }),
    param({ kind: "float", min: 0.1, max: 1000 }),
    param({ kind: "float", scale: "linear", min: 0, max: 20 }),
  ];
  for (const p of kinds) {
    for (let i = 0; i <= POSITIONS; i++) {
      const checked = checkValue(p, textAt(p, i));
      assert.deepEqual(checked, { ok: true, value: textAt(p, i) }, `${p.kind} ${p.scale} at ${i}`);
    }
  }
});

test("a value out of range or no value stands at an end", () => {
  const p = param({});
  assert.equal(positionOf(p, 1e12), POSITIONS);
  assert.equal(positionOf(p, -5), 0);
  assert.equal(positionOf(p, Number.NaN), 0);
});
