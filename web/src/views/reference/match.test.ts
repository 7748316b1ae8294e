import assert from "node:assert/strict";
import { test } from "node:test";
import type { ReferenceRow } from "../../gen/types";
import { bestOf, comparable, comparableBut, differing, rowsFor } from "./match";

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

test("the best row follows the metric's direction; without one it is the first", () => {
  const rows = [row(2, {}), row(1, {}), row(3, {})];
  assert.equal(bestOf(rows, "lower")?.value, 1);
  assert.equal(bestOf(rows, "higher")?.value, 3);
  assert.equal(bestOf(rows, "neither")?.value, 2);
  assert.equal(bestOf([], "lower"), undefined);
});

test("what differs is named", () => {
  assert.deepEqual(differing({ a: "1", b: "2", c: "3" }, { a: "1", b: "5", c: "4" }), ["b", "c"]);
});
