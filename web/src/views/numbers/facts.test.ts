import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result } from "../../gen/types";
import { facts } from "./facts";

const result = (over: Partial<Result>): Result => ({
  schema: "switchyard.result.v1",
  workload: "w",
  params: {},
  seed: 1,
  mode: "measure",
  samples: [],
  metrics: {},
  counts: {},
  verified: true,
  checks: [],
  warmup: { runs: 0, elapsed: 0, first: 0, stable: false },
  clockStep: 0,
  environment: { runtime: "Browser 1" },
  ...over,
});
const sample = { runs: 4, elapsed: 0.05 };
const names = (r: Result) => facts(r).map(([name]) => name);
const fact = (r: Result, name: string) => facts(r).find(([n]) => n === name)?.[1];

test("a mode that is not quoted tells of no runs, no warm-up and no clock", () => {
  for (const mode of ["watch", "study"] as const) {
    assert.deepEqual(names(result({ mode })), ["mode", "seed", "runtime"]);
  }
});

test("a measurement tells how its warm-up ended, unless it is one sample", () => {
  const warmup = { runs: 9, elapsed: 2, first: 1, stable: false };
  assert.match(
    fact(result({ samples: [sample, sample], warmup }), "warm-up") ?? "",
    /, not settled$/,
  );
  const settled = { ...warmup, stable: true };
  assert.match(
    fact(result({ samples: [sample, sample], warmup: settled }), "warm-up") ?? "",
    /, settled$/,
  );
  const one = result({ samples: [sample], warmup: { ...warmup, runs: 1 } });
  assert.match(fact(one, "warm-up") ?? "", /^1 run, [^,]*$/);
});
