// Stop works at any moment and keeps what there was; runs leave no worker behind.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, expectStatus, useBrowser, withPage } from "./browser";

useBrowser();

const soon = 200; // ms

/** A configuration that runs for many seconds. */
const long = "#chain?v=1&samples=1000";

/** Presses Stop in the page and gives the ms until the run and its worker are gone. */
function pressStop(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>("[data-testid=stop]");
    if (!button) throw new Error("there is no Stop");
    const start = performance.now();
    button.click();
    for (;;) {
      const now = window.switchyard.state();
      const shown = document.querySelector("[data-testid=run-state]")?.getAttribute("data-status");
      if (now.workers === 0 && now.status === "stopped" && shown === "stopped") break;
      if (performance.now() - start > 5000)
        throw new Error(`after Stop: ${now.status}, shown ${shown}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return performance.now() - start;
  });
}

type Moment = [name: string, reached: (page: Page) => Promise<unknown>];

const phase = (name: string) => (page: Page) =>
  page.waitForFunction(
    (n) => document.querySelector("[data-testid=run-state]")?.getAttribute("data-phase") === n,
    name,
  );

const moments: Moment[] = [
  ["in the warm-up", phase("warm-up")],
  ["in a sample", phase("sample")],
  ["as soon as it runs", (page) => expectStatus(page, "running")],
];

test("Stop in the warm-up, in a sample, and as soon as it runs", async () => {
  await withPage({ link: long }, async (page) => {
    for (const [name, reached] of moments) {
      await page.getByTestId("run").click();
      await reached(page);
      const took = await pressStop(page);
      assert.ok(took < soon, `${name}: ${took} ms`);
    }
    await page.getByTestId("run").click();
    await page.waitForFunction(() =>
      /^Sample ([5-9]|\d\d+) of/.test(document.querySelector(".phase")?.textContent ?? ""),
    );
    await pressStop(page);
    assert.match(
      await page.getByTestId("headline-total").innerText(),
      /stopped after \d+ of 1000 samples/,
    );
    await expectNoWorkers(page);
    await page.getByTestId("samples").fill("1");
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
  });
});

test("Stop while the wasm is loading", async () => {
  const never = (page: Page) => page.route("**/*.wasm", () => {});
  await withPage({ link: long, prepare: never }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "loading");
    const took = await pressStop(page);
    assert.ok(took < soon, `${took} ms`);
  });
});

test("a double click on Run runs", async () => {
  await withPage({ link: long }, async (page) => {
    await page.getByTestId("run").dblclick();
    await expectStatus(page, "running");
    await page.waitForTimeout(600);
    await page.getByTestId("stop").click();
    await expectStatus(page, "stopped");
  });
});

test("ten runs in a row leak no worker", async () => {
  await withPage({ link: "#chain?v=1&n=1000&samples=1" }, async (page) => {
    for (let i = 0; i < 10; i++) {
      const last = await page.evaluate(async () => {
        document.querySelector<HTMLButtonElement>("[data-testid=run]")?.click();
        while (window.switchyard.state().status !== "done")
          await new Promise((resolve) => setTimeout(resolve, 5));
        return window.switchyard.state();
      });
      assert.equal(last.workers, 0);
    }
    await expectNoWorkers(page);
  });
});
