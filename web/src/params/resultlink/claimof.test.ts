// Links to results of every workload, as long as they get.
import assert from "node:assert/strict";
import { test } from "node:test";
import manifest from "../../gen/manifest.json";
import type { Manifest, Param, Result, Sample, Workload } from "../../gen/types";
import { seen } from "../../lib/qrseen";
import { summarize } from "../../lib/stats/summary";
import { Draws } from "../draws";
import { claimOf } from "./claimof";
import { countsDigest } from "./counts";
import { readClaim } from "./read";
import { type Marked, resultOf } from "./resultof";
import { writeClaim } from "./write";

const { workloads } = manifest as unknown as Manifest;

function longest(p: Param): string {
  if (p.kind === "switch") return "off";
  if (p.kind === "int") return String(p.max);
  if (p.kind === "float") return String(Math.max(p.least, p.max / 3));
  const here = p.choices.filter((c) => !c.native).map((c) => c.value);
  return here.reduce((long, v) => (v.length > long.length ? v : long), "");
}

/** A result with everything a run can have, of so many samples. */
function largest(w: Workload, n: number): Result {
  const d = new Draws();
  const samples: Sample[] = Array.from({ length: n }, (_, i) => ({
    runs: 1 + d.below(100_000),
    elapsed: 0.05 + d.below(1000) / 1e5,
    kernel: i % 5 === 0 ? 1.31 : 1.01,
    collections: i % 2 === 0 ? d.below(500) : 0,
    ...(i % 5 === 0 && { taints: ["kernel", ...(i % 10 === 0 ? ["hidden" as const] : [])] }),
  })) as Sample[];
  const metrics = w.metrics.map((m) => {
    const all = samples.map(() => 3e6 * (1 + d.below(1e6) / 1e7));
    return [m.name, { unit: m.unit, ...summarize(all), samples: all, warnings: [] }] as const;
  });
  return {
    schema: "switchyard.result.v1",
    workload: w.id,
    params: Object.fromEntries(w.params.map((p) => [p.key, longest(p)])),
    seed: 2 ** 32 - 1,
    mode: "measure",
    samples,
    metrics: Object.fromEntries(metrics),
    counts: Object.fromEntries(w.counts.map((c) => [c.name, 9_007_199_254_740_991])),
    verified: true,
    checks: [],
    warmup: { runs: 100, elapsed: 2, first: 0.123, stable: false },
    clockStep: 5e-6,
    environment: {
      runtime: "Samsung Internet 128.0.6613.146",
      os: "Chromium OS",
      cores: "128",
      memory: "unknown",
      goos: "js",
      goarch: "wasm",
      "wasm-build": "ABCDEFGH",
      date: "2026-11-30",
    },
  };
}

/** What a chat takes for the end of a link, by GitHub's rule, which is the strictest. */
const stripped = (text: string) => text.replace(/[?!.,:;*_~'")\]}>-]+$/, "");

for (const w of workloads) {
  test(`${w.id}: thirty samples of the longest run go through a chat and a camera`, () => {
    const result = largest(w, 30);
    const written = writeClaim(claimOf(w, result, "9f86d081884c7d65"));
    assert.ok(written.ok);
    const { link } = written;
    assert.ok(link.length < 1000, `${link.length} characters`);
    assert.match(link, /^#r2\.[\w-]+\.[\w-]{6}x$/);
    assert.equal(stripped(link), link);
    const address = `https://example.org/switchyard/${link}`;
    assert.equal(seen(address), address);

    const read = readClaim(link);
    assert.ok(read.ok);
    const sent = resultOf(workloads, read.claim);
    assert.deepEqual([sent.problems, sent.remarks], [[], []]);
    assert.deepEqual(sent.result.params, result.params);
    assert.deepEqual(sent.result.environment, result.environment);
    const headline = w.metrics.find((m) => m.headline && sent.result.metrics[m.name]);
    assert.ok(headline);
    assert.equal(sent.result.metrics[headline.name]?.samples.length, 30);
    assert.equal(Object.keys(sent.result.metrics).length + sent.leftOut, w.metrics.length);
    assert.equal(sent.more?.counts, countsDigest(w, result));
    assert.equal(sent.more?.events, "9f86d081884c7d65");
    assert.equal(
      sent.more?.runs,
      result.samples.reduce((sum, s) => sum + s.runs, 0),
    );
    for (const [i, s] of result.samples.entries()) {
      const marked: Marked | undefined = sent.more?.samples[i];
      assert.equal(marked?.collections ?? 0, s.collections);
      assert.deepEqual(marked?.taints, s.taints);
      assert.equal(marked?.kernel, s.taints && s.kernel);
    }
  });
}

test("counts that may differ are no part of the digest", () => {
  const w = { counts: [{ name: "a" }, { name: "b", varies: true }] } as unknown as Workload;
  const digest = (counts: Record<string, number>) => countsDigest(w, { counts });
  assert.equal(digest({ a: 1, b: 2 }), digest({ a: 1, b: 3 }));
  assert.notEqual(digest({ a: 1 }), digest({ a: 2 }));
  assert.equal(digest({ b: 2 }), "");
});
