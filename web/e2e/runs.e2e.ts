// window.switchyard gives the same object as the native command prints, and the
// same run in every mode. Every preset: person.e2e.ts.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, withPage } from "./browser";
import { workloads } from "./configurations";
import { native } from "./programs";

useBrowser();

const run = (page: Page, workload: string, params: Record<string, string>) =>
  page.evaluate((o) => window.switchyard.run({ ...o, samples: 1, seed: 1 }), { workload, params });

test("run gives the object that the native command prints", async () => {
  await withPage({}, async (page) => {
    for (const workload of workloads) {
      const here = await run(page, workload.id, {});
      const there = JSON.parse(
        await native(workload.id, "-samples", "1", "-seed", "1", "-format", "json"),
      );
      assert.deepEqual(shape(here), shape(there), workload.id);
      for (const count of workload.counts) {
        if (!count.varies && !count.native)
          assert.equal(here.counts[count.name], there.counts[count.name], count.name);
      }
    }
  });

  /** The keys of an object, in order, and of those in it; the environment names what it likes. */
  function shape(value: unknown, key = ""): unknown {
    if (key === "environment" || typeof value !== "object" || value === null) return typeof value;
    if (Array.isArray(value)) return value.length > 0 ? [shape(value[0])] : [];
    const nativeOnly = (name: string) =>
      key === "metrics" || key === "counts" ? isNativeOnly(name) : false;
    return Object.entries(value)
      .filter(([name]) => !nativeOnly(name) && name !== "taints") // only where the machine was disturbed
      .map(([name, inner]) => [name, name === "warnings" ? "list" : shape(inner, name)]);
  }

  function isNativeOnly(name: string): boolean {
    return workloads.some((w) =>
      [...w.metrics, ...w.counts].some((d) => d.name === name && d.native),
    );
  }
});

test("watch and record hold the same run", async () => {
  await withPage({}, async (page) => {
    const [watched, recorded, events] = await page.evaluate(async () => {
      const asked = { workload: "chain", params: { n: 1000 }, seed: 5 };
      const watch = await window.switchyard.run({ ...asked, mode: "watch" });
      const record = await window.switchyard.record({ ...asked, from: 100, to: 200 });
      return [
        watch,
        record.result,
        { bytes: record.events.byteLength, text: record.text, from: record.from },
      ] as const;
    });
    assert.equal(watched.recording?.hash, recorded.recording?.hash);
    assert.equal(watched.recording?.kept, 0);
    assert.equal(events.bytes, 100 * 16);
    assert.equal(events.from, 100);
    assert.match(events.text, /^100 .*\n(.*\n){98}199 .*\n$/);
  });
});
