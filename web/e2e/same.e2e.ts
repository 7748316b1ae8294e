// The same seed gives the same events natively, under Node and in Chromium,
// for every workload that records, on soft and on hard tasklets.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Workload } from "../src/gen/types";
import { readBinary, textOf } from "../src/lib/recording";
import type { Values } from "../src/params/values";
import { useBrowser, withPage } from "./browser";
import { recordable, workloads } from "./configurations";
import { nodeRunner, wasmOf } from "./noderun";
import { native } from "./programs";

useBrowser();

const seed = 42;
const whole = 2 ** 22; // steps

interface Recorded {
  text: string;
  hash: string;
  steps: number;
  counts: Record<string, number>;
}

function inChromium(page: Page, workload: string, params: Values): Promise<Recorded> {
  return page.evaluate(
    async (options) => {
      const { text, result } = await window.switchyard.record(options);
      const { hash, steps } = result.recording ?? { hash: "", steps: 0 };
      return { text, hash, steps, counts: result.counts };
    },
    { workload, params, seed, from: 0, to: whole },
  );
}

type NodeRun = Awaited<ReturnType<typeof nodeRunner>>;

async function underNode(run: NodeRun, workload: string, params: Values): Promise<Recorded> {
  const messages = await run({
    workload,
    params,
    seed,
    samples: 1,
    mode: "study",
    from: 0,
    to: whole,
  });
  let text = "";
  for (const message of messages) {
    if (message.type === "failed") throw new Error(`${message.stage}: ${message.message}`);
    if (message.type === "events") text = textOf(readBinary(message.buffer));
    if (message.type !== "done") continue;
    const { recording, counts } = JSON.parse(message.result);
    return { text, hash: recording.hash, steps: recording.steps, counts };
  }
  throw new Error("no result");
}

function natively(workload: string, params: Values): Promise<string> {
  const flags = Object.entries(params).map(([key, value]) => `-${key}=${value}`);
  return native(workload, ...flags, "-seed", String(seed), "-trace", "-");
}

/** The counts that params and seed determine in a browser. */
function fixedCounts(workload: Workload, counts: Record<string, number>) {
  const fixed = workload.counts.filter((c) => !c.varies && !c.native).map((c) => c.name);
  return Object.fromEntries(Object.entries(counts).filter(([name]) => fixed.includes(name)));
}

test("native, Node and Chromium give the same events", async (t) => {
  await withPage({}, async (page) => {
    const node = await nodeRunner(await wasmOf(page));
    for (const workload of workloads) {
      const configurations = recordable(workload);
      await t.test(`${workload.id}: ${configurations.length} configurations`, async () => {
        assert.ok(configurations.length > 0);
        for (const params of configurations) {
          const what = `${workload.id} ${JSON.stringify(params)}`;
          const [browser, underway, text] = await Promise.all([
            inChromium(page, workload.id, params),
            underNode(node, workload.id, params),
            natively(workload.id, params),
          ]);
          assert.ok(browser.steps > 0 && browser.steps <= whole, `${what}: ${browser.steps} steps`);
          assert.equal(browser.text.split("\n").length - 1, browser.steps, what);
          assert.ok(
            text === browser.text,
            `${what}: native and Chromium differ ${firstDifference(text, browser.text)}`,
          );
          assert.ok(
            underway.text === browser.text,
            `${what}: Node and Chromium differ ${firstDifference(underway.text, browser.text)}`,
          );
          assert.equal(underway.hash, browser.hash, what);
          assert.deepEqual(
            fixedCounts(workload, underway.counts),
            fixedCounts(workload, browser.counts),
            what,
          );
        }
      });
    }
  });
});

function firstDifference(a: string, b: string): string {
  const left = a.split("\n");
  const right = b.split("\n");
  const at = left.findIndex((line, i) => line !== right[i]);
  return `at line ${at}: ${left[at]} / ${right[at]}`;
}
