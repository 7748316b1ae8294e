import assert from "node:assert/strict";
import { test } from "node:test";
import manifestJson from "../../gen/manifest.json";
import { loadPage } from "../../gen/pages";
import type { Manifest } from "../../gen/types";
import { presetValues } from "../../params/values";
import { type Headline, headlines } from "./headline";

const manifest = manifestJson as unknown as Manifest;

/** The first headline of a preset, as the board shows it before anything has run. */
async function leading(id: string, presetId: string): Promise<Headline> {
  const workload = manifest.workloads.find((w) => w.id === id);
  const preset = workload?.presets.find((p) => p.id === presetId);
  assert.ok(workload && preset, `${id} ${presetId}`);
  const { reference } = await loadPage(id);
  const [first] = headlines(workload, undefined, reference, presetValues(workload, preset));
  assert.ok(first, `${id} ${presetId}`);
  return first;
}

// Figures as printed: Dalke 2009, Tismer 2003, Kamaelia's author 2007, issue 8299, SBCL's perf stat.
const shown: [string, string, string, number | undefined, number | undefined][] = [
  ["chain", "default", "total", 0.655, 0.51],
  ["chain", "hard", "total", 0.655, 0.51],
  ["chain", "goroutine", "total", 1.507, 1.241],
  ["taskspeed", "default", "rate.cframe-soft", 20285627, 92900000],
  ["taskspeed", "call", "rate.call", 4694098, 39800000],
  ["taskspeed", "frame-soft", "rate.frame-soft", 4164718, 30500000],
  ["hackysack", "busy-1000", "total", 9.23, 2.05],
  ["hackysack", "default", "total", 0.816, 0.132],
  ["ccbench", "legacy-pi", "throughput", 596, undefined],
  ["ccbench", "one-core", "throughput", undefined, undefined],
  ["ccbench", "newer-legacy-pi", "share", undefined, 28],
  ["threadstart", "test1-pauseless", "total", 1.443664147, 1.32],
  ["threadstart", "test1-pause", "total", 5.834005191, 11.79],
];

test("each preset is shown beside the figures of its own program", async () => {
  for (const [id, preset, metric, historic, measured] of shown) {
    const head = await leading(id, preset);
    assert.deepEqual(
      [head.metric.name, head.historic?.value, head.measured?.value],
      [metric, historic, measured],
      `${id} ${preset}`,
    );
  }
});

test("what was measured again is of one runtime in all of hackysack's games on Axon", async () => {
  const workload = manifest.workloads.find((w) => w.id === "hackysack");
  const runtimes = new Set<string>();
  for (const p of workload?.presets ?? []) {
    const row = (await leading("hackysack", p.id)).measured;
    if (row?.params?.system === "axon") runtimes.add(row.runtime);
  }
  assert.deepEqual([...runtimes], ["Kamaelia Axon of 2007 on CPython 2.7.18"]);
});

test("no fastest row compares with another fastest row", async () => {
  const { reference } = await loadPage("taskspeed");
  assert.equal(
    reference.rows.some((r) => r.metric === "best"),
    false,
  );
});
