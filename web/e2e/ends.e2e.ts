// Whatever breaks in the wasm ends as a message that says what to change, and
// the next run works.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import type { FaceError, RunOptions } from "../src/lib/face";
import { expectNoWorkers, useBrowser, withPage } from "./browser";
import { faultyWasm } from "./programs";

useBrowser();

let wasm: Buffer;
before(async () => {
  wasm = await faultyWasm();
});

/** Serves the wasm that breaks as asked in place of the site's. */
const broken = (page: Page) =>
  page.route("**/*.wasm", (route) =>
    route.fulfill({ body: wasm, contentType: "application/wasm" }),
  );

/** How a run ends: its failure, or verified. */
function ending(page: Page, options: Omit<RunOptions, "signal">) {
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

const cases: [kind: string, stage: string, message: RegExp][] = [
  ["none", "verified", /^$/],
  ["error", "run", /^faults: error: as asked$/],
  ["panic", "panic", /^panic: faults: as asked: .*please report/],
  ["goroutine-panic", "panic", /^panic: faults: as asked: .*please report/],
  ["deadlock", "run", /^deadlock: .*change a param/],
  ["stack", "stack", /^stack: .*choose a smaller size/],
  ["memory", "memory", /^memory: .*choose a smaller size/],
];

test("each way to break has its stage and its advice, and the next run works", async () => {
  await withPage({ prepare: broken }, async (page) => {
    for (const [kind, stage, message] of cases) {
      const end = await ending(page, { workload: "faults", params: { kind } });
      assert.equal(end.stage, stage, `${kind}: ${end.message}`);
      assert.match(end.message, message);
      assert.equal(
        (await ending(page, { workload: "faults" })).stage,
        "verified",
        `the run after ${kind}`,
      );
    }
    await expectNoWorkers(page);
  });
});

test("a deadlock of goroutines lists where they wait", async () => {
  await withPage({ prepare: broken }, async (page) => {
    const end = await ending(page, { workload: "faults", params: { kind: "deadlock" } });
    assert.match(end.detail.join("\n"), /goroutine \d+ \[chan receive\]/);
  });
});

test("a run too large is refused with the figure", async () => {
  await withPage({ prepare: broken }, async (page) => {
    const end = await ending(page, { workload: "faults", params: { bytes: 1e12 } });
    assert.equal(end.stage, "memory");
    assert.match(end.message, /needs about 1\.0 TB and \S+ GB is the limit here/);
  });
});

test("bad params are refused with name, value and what would be right", async () => {
  await withPage({ prepare: broken }, async (page) => {
    const asked: [Omit<RunOptions, "signal">, string][] = [
      [{ workload: "nothing" }, 'workload: "nothing": one of '],
      [{ workload: "faults", params: { kind: "loud" } }, 'kind: "loud": one of none, error, '],
      [
        { workload: "faults", params: { size: 1 } },
        'size: "1": no such param of faults: it has kind, bytes',
      ],
      [{ workload: "faults", samples: 1001 }, 'samples: "1001": a whole number from 1 to 1000'],
      [{ workload: "faults", seed: -1 }, 'seed: "-1": a whole number from 0 to 4294967295'],
    ];
    for (const [options, message] of asked) {
      const end = await ending(page, options);
      assert.equal(end.stage, "params");
      assert.ok(end.message.startsWith(message), end.message);
    }
  });
});

test("a worker that vanishes without a word is noticed", async () => {
  const vanishing = async (page: Page) => {
    await broken(page);
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
  };
  await withPage({ prepare: vanishing }, async (page) => {
    const end = await ending(page, { workload: "faults", params: { kind: "endless" } });
    assert.equal(end.stage, "dead");
    assert.match(end.message, /^worker: it ended without a word: run again/);
    assert.equal(await page.evaluate(() => window.switchyard.state().workers), 0);
  });
});

test("an aborted run ends within 200 ms and leaves no worker", async () => {
  await withPage({ prepare: broken }, async (page) => {
    for (const moment of [0, 5, 50, 300, 800]) {
      const [stage, took, left] = await page.evaluate(async (wait) => {
        const stop = new AbortController();
        const run = window.switchyard.run({
          workload: "faults",
          params: { kind: "endless" },
          signal: stop.signal,
        });
        await new Promise((resolve) => setTimeout(resolve, wait));
        const start = performance.now();
        stop.abort();
        const error = await run.catch((e: FaceError) => e);
        return [
          (error as FaceError).stage,
          performance.now() - start,
          window.switchyard.state().workers,
        ] as const;
      }, moment);
      assert.equal(stage, "stopped");
      assert.equal(left, 0);
      assert.ok(took < 200, `stop after ${moment} ms took ${took} ms`);
    }
    await expectNoWorkers(page);
  });
});
