// Links to results: made after a run, opened as someone else's claim, run here
// at a click, and refused with a sentence where they are not whole.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";

useBrowser();

const golden = readFileSync(
  `${process.env.SWITCHYARD_ROOT}/build/internal/resultlink/testdata/links.txt`,
  "utf8",
)
  .trim()
  .split("\n");
const ten = golden[1] ?? "";

const granted = { permissions: ["clipboard-read", "clipboard-write"] };

async function sharedResult(page: Page): Promise<string> {
  await page.getByTestId("share").click();
  await page.getByTestId("share-result").check();
  await page.getByTestId("copy-link").click();
  await page.getByText(/^Copied, /).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("after a run a link to its result opens elsewhere as the same figures", async () => {
  let link = "";
  let median = "";
  await withPage({ ...granted, link: "#chain?n=100&seed=7&samples=6" }, async (page) => {
    await page.getByTestId("share").click();
    assert.equal(await page.getByTestId("share-result").isDisabled(), true);
    assert.match(await page.getByTestId("share-link").inputValue(), /#chain\?.*n=100/);
    assert.match(await textOf(page.getByTestId("spoken")), /Tasklets 100; seed 7$/);
    assert.equal(await page.getByTestId("qr").count(), 1);
    await page.keyboard.press("Escape");
    await page.getByTestId("share-panel").waitFor({ state: "detached" });
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    link = await sharedResult(page);
    assert.match(link, /#r1\..*x$/);
    assert.ok(link.length < 1000, `${link.length} characters`);
    median = await page.evaluate(() =>
      String(window.switchyard.state().result?.metrics.total?.median.toPrecision(2)),
    );
  });
  await withPage({ ...granted, link: link.slice(link.indexOf("#")) }, async (page) => {
    await page.getByTestId("claim-note").getByText("A claim, not proof").waitFor();
    assert.equal(await textOf(page.getByTestId("sent-changed")), "1 not at the default");
    assert.equal(await page.locator(".strip-plot").first().locator(".sample").count(), 6);
    await page.getByTestId("run-same").click();
    await expectStatus(page, "done");
    const state = await page.evaluate(() => window.switchyard.state());
    assert.equal(state.params.n, "100");
    assert.equal(state.result?.seed, 7);
    await page.locator("tr.elsewhere", { hasText: "Sent: " }).first().waitFor();
    await page.goBack();
    await page.getByTestId("comparisons").waitFor();
    assert.ok(Number(median) > 0);
  });
});

test("a link that was cut, edited or is of a newer page says so, and nothing else is shown", async () => {
  const cases: [link: string, title: RegExp][] = [
    [ten.slice(0, -1), /cut/],
    [ten.slice(0, 40), /cut/],
    [ten.replace("BWNo", "BWNp"), /changed/],
    [ten.replace("#r1", "#r2"), /newer/],
    ["#r1.", /cut/],
  ];
  for (const [link, title] of cases) {
    await withPage({ link }, async (page) => {
      assert.match(await textOf(page.getByTestId("sent-error").locator("h2")), title, link);
      assert.equal(await page.locator(".strip").count(), 0);
      assert.equal(await page.evaluate(() => location.hash), link);
    });
  }
});

test("big mode is larger and leaves again", async () => {
  await withPage({ link: "#chain" }, async (page) => {
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const before = await size();
    await page.getByTestId("share").click();
    await page.getByTestId("big").click();
    assert.ok(Number.parseFloat(await size()) > Number.parseFloat(before));
    await page.getByTestId("leave-big").click();
    assert.equal(await size(), before);
  });
});
