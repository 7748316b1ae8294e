import assert from "node:assert/strict";
import { test } from "node:test";
import type { Metric, ReferenceRow, Workload } from "../../gen/types";
import { headlines } from "./headline";

const metric = (name: string): Metric => ({
  name,
  label: name,
  unit: "operations/s",
  better: "higher",
  headline: true,
  row: "",
  help: "",
  when: [],
  native: false,
  alone: false,
});

const row = (name: string, kind: ReferenceRow["kind"], params = {}): ReferenceRow => ({
  kind,
  machine: "m",
  runtime: "r",
  name,
  metric: name,
  unit: "operations/s",
  value: 1,
  params,
});

const workload = {
  metrics: [metric("best"), metric("calls"), metric("switches")],
} as unknown as Workload;

const names = (rows: ReferenceRow[]) =>
  headlines(workload, undefined, { sources: [], rows }, { n: "1" }).map((h) => h.metric.name);

test("the headline that has a figure of the real system comes first", () => {
  assert.deepEqual(names([row("switches", "measured")]), ["switches", "best", "calls"]);
  assert.deepEqual(names([row("calls", "native"), row("switches", "historic")]), [
    "switches",
    "calls",
    "best",
  ]);
});

test("a figure that does not compare makes no headline", () => {
  assert.deepEqual(names([row("switches", "historic", { n: "2" })]), ["best", "calls", "switches"]);
});
