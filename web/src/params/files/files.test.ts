// What the page writes and reads of results as files, beside what Go writes of
// the same result.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import manifest from "../../gen/manifest.json";
import type { Manifest, Result } from "../../gen/types";
import { goNumber, writeBench } from "./benchtext";
import { writeCSV } from "./csv";
import { piecesOf } from "./readany";
import { readBench } from "./readbench";
import { readJSON } from "./readjson";

const root = process.env.SWITCHYARD_ROOT;
const { workloads } = manifest as unknown as Manifest;
const goldens = `${root}/build/internal/native/program/testdata/`;
const text = readFileSync(`${goldens}chain.txt`, "utf8");
const json = readFileSync(`${goldens}chain.json`, "utf8");
const links = readFileSync(`${root}/build/internal/resultlink/testdata/links.txt`, "utf8");
const chain = workloads.find((w) => w.id === "chain");
assert.ok(chain);

const only = (results: readonly Result[]): Result => {
  assert.equal(results.length, 1);
  return results[0] as Result;
};

test("the benchmark text of a result is what Go writes of it, to the letter", () => {
  const { results, bad } = readJSON(workloads, json);
  assert.deepEqual(bad, []);
  assert.equal(writeBench(chain, only(results)), text);
});

test("benchmark text is read back: params, samples, where it was measured", () => {
  const { results, bad } = readBench(workloads, text);
  assert.deepEqual(bad, []);
  const read = only(results);
  const want = only(readJSON(workloads, json).results);
  assert.deepEqual(read.params, want.params);
  assert.deepEqual(read.environment, want.environment);
  assert.equal(read.seed, want.seed);
  for (const [name, m] of Object.entries(want.metrics)) {
    const got = read.metrics[name];
    assert.equal(got?.samples.length, m.samples.length, name);
    m.samples.forEach((v, i) => {
      assert.ok(Math.abs((got?.samples[i] ?? 0) - v) <= 1e-8 * Math.abs(v), name);
    });
  }
  // Of samples only what speaks against them is written.
  const marks = read.samples.map(({ collections, taints }) => ({ collections, taints }));
  assert.deepEqual(
    marks,
    want.samples.map(({ collections, taints }) => ({
      collections: collections || undefined,
      taints,
    })),
  );
  assert.equal(read.clockStep, want.clockStep);
  assert.equal(writeBench(chain, read), text);
});

test("names with the number of processors, as the testing package has them, are read too", () => {
  const found = readBench(workloads, text.replaceAll("engine=soft\t", "engine=soft-8\t"));
  assert.deepEqual(found.bad, []);
  assert.equal(only(found.results).params.engine, "soft");
});

test("bad lines are told by their number, and the good ones are kept", () => {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => line.startsWith("Benchmark"));
  lines[first] = "BenchmarkNothing\t1\t5 ns/op";
  lines[first + 1] = `${lines[first + 1]} extra`;
  const { results, bad } = readBench(workloads, lines.join("\n"));
  assert.deepEqual(
    bad.map((b) => b.line),
    [first + 1, first + 2],
  );
  assert.match(bad[0]?.reason ?? "", /^benchmark: "BenchmarkNothing": one of /);
  assert.equal(only(results).metrics.total?.samples.length, 8);
});

const total = (r: Result) => r.metrics.total as Result["metrics"][string];

/** The result of the file after an edit. */
function edited(edit: (r: Result) => unknown): string {
  const r = JSON.parse(json) as Result;
  edit(r);
  return JSON.stringify(r);
}

