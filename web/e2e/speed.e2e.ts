// The chain of 100,000, creation included, beside the same chain of JavaScript
// generators in the same page (a tenth of their time is what is aimed at; the
// bench verb measures it), and a chain of 1,000,000 in the same tab. Ratios are
// printed; only the order of the times is asserted.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { PeerMessage, PeerResult, PeerStart } from "../src/peers/messages";
import { useBrowser, withPage } from "./browser";
import { generatorChain } from "./generators";

useBrowser();

const n = 100_000;

const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

/** The times in ms of a chain of soft tasklets. */
async function soft(page: Page, size: number, samples: number): Promise<readonly number[]> {
  const result = await page.evaluate(
    (options) => window.switchyard.run({ workload: "chain", ...options }),
    { params: { n: size, engine: "soft" }, samples },
  );
  assert.equal(result.verified, true);
  assert.equal(result.counts.schedules, 3 * size + 2);
  return (result.metrics.total?.samples ?? []).map((s) => s * 1000);
}

/** The time in ms of a chain of generators with as many switches. */
async function generators(page: Page): Promise<number> {
  const { time, resumes } = await page.evaluate<{ time: number; resumes: number }>(
    `(${generatorChain})(${n})`,
  );
  assert.equal(resumes, 3 * n + 3); // one more than ours: main is resumed to begin with
  return time;
}

/**
 * The time in ms of the peers' chain of generators, in their worker. It makes
 * fewer switches than ours: a send that finds a receiver does not switch.
 */
async function peerGenerators(page: Page, worker: string): Promise<number> {
  const start: PeerStart = {
    type: "start",
    request: { peer: "chain.generators", sizes: { n }, samples: 5 },
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
  return median(result.samples.map((s) => (s.elapsed / s.runs) * 1000));
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

test("the chain of 100,000 takes less than the generators' time", async (t) => {
  await withPage({}, async (page) => {
    const worker = await peersWorker(page);
    const theirs: number[] = [];
    const round = async () => {
      for (let i = 0; i < 8; i++) theirs.push(await generators(page));
    };
    await round();
    // Enough samples for V8 to have compiled the loop in earnest on a busy machine.
    const ours = [...(await soft(page, n, 30))];
    await round();
    const peers = [await peerGenerators(page, worker)];
    for (const [name, times] of Object.entries({
      "soft tasklets": ours,
      generators: theirs,
      "peers' generators": peers,
    })) {
      t.diagnostic(
        `${name}: median ${median(times).toFixed(2)} ms, least ${Math.min(...times).toFixed(2)} ms`,
      );
    }
    const [a, b] = [median(ours), median(theirs)];
    t.diagnostic(`${(b / a).toFixed(1)} times faster than generators with as many switches`);
    assert.ok(a < b, `${a} ms is not less than ${b} ms`);
  });
});

test("a chain of 1,000,000 runs in one tab", async (t) => {
  await withPage({}, async (page) => {
    t.diagnostic(`1,000,000: ${median([...(await soft(page, 1_000_000, 1))]).toFixed(1)} ms`);
  });
});
