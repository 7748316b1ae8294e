// Two runs side by side on one axis of steps.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, textOf, useBrowser, withPage } from "./browser";
import { at, jump, recordRun, sentence, still } from "./recorded";
import { siteUrl } from "./site";

useBrowser();

const hash = (page: Page) => page.evaluate(() => location.hash);

test("two runs side by side: one transport, one axis to the end of the longer, in the link", async () => {
  await withPage({ ...still, link: "#hackysack?v=1&players=10&loops=100" }, async (page) => {
    await recordRun(page);
    await jump(page, 600);
    await page.getByTestId("compare").click();
    await page.getByTestId("compare-pause:off").click();
    await page.getByTestId("sentence-beside").waitFor();
    assert.equal(
      await page.getByTestId("compare-pause:off").isVisible(),
      false,
      "the menu is shut",
    );
    const beside = () => textOf(page.getByTestId("sentence-beside"));
    const [one, other] = [await sentence(page), await beside()];
    assert.notEqual(one, other);
    assert.equal(await hash(page), "#hackysack?v=2&players=10&loops=100&step=600&with=pause:off&x");
    await page.keyboard.press("Escape");
    await page.keyboard.press("End");
    await page.waitForFunction(() =>
      document.querySelector("[data-testid=sentence]")?.textContent?.includes("has ended"),
    );
    assert.match(await beside(), /ends/);
    await page.goBack();
    await at(page, 600);
    assert.equal(await beside(), other);
    const link = await hash(page);
    await page.goto("about:blank");
    await page.goto(`${siteUrl}${link}`);
    await page.getByTestId("sentence-beside").waitFor();
    await at(page, 600);
    assert.equal(await sentence(page), one);
    assert.equal(await beside(), other);
    const found = await page.getByTestId("found").allTextContents();
    assert.equal(found.length, 2);
    await page.getByTestId("compare").click();
    await page.getByTestId("compare-none").click();
    await page.getByTestId("run-queue").waitFor();
    await expectNoWorkers(page);
  });
});

test("the second run is followed to its end, far behind its window; the strip has a row for each", async () => {
  const link = "#hackysack?v=1&players=40&loops=3000&step=600&with=pause:off";
  await withPage({ ...still, link }, async (page) => {
    await page.getByTestId("sentence-beside").waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>("[data-testid=strip]")?.dataset.runs === "2",
    );
    const beside = page.getByTestId("sentence-beside");
    const before = await textOf(beside);
    await page.locator("body").press("End");
    await beside.getByText(/ends/).waitFor();
    assert.match(await sentence(page), /this run has ended/);
    const last = (await textOf(beside)).split(":")[0]?.replace(/\D/g, "");
    assert.ok(Number(last) > 65_536, `step ${last}`);
    await page.locator("body").press("ArrowLeft");
    await page.waitForFunction(
      (end) =>
        document
          .querySelector("[data-testid=sentence-beside]")
          ?.textContent?.split(":")[0]
          ?.replace(/\D/g, "") === String(Number(end) - 1),
      last,
    );
    await jump(page, 600);
    await page.waitForFunction(
      (words) => document.querySelector("[data-testid=sentence-beside]")?.textContent === words,
      before,
    );
  });
});

test("a starved thread under legacy, none under round-robin, side by side", async () => {
  const link = "#ccbench?v=1&step=3000&with=policy:roundrobin";
  await withPage({ ...still, link }, async (page) => {
    await page.getByTestId("sentence-beside").waitFor();
    const found = page.getByTestId("found");
    await found.first().getByText("Starved.").waitFor();
    await found.last().getByText("Looked for, and not found: never ran,").waitFor();
  });
});

test("the button under the picture opens where the claim is seen, and Back returns", async () => {
  await withPage({ ...still, link: "#threadstart" }, async (page) => {
    await page.getByTestId("sight").click();
    await page.getByTestId("sentence-beside").waitFor();
    await at(page, 70);
    await page.goBack();
    await page.getByTestId("sight").waitFor();
  });
});

test("a second run that cannot be recorded says why", async () => {
  const link = "#chain?v=1&n=3&step=16&with=engine:goroutine";
  await withPage({ ...still, link }, async (page) => {
    await at(page, 16);
    assert.match(await textOf(page.getByTestId("second-waiting")), /records only with engine/i);
  });
});