test("JSON that is no result is refused with a reason", () => {
  const cases: [string, RegExp][] = [
    ["{}", /^schema: /],
    ["[1]", /^result: no object/],
    [json.replace('"chain"', '"knitting"'), /^workload: "knitting": one of /],
    [json.replace('"verified":true', '"verified":false'), /^mode: /],
    [json.replace(/"samples":\[[\d.,e-]+\]/, '"samples":[]'), /1 to 1000 samples/],
    [edited((r) => Object.assign(r, { seed: -5 })), /^seed: "-5": a whole number from 0 to /],
    [edited((r) => Object.assign(r, { seed: 1e30 })), /^seed: "1e\+30": a whole number from 0 to /],
    [edited((r) => Object.assign(r.params, { n: "0" })), /^n: "0": a whole number from 1 to /],
    [edited((r) => Object.assign(r.params, { n: "1e3" })), /^n: "1e3": 1000 would be right/],
    [
      edited((r) => Object.assign(r.params, { constructor: "y" })),
      /^constructor: "y": no param of /,
    ],
    [
      edited((r) => Object.assign(r.params, { engine: "os-thread" })),
      /^engine: "os-thread": one of /,
    ],
    [edited((r) => Object.assign(r, { samples: [null] })), /^samples: runs, elapsed, /],
    [
      edited((r) => Object.assign(r, { samples: [{ runs: 1, elapsed: 1, taints: 3 }] })),
      /^samples: /,
    ],
    [edited((r) => Object.assign(r, { warmup: { first: 1 } })), /^warmup, clockStep: /],
    [edited((r) => Object.assign(r, { counts: { hops: "1" } })), /^counts: /],
    [edited((r) => Object.assign(r, { checks: [1] })), /^checks: /],
    [edited((r) => Object.assign(total(r), { unit: "ms" })), /^metrics: "total": the unit "s" /],
    [
      edited((r) => Object.assign(total(r), { median: 1e-9 })),
      /^metrics: "total": median 1e-9: \S+ would be right of its samples/,
    ],
    [edited((r) => Object.assign(total(r), { warnings: [1] })), /^metrics: "total": texts /],
    [
      edited((r) => Object.assign(total(r), { samples: total(r).samples.map((x) => -x) })),
      /^metrics: "total": a sample is below 0/,
    ],
    ["{", /does not parse/],
  ];
  for (const [bad, reason] of cases) {
    const found = readJSON(workloads, bad);
    assert.equal(found.results.length, 0, bad.slice(0, 60));
    assert.match(found.bad[0]?.reason ?? "", reason);
  }
});

test("links are found in any text, and what is none is told by its line", () => {
  const pasted = `Ann: ${links.split("\n")[0]} nice\nno link\n\nhttps://example.org/x/${links.split("\n")[1]}\n${links.slice(0, 90)}`;
  const found = piecesOf(workloads, pasted).map((piece) => piece());
  assert.equal(found.flatMap((f) => f.results).length, 2);
  const bad = found.flatMap((f) => f.bad);
  assert.deepEqual(
    bad.map((b) => b.line),
    [2, 5],
  );
  assert.match(bad[1]?.reason ?? "", /cut/);
});

test("a link to a configuration is told as one, and where a result's would be", () => {
  const told = (text: string) => piecesOf(workloads, text).flatMap((piece) => piece().bad)[0];
  assert.match(
    told("Ben: https://example.org/yard/#chain?v=2&n=1000&x")?.reason ?? "",
    /^a link to a configuration, which has no figures: .* choose Result in Share$/,
  );
  assert.match(told("see https://example.org/#board")?.reason ?? "", /^no link to a result/);
});

test("CSV has a line for each sample, quoted where it must be and no formula", () => {
  const result = only(readJSON(workloads, json).results);
  const csv = writeCSV([{ label: '=1+1, "Ann"', result }]);
  const lines = csv.trimEnd().split("\r\n");
  const samples = Object.values(result.metrics).reduce((n, m) => n + m.samples.length, 0);
  assert.equal(lines.length, 1 + samples);
  assert.ok(lines[1]?.startsWith('"\'=1+1, ""Ann""",chain,'), lines[1]);
});

test("numbers are Go's %.9g", () => {
  const cases: [number, string][] = [
    [0, "0"],
    [1, "1"],
    [100, "100"],
    [0.5, "0.5"],
    [1e-4, "0.0001"],
    [1.5e-5, "1.5e-05"],
    [123456789, "123456789"],
    [1234567890, "1.23456789e+09"],
    [1 / 3, "0.333333333"],
    [-2.5e-7, "-2.5e-07"],
    [999999999.9, "1e+09"],
    [1e100, "1e+100"],
  ];
  for (const [v, want] of cases) assert.equal(goNumber(v), want);
  assert.equal(goNumber(0.001595, 1), "0.002");
  assert.equal(goNumber(5.0000001e-6, 1), "5e-06");
});
