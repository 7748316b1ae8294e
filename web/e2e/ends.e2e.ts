// Whatever breaks in the wasm ends as a message that says what to change, and
// the next run works.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { FaceError, RunOptions } from "../src/lib/face";
import { estimateBytes, memoryRefusal } from "../src/params/memory";
import { defaults } from "../src/params/values";
import { expectNoWorkers, expectStatus, textOf, useBrowser, withPage } from "./browser";
import { workloads } from "./configurations";
import { breakable, type Fault, seedOf } from "./faults";

useBrowser();

const workload = workloads[0]?.id ?? "";

type Asked = Omit<RunOptions, "signal">;

/** How a run ends: its failure, or verified. */
function ending(page: Page, options: Asked) {
  return page.evaluate(async (asked) => {
    try {
      const result = await window.switchyard.run({ samples: 1, ...asked });
      return { stage: result.verified ? "verified" : "wrong", message: "", detail: [] };
    } catch (error) {
      const { stage, message, detail } = error as FaceError;
      return { stage, message, detail };
    }
  }, options);
}

const ends: [fault: Fault, stage: string, message: RegExp][] = [
  ["error", "run", /^fault: as asked$/],
  ["deadlock", "run", /^deadlock: main waits for ever$/],
  ["panic", "panic", /^panic: fault: as asked: .*please report/],
  ["goroutine panic", "panic", /^panic: fault: as asked: .*please report/],
  ["goroutine deadlock", "run", /^deadlock: .*change a param/],
  ["stack", "stack", /^stack: .*choose a smaller size/],
  ["memory", "memory", /^memory: .*choose a smaller size/],
];

test("each way to break has its stage and its advice, and the next run works", async () => {
  await withPage({ prepare: breakable }, async (page) => {
    for (const [fault, stage, message] of ends) {
      const end = await ending(page, { workload, seed: seedOf(fault) });
      assert.equal(end.stage, stage, `${fault}: ${end.message}`);
      assert.match(end.message, message);
      if (fault === "goroutine deadlock") {
        assert.match(end.detail.join("\n"), /goroutine \d+ \[chan receive\]/);
      }
      const next = await ending(page, { workload });
      assert.equal(next.stage, "verified", `the run after ${fault}`);
    }
    await expectNoWorkers(page);
  });
});

test("the page shows each failure, and runs again after it", async () => {
  await withPage({ prepare: breakable, link: `#${workload}?samples=1` }, async (page) => {
    for (const [fault, stage] of ends) {
      await page.getByTestId("seed").fill(String(seedOf(fault)));
      await page.getByTestId("run").click();
      const panel = page.getByTestId("failure");
      await panel.waitFor();
      assert.equal(await panel.getAttribute("data-stage"), stage, fault);
      if (fault === "deadlock") {
        const list = await textOf(page.getByTestId("wait-list"));
        assert.match(list, /t0 waits to receive on c1.*t1 waits to send 5 on c2/s);
      }
    }
    await page.getByTestId("seed").fill("1");
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    assert.equal(await page.getByTestId("failure").count(), 0);
  });
});

test("bad input is refused with name, value and what would be right", async () => {
  await withPage({}, async (page) => {
    const cases: [Asked, string, RegExp][] = [
      [{ workload: "none" }, "params", /^workload: "none": one of .*chain/],
      [{ workload: "chain", params: { n: 0 } }, "params", /^n: "0": a whole number from 1 to /],
      [
        { workload: "chain", params: { m: 1 } },
        "params",
        /^m: "1": no such param of chain: it has n, /,
      ],
      [
        { workload: "chain", params: { ["k".repeat(1000)]: 1 } },
        "params",
        /^"k{60}\.\.\.": "1": no such param of chain: /,
      ],
      [{ workload, samples: 1001 }, "params", /^samples: "1001": a whole number from 1 to 1000$/],
      [{ workload, seed: -1 }, "params", /^seed: "-1": a whole number from 0 to 4294967295$/],
    ];
    for (const [asked, stage, message] of cases) {
      const end = await ending(page, asked);
      assert.equal(end.stage, stage, end.message);
      assert.match(end.message, message);
    }
  });
});

test("a run too large for memory is refused with the figures that the form shows", async () => {
  const chain = workloads.find((w) => w.id === "chain");
  if (!chain) throw new Error("chain: no such workload");
  await withPage({}, async (page) => {
    const params = { n: 1e7, engine: "hard" };
    const limit = await page.evaluate(() => window.switchyard.state().memoryLimit);
    const need = estimateBytes(chain, { ...defaults(chain), n: "10000000", engine: "hard" });
    assert.ok(need > limit);
    const end = await ending(page, { workload: "chain", params });
    assert.equal(end.stage, "memory", end.message);
    assert.equal(end.message, memoryRefusal(chain, need, limit));
  });
});

/** A browser that ends workers by itself and says nothing. */
async function vanishing(page: Page): Promise<void> {
  await breakable(page);
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", () => setTimeout(() => super.terminate(), 100), {
          once: true,
        });
      }
      override terminate() {}
    };
  });
}

test("a worker that vanishes without a word is noticed", async () => {
  await withPage({ prepare: vanishing }, async (page) => {
    const end = await ending(page, { workload, seed: seedOf("endless") });
    assert.equal(end.stage, "dead");
    assert.match(end.message, /^worker: it ended without a word: run again/);
    assert.equal(await page.evaluate(() => window.switchyard.state().workers), 0);
  });
});

test("an aborted run ends within 200 ms and leaves no worker", async () => {
  await withPage({ prepare: breakable }, async (page) => {
    for (const moment of [0, 5, 50, 300, 800]) {
      const [stage, took, left] = await page.evaluate(
        async ([options, wait]) => {
          const stop = new AbortController();
          const run = window.switchyard.run({ ...options, signal: stop.signal });
          await new Promise((resolve) => setTimeout(resolve, wait));
          const start = performance.now();
          stop.abort();
          const error = (await run.catch((e: FaceError) => e)) as FaceError;
          const { workers } = window.switchyard.state();
          return [error.stage, performance.now() - start, workers] as const;
        },
        [{ workload, seed: seedOf("endless") }, moment] as const,
      );
      assert.equal(stage, "stopped");
      assert.equal(left, 0);
      assert.ok(took < 200, `stop after ${moment} ms took ${took} ms`);
    }
    await expectNoWorkers(page);
  });
});
