// Sheets on a phone and the history: Back closes a sheet before it leaves a screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, withPage } from "./browser";

useBrowser();

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

async function openParams(page: Page) {
  await page.getByRole("button", { name: "Params" }).tap();
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  return sheet;
}

const hash = (page: Page, wanted: string) =>
  page.waitForFunction((h) => location.hash === h, wanted);

test("Back closes a sheet, keeps what was edited in it, and then leaves", async () => {
  await withPage(phone, async (page) => {
    await page.getByTestId("track-chain").tap();
    await hash(page, "#chain");
    const sheet = await openParams(page);
    await sheet.getByTestId("preset-three").tap();
    await sheet.getByTestId("samples").fill("3");
    await hash(page, "#chain?v=2&n=3&samples=3&x");
    await page.goBack();
    await sheet.waitFor({ state: "hidden" });
    await hash(page, "#chain?v=2&n=3&samples=3&x");
    assert.equal(await page.getByTestId("run").isVisible(), true);
    await page.goBack();
    await page.getByTestId("yard").waitFor();
  });
});

for (const [name, close] of [
  ["its button", (page: Page) => page.getByRole("button", { name: "Close" }).tap()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`${name} closes a sheet and leaves no entry of it`, async () => {
    await withPage(phone, async (page) => {
      await page.getByTestId("track-chain").tap();
      const sheet = await openParams(page);
      await sheet.getByTestId("param-n").fill("500");
      await close(page);
      await sheet.waitFor({ state: "hidden" });
      await page.waitForFunction(() => history.state === null);
      await hash(page, "#chain?v=2&n=500&x");
      await page.goBack();
      await page.getByTestId("yard").waitFor();
      await page.goForward();
      await hash(page, "#chain?v=2&n=500&x");
      assert.equal(await page.getByRole("dialog").count(), 0);
    });
  });
}

test("another screen closes the sheet, and Back does not open it again", async () => {
  await withPage({ ...phone, link: "#chain" }, async (page) => {
    const sheet = await openParams(page);
    await page.evaluate(() => window.switchyard.open("#hackysack"));
    await sheet.waitFor({ state: "hidden" });
    await hash(page, "#hackysack");
    await page.goBack();
    await hash(page, "#chain");
    assert.equal(await page.getByRole("dialog").count(), 0);
  });
});
