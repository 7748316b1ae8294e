// One worker waits for Run to be pressed: it makes the run quick, there is never
// a second, and it goes where it is of no use.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectStatus, expectWorkers, useBrowser, withPage } from "./browser";

useBrowser();

const link = "#chain?v=1&n=1000&samples=1";

const spares = (page: Page) => page.evaluate(() => window.switchyard.state().spares);

const waitForSpare = (page: Page) =>
  page.waitForFunction(() => window.switchyard.state().spares === 1);

/** Counts the workers that the page makes. */
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

const made = (page: Page) => page.evaluate<number>("window.workersMade");

/** The page as its browser has it in the background, or back. */
const turn = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((s) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => s });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("a worker waits, the run takes it, and another waits after the run", async () => {
  await withPage({ link, prepare: counting }, async (page) => {
    await waitForSpare(page);
    assert.equal(await made(page), 1);
    await expectWorkers(page, 1);
    const [workers, left] = await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>("[data-testid=run]")?.click();
      const { workers, spares } = window.switchyard.state();
      return [workers, spares];
    });
    assert.deepEqual([workers, left], [1, 0], "the run has the worker that waited");
    await expectStatus(page, "done");
    await waitForSpare(page);
    assert.equal(await made(page), 2);
    await expectWorkers(page, 1);
  });
});

test("of two runs at once one takes the spare, and it is replaced once", async () => {
  await withPage({ link, prepare: counting }, async (page) => {
    await waitForSpare(page);
    await page.evaluate(() =>
      Promise.all(
        [1, 2].map((seed) => window.switchyard.run({ workload: "chain", samples: 1, seed })),
      ),
    );
    await waitForSpare(page);
    assert.equal(await made(page), 3);
    await expectWorkers(page, 1);
  });
});

test("Stop ends the worker of the run and no other", async () => {
  await withPage({ link: "#chain?v=1&samples=1000", prepare: counting }, async (page) => {
    await waitForSpare(page);
    await page.getByTestId("run").click();
    await expectStatus(page, "running");
    assert.equal(await spares(page), 0, "none is made while a run is measured");
    await page.getByTestId("stop").click();
    await waitForSpare(page);
    await expectWorkers(page, 1);
    assert.equal(await made(page), 2);
  });
});

test("no worker waits where nothing runs, nor in a page that is hidden for long", async () => {
  const clock = (page: Page) => page.clock.install();
  await withPage({ link, prepare: clock }, async (page) => {
    await page.clock.runFor(3000);
    await waitForSpare(page);
    await page.getByRole("link", { name: "Docs" }).click();
    await page.waitForFunction(() => location.hash.startsWith("#docs"));
    assert.equal(await spares(page), 0);
    await expectWorkers(page, 0);
    await page.goBack();
    await page.clock.runFor(3000);
    await waitForSpare(page);
    await turn(page, "hidden");
    await page.clock.runFor(50_000);
    assert.equal(await spares(page), 1);
    await page.clock.runFor(20_000);
    assert.equal(await spares(page), 0);
    await expectWorkers(page, 0);
    await turn(page, "visible");
    await page.clock.runFor(3000);
    await waitForSpare(page);
  });
});

test("a browser that saves data loads no wasm before Run", async () => {
  let asked = 0;
  const saving = async (page: Page) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.route("**/*.wasm", (route) => {
      asked++;
      return route.continue();
    });
  };
  await withPage({ link, prepare: saving }, async (page) => {
    await page.waitForTimeout(2500);
    assert.deepEqual([asked, await spares(page)], [0, 0]);
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    assert.equal(asked, 1);
  });
});

test("the wasm that is loaded ahead is the run's own, and a failure of it is told by the run", async () => {
  let asked = 0;
  const failing = (page: Page) =>
    page.route("**/*.wasm", (route) => {
      asked++;
      return asked === 1 ? route.abort() : route.continue();
    });
  await withPage({ link, prepare: failing, expect: /Failed to load/ }, async (page) => {
    await page.waitForTimeout(2500);
    assert.deepEqual([asked, await spares(page)], [1, 0]);
    assert.equal(await page.getByTestId("failure").count(), 0, "nobody asked for a run");
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    assert.equal(asked, 2);
    await waitForSpare(page);
    assert.equal(asked, 2);
  });
});

/** How often the page itself, not a worker of it, has fetched the wasm. */
const fetchedByPage = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter((r) => r.name.endsWith(".wasm")).length,
  );

async function runToEnd(page: Page): Promise<void> {
  await page.getByTestId("run").click();
  await expectStatus(page, "done");
}

test("in a page that was visited before the worker loads the wasm itself, once for all runs", async () => {
  await withPage({ link }, async (page) => {
    await runToEnd(page);
    assert.equal(await fetchedByPage(page), 1);
    await page.reload();
    await waitForSpare(page);
    await runToEnd(page);
    await waitForSpare(page);
    await runToEnd(page);
    assert.equal(await fetchedByPage(page), 0);
  });
});

test("where the worker cannot load the wasm the page does", async () => {
  await withPage({ link, expect: /Failed to load/ }, async (page) => {
    await runToEnd(page);
    let asked = 0;
    await page.route("**/*.wasm", (route) => {
      asked++;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.reload();
    await waitForSpare(page);
    await runToEnd(page);
    assert.deepEqual([asked, await fetchedByPage(page)], [2, 1]);
  });
});
