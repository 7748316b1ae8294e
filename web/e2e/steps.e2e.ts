// Steps of a run of any length: links to a step, windows that are made again,
// Back.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, textOf, useBrowser, withPage } from "./browser";
import { at, jump, recordRun, sentence, still } from "./recorded";

useBrowser();

const hash = (page: Page) => page.evaluate(() => location.hash);

async function expectHash(page: Page, wanted: string): Promise<void> {
  await page
    .waitForFunction((w) => location.hash === w, wanted)
    .catch(async () => assert.equal(await hash(page), wanted));
}

/** Steps that are loaded, and those of the run. */
const loaded = (page: Page) =>
  page
    .getByTestId("flow")
    .evaluate((e: HTMLElement) => [e.dataset.steps, e.dataset.total].map(Number));

test("a link to a step opened elsewhere runs again and says the same sentence", async () => {
  let link = "";
  let said = "";
  await withPage({ ...still, link: "#chain?v=1&n=3" }, async (page) => {
    await recordRun(page);
    await jump(page, 16);
    await page.getByTestId("find-tasklet").fill("2");
    await page.getByTestId("find-tasklet").press("Enter");
    await page.getByTestId("view-space-time").check({ force: true });
    await expectHash(page, "#chain?v=1&n=3&step=16&view=space-time&at=t2");
    link = await hash(page);
    said = await sentence(page);
  });
  await withPage({ ...still, link }, async (page) => {
    await at(page, 16);
    assert.equal(await sentence(page), said);
    await page.getByTestId("space-time").waitFor();
    assert.match(await textOf(page.getByTestId("selection")), /^\S*Tasklet 2/);
    assert.equal(await hash(page), link);
  });
});

test("Back undoes a jump, a selection and a view, one by one", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=3" }, async (page) => {
    await recordRun(page);
    await expectHash(page, "#chain?v=1&n=3&step=start");
    await jump(page, 16);
    await jump(page, 20);
    await page.getByTestId("view-space-time").check({ force: true });
    await expectHash(page, "#chain?v=1&n=3&step=20&view=space-time");
    await page.goBack();
    await page.getByTestId("flow-map").waitFor();
    await page.goBack();
    await at(page, 16);
    await page.goBack();
    await at(page, -1);
    await page.goForward();
    await at(page, 16);
    await page.getByTestId("close-recording").click();
    await expectHash(page, "#chain?v=1&n=3");
    await page.goBack();
    await at(page, 16);
  });
});

test("a step too large is told and the last one shown; the rest of the link is kept", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=3&step=99&at=t2&view=film" }, async (page) => {
    await at(page, 30);
    const errors = await textOf(page.getByTestId("link-errors"));
    assert.match(errors, /step: "99": start, or a step from 0 to 30, the last of this run/);
    assert.match(errors, /view: "film": one of map, /);
    assert.match(await textOf(page.getByTestId("selection")), /Tasklet 2/);
  });
});

test("a run of 600,000 steps: any step is gone to, and the border of what is loaded is crossed", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=100000" }, async (page) => {
    await recordRun(page);
    const [kept, total] = (await loaded(page)) as [number, number];
    assert.equal(kept, 65_536);
    assert.ok(total > 400_000, `${total} steps`);
    assert.match((await textOf(page.getByTestId("scope"))).replace(/\D/g, ""), /^65536\d{6}$/);
    await jump(page, 65_535);
    const border = await sentence(page);
    await page.getByTestId("step-forward").click();
    await at(page, 65_536);
    const over = await sentence(page);
    await page.getByTestId("step-back").click();
    await at(page, 65_535);
    assert.equal(await sentence(page), border);
    await jump(page, total - 1);
    await page.getByTestId("strip").focus();
    await page.getByTestId("overview").focus();
    await page.keyboard.press("Home");
    await at(page, -1);
    await jump(page, 65_536);
    assert.equal(await sentence(page), over);
    await expectNoWorkers(page);
  });
});

test("a link deep into a long run loads only what is round it", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=100000&step=300000" }, async (page) => {
    await at(page, 300_000);
    const [kept, total] = (await loaded(page)) as [number, number];
    assert.equal(kept, 65_536);
    assert.ok(total > 400_000);
    assert.equal(await page.getByTestId("strip").getAttribute("aria-valuemin"), "267231");
  });
});

test("a load is cancelled: the place stays where it was", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=1000000" }, async (page) => {
    await recordRun(page);
    await jump(page, 100);
    const box = page.getByTestId("step-box");
    await box.fill("3000000");
    await box.press("Enter");
    await page.getByTestId("cancel-load").click();
    await at(page, 100);
    await expectNoWorkers(page);
    await page.getByTestId("step-forward").click();
    await at(page, 101);
  });
});
