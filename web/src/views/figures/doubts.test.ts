import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result, Workload } from "../../gen/types";
import { doubtsOf } from "./doubts";

const workload = {
  metrics: [{ name: "total", headline: true, native: false, when: [] }],
} as unknown as Workload;

function result(
  total: readonly number[],
  stable: boolean,
  tainted: readonly number[] = [],
): Result {
  return {
    mode: "measure",
    params: {},
    metrics: { total: { samples: total } },
    warmup: { stable },
    environment: {},
    samples: total.map((_, i) => (tainted.includes(i) ? { taints: ["kernel"] } : {})),
  } as unknown as Result;
}

const even = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4];

test("nothing is said of a measurement that nothing speaks against", () => {
  assert.equal(doubtsOf(workload, result(even, true)), "");
});

test("tainted samples and a warm-up without end are both said", () => {
  assert.equal(
    doubtsOf(workload, result(even, false, [0, 7, 9])),
    "3 of 10 samples tainted; warm-up not settled",
  );
});

test("a result that was stopped says after how many samples", () => {
  const stopped = { ...result(even, true), environment: { stopped: "after 10 of 200 samples" } };
  assert.equal(doubtsOf(workload, stopped), "stopped after 10 of 200 samples");
});

test("one sample and samples that are equal need no settled warm-up", () => {
  assert.equal(doubtsOf(workload, result([3], false)), "");
  assert.equal(doubtsOf(workload, result([3, 3, 3], false)), "");
});

test("modes that are not quoted have no samples to doubt", () => {
  assert.equal(doubtsOf(workload, { ...result(even, false, [1]), mode: "study" }), "");
});
