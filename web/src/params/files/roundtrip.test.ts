// The published schema holds results to their form, by a validator that is not
// ours; and what goes out of the page comes back into it with the same numbers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020";
import manifest from "../../gen/manifest.json";
import type { Manifest, MetricResult, Result } from "../../gen/types";
import { summarize } from "../../lib/stats/summary";
import { writeBench } from "./benchtext";
import { readBench } from "./readbench";
import { readJSON } from "./readjson";

const root = process.env.SWITCHYARD_ROOT;
const { workloads } = manifest as unknown as Manifest;
const json = readFileSync(`${root}/build/internal/native/program/testdata/chain.json`, "utf8");
const schema = JSON.parse(readFileSync(`${root}/web/public/result.schema.json`, "utf8"));
const fits = new Ajv2020({ allErrors: true, strict: true }).compile(schema);

/** What does not fit, each with its place. */
const errors = (value: unknown): string[] =>
  fits(value)
    ? []
    : (fits.errors ?? []).map(({ instancePath, params, message }) =>
        [instancePath, JSON.stringify(params), message].join(" "),
      );

test("Go's result fits the schema that is published, and spoilt ones do not", () => {
  const result = JSON.parse(json);
  assert.deepEqual(errors(result), []);
  const spoilt: [change: object, error: RegExp][] = [
    [{ schema: "switchyard.result.v2" }, /^\/schema /],
    [{ seed: -1 }, /^\/seed /],
    [{ seed: 1.5 }, /^\/seed /],
    [{ params: { n: 3 } }, /^\/params\/n /],
    [{ more: 1 }, /"more"/],
    [{ metrics: { total: {} } }, /^\/metrics\/total .*"unit"/],
    [{ samples: [{ runs: 1, elapsed: 1, taints: ["tired"] }] }, /^\/samples\/0\/taints\/0 /],
  ];
  for (const [change, error] of spoilt)
    assert.match(errors({ ...result, ...change })[0] ?? "", error);
  delete result.clockStep;
  assert.match(errors(result)[0] ?? "", /"clockStep"/);
});

/** A result of every workload, with values that are awkward to write. */
function made(): Result[] {
  const base = JSON.parse(json) as Result;
  return workloads.map((w, i) => {
    const samples = Array.from(
      { length: 6 },
      (_, k) => [1e-9, 1 / 3, 12345678.9][(i + k) % 3] ?? 1,
    );
    const metrics = w.metrics.map((m) => [
      m.name,
      { unit: m.unit, ...summarize(samples), samples, warnings: [] },
    ]);
    return {
      ...base,
      workload: w.id,
      params: Object.fromEntries(w.params.map((p) => [p.key, p.default])),
      seed: 4294967295,
      samples: samples.map(() => ({ runs: 3, elapsed: 0.05, kernel: 1, collections: 0 })),
      metrics: Object.fromEntries(metrics),
    };
  });
}

test("JSON out and in again is the same result, and fits the schema", () => {
  for (const result of made()) {
    assert.deepEqual(errors(result), [], result.workload);
    const { results, bad } = readJSON(workloads, `${JSON.stringify(result)}\n`);
    assert.deepEqual(bad, []);
    assert.deepEqual(results, [result]);
  }
});

test("benchmark text out and in again has the same numbers to nine digits, and fits the schema", () => {
  for (const result of made()) {
    const workload = workloads.find((w) => w.id === result.workload);
    assert.ok(workload);
    const { results, bad } = readBench(workloads, writeBench(workload, result));
    assert.deepEqual(bad, []);
    const [read] = results;
    assert.ok(read && results.length === 1);
    assert.deepEqual(errors(read), []);
    const { params, seed, environment } = read;
    assert.deepEqual(
      { params, seed, environment },
      { params: result.params, seed: result.seed, environment: result.environment },
    );
    assert.deepEqual(
      read.samples.map((s) => s.runs),
      result.samples.map((s) => s.runs),
    );
    const near = (a: number, b: number, what: string) =>
      assert.ok(Math.abs(a - b) <= 1e-8 * Math.abs(b), `${what}: ${a}, ${b}`);
    for (const [name, m] of Object.entries(result.metrics)) {
      const got: MetricResult | undefined = read.metrics[name];
      assert.ok(got, name);
      for (const key of ["median", "low", "high"] as const)
        near(got[key], m[key], `${name} ${key}`);
      assert.deepEqual([got.bounded, got.unit], [m.bounded, m.unit]);
      m.samples.forEach((v, i) => {
        near(got.samples[i] ?? Number.NaN, v, `${name} ${i}`);
      });
    }
  }
});
