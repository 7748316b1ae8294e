import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result, Sample } from "../gen/types";
import { markedOf, measuredAgain, mix, toMeasure } from "./mixed";

function result(total: readonly number[], marked: readonly number[], more = {}): Result {
  const samples = total.map((_, i): Sample => {
    const plain = { runs: 1, elapsed: total[i] ?? 0 };
    return marked.includes(i) ? { ...plain, taints: ["hidden"] } : plain;
  });
  return {
    verified: true,
    samples,
    metrics: { total: { unit: "s", samples: total, warnings: [] } },
    counts: { hops: 7 },
    warmup: { stable: true },
    environment: { browser: "A", "wasm-build": "1", date: "2026-12-01" },
    ...more,
  } as unknown as Result;
}

const old = result([10, 99, 11, 10, 98, 11, 10], [1, 4]);
const heads = ["total"];

test("marked samples are replaced in their places, and the result says how many", () => {
  const fresh = result([10.5, 10.25], [], { environment: { ...old.environment, date: "later" } });
  const mixed = mix(old, fresh, heads);
  assert.ok(mixed.ok);
  assert.deepEqual(mixed.result.metrics.total?.samples, [10, 10.5, 11, 10, 10.25, 11, 10]);
  assert.equal(mixed.result.metrics.total?.median, 10.25);
  assert.deepEqual(markedOf(mixed.result), []);
  assert.equal(mixed.result.environment[measuredAgain], "2 of 7 samples");
  assert.equal(mixed.result.environment.date, "2026-12-01");
});

test("a new sample that is marked replaces none; what is left is replaced later and counted on", () => {
  const once = mix(old, result([70, 10.5], [0]), heads);
  assert.ok(once.ok);
  assert.deepEqual(markedOf(once.result), [4]);
  assert.equal(toMeasure(once.result), 2); // one alone has hardly a warm-up
  const twice = mix(once.result, result([10.25, 10.75], []), heads);
  assert.ok(twice.ok);
  assert.deepEqual(twice.result.metrics.total?.samples, [10, 10.5, 11, 10, 10.25, 11, 10]);
  assert.equal(twice.result.environment[measuredAgain], "2 of 7 samples");
});

test("runs that are not one measurement are refused with the reason", () => {
  const env = old.environment;
  const even = Array.from({ length: 20 }, (_, i) => 10 + (i % 5) / 100);
  const long = result([...even, 50, 50, 50, 50, 50], [20, 21, 22, 23, 24]);
  const cases: [old: Result, fresh: Result, why: RegExp][] = [
    [
      old,
      result([10, 10], [], { environment: { ...env, browser: "B" } }),
      /^another browser: A then, B now$/,
    ],
    [
      old,
      result([10, 10], [], { environment: { ...env, "wasm-build": "2" } }),
      /^another wasm-build/,
    ],
    [old, result([10, 10], [], { verified: false }), /^the answer is wrong/],
    [old, result([10, 10], [], { counts: { hops: 8 } }), /^the runs did not do the same work/],
    [old, result([10, 10], [], { warmup: { stable: false } }), /^its warm-up did not settle$/],
    [old, result([10, 10], [0, 1]), /^the new samples are marked too$/],
    [old, result([13, 13], []), /^drift: total is 30\.0 % off/],
    [long, result([10.3, 10.3, 10.3, 10.3, 10.3], []), /^drift: total is 2\.8 % off/],
    [
      result([10, 11, 10, 11, 99], [4]),
      result([10, 10], []),
      /^4 samples without a mark are too few/,
    ],
  ];
  for (const [was, fresh, why] of cases) {
    const mixed = mix(was, fresh, heads);
    assert.match(mixed.ok ? "mixed" : mixed.why, why);
  }
});
