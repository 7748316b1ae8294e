import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReferenceRow } from "../../gen/types";
import { firstNote, presetTag, runtimeText, yearOf } from "./year";

const row = (over: Partial<ReferenceRow>): ReferenceRow => ({
  kind: "historic",
  machine: "m",
  runtime: "SBCL",
  name: "wall",
  unit: "s",
  value: 1,
  ...over,
});

test("a historic figure whose text has no year says so", () => {
  assert.equal(runtimeText(row({})), "SBCL, year not given");
  assert.equal(runtimeText(row({ year: 2009 })), "SBCL, 2009");
});

test("a native figure has the year of its day", () => {
  assert.equal(yearOf(row({ kind: "native", date: "2026-11-30" })), "2026");
  assert.equal(yearOf(row({ kind: "measured" })), "");
});

test("a note begins with what has to stand beside the figure", () => {
  assert.equal(firstNote(row({ note: "whole process; user 0.5 s" })), "whole process");
  assert.equal(firstNote(row({})), "");
});

test("a preset carries no year that the text does not give", () => {
  assert.equal(presetTag({ year: 2003, undated: false }), "2003");
  assert.equal(presetTag({ year: 2020, undated: true }), "historic");
});
