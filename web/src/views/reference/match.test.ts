import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReferenceRow } from "../../gen/types";
import { comparable, comparableBut, differing, nearest, rowsFor } from "./match";

const row = (value: number, params: Record<string, string>, metric = "total"): ReferenceRow => ({
  kind: "historic",
  machine: "m",
  runtime: "r",
  name: "wall",
  unit: "s",
  metric,
  value,
  params,
});

const values = { n: "100000", engine: "soft" };

test("a row compares when every param it names agrees", () => {
  assert.equal(comparable(row(1, { n: "100000" }), values), true);
  assert.equal(comparable(row(1, { n: "100000", engine: "hard" }), values), false);
  assert.equal(comparable(row(1, {}), values), true);
});

test("a row that names a param the workload does not have compares with nothing", () => {
  assert.equal(comparable(row(1, { colour: "red" }), values), false);
});

test("on a chart's axes a param may differ, elsewhere it may not", () => {
  assert.equal(comparableBut(row(1, { n: "10", engine: "soft" }), values, ["n"]), true);
  assert.equal(comparableBut(row(1, { n: "10", engine: "hard" }), values, ["n"]), false);
  assert.equal(comparableBut(row(1, { n: "10", engine: "hard" }), values, ["n", "engine"]), true);
});

test("the rows of a metric are those of its name that compare", () => {
  const rows = [row(1, { n: "100000" }), row(2, { n: "10" }), row(3, {}, "hops")];
  assert.deepEqual(
    rowsFor(rows, "total", values).map((r) => r.value),
    [1],
  );
});

const like = (value: number, settings: Record<string, string>): ReferenceRow => ({
  ...row(value, {}),
  like: settings,
});

test("the row shown is the one most like the run, not the best", () => {
  const rows = [like(0.66, { engine: "soft" }), like(1.51, { engine: "goroutine" }), row(0.1, {})];
  assert.equal(nearest(rows, { engine: "goroutine" })?.value, 1.51);
  assert.equal(nearest(rows, { engine: "soft" })?.value, 0.66);
});

test("among rows equally like the run the first in the file is shown", () => {
  const rows = [row(9.2, {}), row(6.05, {}), like(1, { engine: "soft" })];
  assert.equal(nearest(rows, { engine: "hard" })?.value, 9.2);
  assert.equal(nearest([], values), undefined);
});

test("more settings that agree are nearer than fewer", () => {
  const rows = [like(1, { engine: "soft" }), like(2, { engine: "soft", n: "100000" })];
  assert.equal(nearest(rows, values)?.value, 2);
});

test("what differs is named", () => {
  assert.deepEqual(differing({ a: "1", b: "2", c: "3" }, { a: "1", b: "5", c: "4" }), ["b", "c"]);
});
