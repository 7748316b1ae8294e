// Scripts that ask for what cannot be, or alter what they were given, leave no
// worker behind and change nothing of what the page shows.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { FaceError, RecordOptions, RunOptions } from "../src/lib/face";
import { expectNoWorkers, expectStatus, textOf, useBrowser, withPage } from "./browser";

useBrowser();

/** Calls that cannot be sent to a page as data; each gives its rejection. */
const calls: [name: string, call: () => Promise<unknown>, message: RegExp][] = [
  [
    "samples is a function",
    () => window.switchyard.run({ workload: "chain", samples: () => 1 } as unknown as RunOptions),
    /^samples: a function: a whole number from 1 to 1000$/,
  ],
  [
    "a param is a symbol",
    () =>
      window.switchyard.run({
        workload: "chain",
        params: { n: Symbol("x") },
      } as unknown as RunOptions),
    /^n: a symbol: a text, a number, true or false$/,
  ],
  [
    "signal is an object",
    () => window.switchyard.run({ workload: "chain", signal: {} } as unknown as RunOptions),
    /^signal: an object: an AbortSignal$/,
  ],
  [
    "signal is a text",
    () => window.switchyard.record({ workload: "chain", signal: "x" } as unknown as RecordOptions),
    /^signal: "x": an AbortSignal$/,
  ],
  [
    "nothing at all",
    () => window.switchyard.run(undefined as unknown as RunOptions),
    /^options: undefined: an object such as/,
  ],
  [
    "an empty window",
    () => window.switchyard.record({ workload: "chain", from: 10, to: 10 }),
    /^to: "10": a step from 11 to 4194314, as from is 10$/,
  ],
  [
    "open of no text",
    async () => window.switchyard.open(null as unknown as string),
    /^link: null: a text such as/,
  ],
];

/** Counts the workers that a page makes, whatever it says itself. */
const counting = (page: Page) =>
  page.addInitScript(() => {
    let made = 0;
    window.Worker = class extends Worker {
      constructor(url: string | URL) {
        super(url);
        made++;
      }
    };
    Object.defineProperty(window, "workersMade", { get: () => made });
  });

test("what cannot be is refused before a worker is made", async () => {
  await withPage({ prepare: counting }, async (page) => {
    for (const [name, call, message] of calls) {
      // The call is the page's own code: nothing of it is sent.
      const [stage, text] = await page.evaluate<string[]>(
        `(${call})().then(() => ["none", ""], (e) => [e.stage, e.message])`,
      );
      assert.equal(stage, "params", name);
      assert.match(text ?? "", message, name);
    }
    assert.equal(await page.evaluate("window.workersMade"), 0);
    await expectNoWorkers(page);
  });
});

test("a signal of another window stops a run", async () => {
  await withPage({}, async (page) => {
    const stage = await page.evaluate(async () => {
      const frame = document.body.appendChild(document.createElement("iframe"));
      const other = frame.contentWindow as (Window & typeof globalThis) | null;
      if (!other) throw new Error("no window in the frame");
      const stop = new other.AbortController();
      const run = window.switchyard.run({ workload: "chain", samples: 1000, signal: stop.signal });
      stop.abort();
      return ((await run.catch((e: FaceError) => e)) as FaceError).stage;
    });
    assert.equal(stage, "stopped");
    await expectNoWorkers(page);
  });
});

test("altering what state gives alters nothing on the page", async () => {
  await withPage({ link: "#chain?v=1&n=1000&samples=1" }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    const verified = page.getByTestId("verified").first();
    const before = await textOf(verified);
    const after = await page.evaluate(() => {
      const given = window.switchyard.state();
      Object.assign(given.result ?? {}, { verified: false, metrics: {}, counts: {} });
      Object.assign(given.params, { n: "5" });
      window.switchyard.open("#chain?v=1&n=1000&samples=1&tab=numbers");
      return window.switchyard.state();
    });
    assert.equal(after.result?.verified, true);
    assert.equal(after.params.n, "1000");
    assert.equal(await textOf(verified), before);
    assert.equal(await verified.getAttribute("data-verified"), "true");
    assert.equal(await page.evaluate(() => Object.isFrozen(window.switchyard)), true);
  });
});
