// The done-line of the soft engine: the chain of 100,000, creation included,
// takes at most a tenth of what the same chain of JavaScript generators takes
// in the same page, and a chain of 1,000,000 runs in the same tab. Times are
// printed; only their order is asserted.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { PeerMessage, PeerResult, PeerStart } from "../src/peers/messages";
import { useBrowser, withPage } from "./browser";

useBrowser();

const n = 100_000;
const rounds = 5;

const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

/** Seconds of a chain of soft tasklets. */
async function soft(page: Page, size: number): Promise<number> {
  const result = await page.evaluate(
    (params) => window.switchyard.run({ workload: "chain", params, samples: 1 }),
    { n: size, engine: "soft" },
  );
  assert.equal(result.verified, true);
  return result.metrics.total?.median ?? Number.NaN;
}

/** Seconds of the chain of generators, which the page's peers bring with them. */
async function generators(page: Page, worker: string): Promise<number> {
  const start: PeerStart = {
    type: "start",
    request: { peer: "chain.generators", sizes: { n }, samples: 1 },
  };
  const result = await page.evaluate(
    ([url, message]) =>
      new Promise<PeerResult>((resolve, reject) => {
        const peer = new Worker(url);
        peer.onmessage = ({ data }: MessageEvent<PeerMessage>) => {
          if (data.type === "done") resolve(data.result);
          if (data.type === "failed") reject(new Error(data.message));
          if (data.type !== "progress") peer.terminate();
        };
        peer.postMessage(message);
      }),
    [worker, start] as const,
  );
  assert.equal(result.verified, true);
  return median(result.samples.map((s) => s.elapsed / s.runs));
}

/** The address of the peers' worker, which the page's scripts name. */
function peersWorker(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (const { name } of performance.getEntriesByType("resource")) {
      if (!name.endsWith(".js")) continue;
      const file = /peers-[A-Z0-9]+\.js/.exec(await (await fetch(name)).text())?.[0];
      if (file) return new URL(file, document.baseURI).href;
    }
    throw new Error("no script names the peers' worker");
  });
}

test("the chain of 100,000 takes at most a tenth of the generators' time", async (t) => {
  await withPage({}, async (page) => {
    const worker = await peersWorker(page);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let i = 0; i < rounds; i++) {
      ours.push(await soft(page, n));
      theirs.push(await generators(page, worker));
    }
    const [a, b] = [median(ours) * 1000, median(theirs) * 1000];
    const ratio = (b / a).toFixed(1);
    t.diagnostic(`soft tasklets ${a.toFixed(2)} ms, generators ${b.toFixed(1)} ms: 1 / ${ratio}`);
    assert.ok(a * 10 <= b, `${a} ms is more than a tenth of ${b} ms`);
  });
});

test("a chain of 1,000,000 runs in one tab", async (t) => {
  await withPage({}, async (page) => {
    t.diagnostic(`1,000,000: ${((await soft(page, 1_000_000)) * 1000).toFixed(1)} ms`);
  });
});
