// Native runs at a click, where the page is served by what can do them.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { textOf, useBrowser, withPage } from "./browser";
import { subPathUrl } from "./site";

useBrowser();

const link = "#chain?v=1&n=1000&samples=2&tab=numbers";

const status = (page: Page, wanted: string) =>
  page.locator(`[data-testid=native-state][data-status=${wanted}]`).waitFor({ timeout: 60_000 });

test("a native run stands on the charts beside the browser's", async () => {
  await withPage({ link }, async (page) => {
    await page.getByTestId("native-run").click();
    await status(page, "done");
    const row = page.locator("tr.native", { hasText: "This machine, natively" });
    assert.ok((await row.count()) > 0, "it has a row");
    assert.match(await textOf(row.first()), /go1\./);
    // Of other params it is no comparison.
    await page.getByTestId("param-n").fill("500");
    await row.first().waitFor({ state: "detached" });
  });
});

test("Stop ends a native run and keeps nothing of it", async () => {
  await withPage({ link: "#chain?v=1&n=10000000&tab=numbers&samples=1000" }, async (page) => {
    await page.getByTestId("native-run").click();
    await page.getByText(/^(Warm-up|Sample )/).waitFor({ timeout: 60_000 });
    await page.getByTestId("native-stop").click();
    await status(page, "stopped");
    assert.equal(await page.getByText("This machine, natively").count(), 0);
    // The next one need not wait long: the server has ended the other.
    await page.getByTestId("param-n").fill("10");
    await page.getByTestId("samples").fill("1");
    await page.getByTestId("native-run").click();
    await status(page, "done");
  });
});

test("a page of a static host offers no native run", async () => {
  await withPage({ link, site: subPathUrl }, async (page) => {
    await page.getByRole("heading", { name: "Reference figures" }).waitFor();
    assert.equal(await page.getByTestId("native").count(), 0);
    assert.equal(await page.getByText("Natively, on this machine").count(), 0);
  });
});
