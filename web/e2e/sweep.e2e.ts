// Sweeps on the Numbers tab: the points in their order, what does not fit,
// Stop, and the table that says what the chart shows.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, useBrowser, withPage } from "./browser";
import { siteUrl } from "./site";

useBrowser();

const expectState = (page: Page, wanted: string) =>
  page.waitForFunction(
    (w) => document.querySelector<HTMLElement>("[data-testid=sweep-state]")?.dataset.status === w,
    wanted,
    { timeout: 60_000 },
  );

const rows = (page: Page) =>
  page.getByTestId("sweep").locator("details tbody tr").allTextContents();

async function own(page: Page, list: string): Promise<void> {
  await page.getByTestId("sweep-samples").fill("1");
  await page.getByTestId("sweep-own").click();
  await page.getByTestId("sweep-list").fill(list);
}

test("a sweep of one's own: each point is in table and file, and what does not fit is said", async () => {
  await withPage({}, async (page) => {
    await page.goto(`${siteUrl}#chain?v=1&tab=numbers`);
    await own(page, "100 10 x");
    assert.match((await page.locator(".sweep-own .warning").textContent()) ?? "", /^n: "x": /);
    assert.ok(await page.getByTestId("sweep-run").isDisabled());
    await page.getByTestId("sweep-list").fill("100 10 10000000");
    await page.getByTestId("sweep-series").selectOption("engine");
    await page.getByTestId("sweep-run").click();
    await expectState(page, "done");
    const here = (await rows(page)).filter((r) => /this browser/i.test(r));
    assert.equal(here.length, 7, here.join("\n"));
    const missing = await page.getByTestId("sweep-missing").locator("li").allTextContents();
    assert.equal(missing.length, 2, missing.join("\n"));
    assert.match(missing[0] ?? "", /10.?000.?000.*hard: memory: chain: /);
    const file = page.waitForEvent("download");
    await page.getByTestId("sweep-csv").click();
    const text = await readFile(await (await file).path(), "utf8");
    const totals = text.split("\r\n").filter((l) => l.includes(",total,s,1,"));
    assert.deepEqual(
      totals.map((l) => l.split(",").slice(0, 4).join()),
      [
        "chain,1,10,soft",
        "chain,1,10,hard",
        "chain,1,10,goroutine",
        "chain,1,100,soft",
        "chain,1,100,hard",
        "chain,1,100,goroutine",
        "chain,1,10000000,soft",
      ],
    );
    await expectNoWorkers(page);
  });
});

test("a ready made sweep is stopped, and what was measured is kept", async () => {
  await withPage({}, async (page) => {
    await page.goto(`${siteUrl}#hackysack?v=1&tab=numbers`);
    await page.getByTestId("sweep-samples").fill("1");
    await page.getByTestId("sweep-pause").click();
    await page.waitForFunction(() =>
      /^Point ([3-9]|10) of/.test(
        document.querySelector("[data-testid=sweep-state] [role=status]")?.textContent ?? "",
      ),
    );
    await page.getByTestId("sweep-stop").click();
    await expectState(page, "stopped");
    assert.ok((await rows(page)).filter((r) => /this browser/i.test(r)).length >= 2);
    assert.ok(
      (await rows(page)).some((r) => /Kamaelia|Python/i.test(r)),
      "historic points",
    );
    await expectNoWorkers(page);
  });
});
