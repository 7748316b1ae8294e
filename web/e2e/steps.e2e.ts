// Steps of a run of any length: links to a step, windows that are made again,
// Back.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, textOf, useBrowser, withPage } from "./browser";
import { at, jump, loaded, recordRun, sentence, state, still } from "./recorded";

useBrowser();

const hash = (page: Page) => page.evaluate(() => location.hash);

async function expectHash(page: Page, wanted: string): Promise<void> {
  await page
    .waitForFunction((w) => location.hash === w, wanted)
    .catch(async () => assert.equal(await hash(page), wanted));
}

test("a link to a step opened elsewhere runs again and says the same sentence", async () => {
  let link = "";
  let said = "";
  await withPage({ ...still, link: "#chain?v=2&n=3&x" }, async (page) => {
    await recordRun(page);
    await jump(page, 16);
    await page.getByTestId("find-tasklet").fill("t2");
    await page.getByTestId("find-tasklet").press("Enter");
    await page.getByTestId("view-space-time").check({ force: true });
    await expectHash(page, "#chain?v=2&n=3&step=16&view=space-time&at=t2&x");
    link = await hash(page);
    said = await sentence(page);
  });
  await withPage({ ...still, link }, async (page) => {
    await at(page, 16);
    assert.equal(await sentence(page), said);
    await page.getByTestId("space-time").waitFor();
    assert.match(await textOf(page.getByTestId("selection")), /^\S*Link 1/);
    assert.equal(await hash(page), link);
  });
});

test("Back undoes a jump, a selection and a view, one by one", async () => {
  await withPage({ ...still, link: "#chain?v=2&n=3&x" }, async (page) => {
    await recordRun(page);
    await expectHash(page, "#chain?v=2&n=3&step=start&x");
    await jump(page, 16);
    await jump(page, 20);
    await page.getByTestId("view-space-time").check({ force: true });
    await expectHash(page, "#chain?v=2&n=3&step=20&view=space-time&x");
    await page.goBack();
    await page.getByTestId("flow-map").waitFor();
    await page.goBack();
    await at(page, 16);
    await page.goBack();
    await at(page, -1);
    await page.goForward();
    await at(page, 16);
    await page.getByTestId("close-recording").click();
    await expectHash(page, "#chain?v=2&n=3&x");
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
    assert.match(await textOf(page.getByTestId("selection")), /Link 1/);
  });
});

test("a step far behind the end: the window of the link is empty, and the last steps are shown", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=24&step=99999999" }, async (page) => {
    await at(page, 198);
    const errors = await textOf(page.getByTestId("link-errors"));
    assert.match(errors, /step: "99999999": start, or a step from 0 to 198, the last of this run/);
  });
});

test("what cannot be gone to stays in the step box, with a word on what would be right", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=24&step=7" }, async (page) => {
    await at(page, 7);
    const box = page.getByTestId("step-box");
    const said = page.getByTestId("step-box-said");
    for (const text of ["-5", "seven", "1e9", "199"]) {
      await box.fill(text);
      await box.press("Enter");
      await said.getByText("start, end, or a step from 0 to 198").waitFor();
      assert.equal(await said.getAttribute("role"), "alert");
      await box.blur();
      assert.equal(await box.inputValue(), text);
      assert.equal(await box.getAttribute("aria-invalid"), "true");
      await at(page, 7);
    }
    await box.press("Escape");
    assert.equal(await box.inputValue(), "7");
    await box.fill("end");
    await box.press("Enter");
    await at(page, 198);
    await box.press("ArrowDown");
    await at(page, 197);
    await box.fill("start");
    await box.press("Enter");
    await at(page, -1);
  });
});

test("a run of 600,000 steps: any step is gone to, and the border of what is loaded is crossed", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=100000" }, async (page) => {
    await recordRun(page);
    const [kept, total] = (await loaded(page)) as [number, number];
    assert.equal(kept, 65_536);
    assert.ok(total > 400_000, `${total} steps`);
    assert.match((await textOf(page.getByTestId("scope"))).replace(/\D/g, ""), /^65536\d{6}$/);
    await jump(page, 60_000);
    const inFirst = await state(page);
    await jump(page, 65_535);
    const border = await sentence(page);
    await page.getByTestId("step-forward").click();
    await at(page, 65_536);
    const over = await sentence(page);
    await page.getByTestId("step-back").click();
    await at(page, 65_535);
    assert.equal(await sentence(page), border);
    // What stood before the window is known in it: nothing is different from another one.
    await jump(page, 60_000);
    assert.equal(await page.getByTestId("strip").getAttribute("aria-valuemin"), "32767");
    assert.equal(await state(page), inFirst);
    await jump(page, total - 1);
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

test("a step near the start of a run of minutes is shown in seconds; its end is run to when asked", async () => {
  const link = "#hackysack?v=1&players=1000&loops=1000000&pause=off&step=5";
  await withPage({ ...still, link }, async (page) => {
    await at(page, 5);
    const told = (await textOf(page.getByTestId("scope"))).replace(/[^\da-z ]/g, "");
    assert.match(told, /^65536 of more than \d+ steps loaded$/);
    await page.getByTestId("open-end").getByText("The run goes on behind step").waitFor();
    const box = page.getByTestId("step-box");
    await box.fill("70000");
    await box.press("Enter");
    await at(page, 70_000);
    await page.getByTestId("open-end").waitFor();
    await page.getByTestId("to-the-end").click();
    await page.getByTestId("cancel-load").click();
    await at(page, 70_000);
  });
});

test("a race is not disturbed by a jump: it waits, says so, and comes when the race is stopped", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=100000" }, async (page) => {
    await recordRun(page);
    await page.locator("#tab-numbers").click();
    await page.getByTestId("against").getByTestId("race-run").click();
    await page.waitForFunction(() => window.switchyard.state().workers === 1);
    await page.locator("#tab-picture").click();
    const box = page.getByTestId("step-box");
    await box.fill("300000");
    await box.press("Enter");
    await page.getByTestId("loading").getByText("The race against JavaScript goes first").waitFor();
    for (let k = 0; k < 20; k++) {
      const { workers } = await page.evaluate(() => window.switchyard.state());
      assert.ok(workers <= 1, `${workers} workers`);
      await page.waitForTimeout(20);
    }
    await at(page, -1);
    await page.getByTestId("stop-measured").click();
    await at(page, 300_000);
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
    // The program's lines, which had to wait, come now.
    await page.getByTestId("program").waitFor();
    await page.waitForFunction(() => window.switchyard.state().workers === 0);
    await expectNoWorkers(page);
    await page.getByTestId("step-forward").click();
    await at(page, 101);
  });
});

test("the program that runs is shown with its line marked, of the selection too", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=3&step=9" }, async (page) => {
    const marked = page.getByTestId("program").locator("[aria-current]");
    const line = (text: string) => marked.getByText(text, { exact: true }).waitFor();
    await at(page, 9);
    await line("rightmost.send(n)");
    await page.keyboard.press("ArrowRight");
    await line("n = right.receive()");
    await jump(page, 16);
    await line("left.send(n + 1)");
    await page.getByTestId("find-tasklet").fill("t2");
    await page.getByTestId("find-tasklet").press("Enter");
    await line("n = right.receive()");
    await expectNoWorkers(page);
  });
});

test("a thread's line under the lock", async () => {
  await withPage({ ...still, link: "#ccbench?v=1&step=3000" }, async (page) => {
    await page
      .getByTestId("program")
      .locator("[aria-current]")
      .getByText("lock.acquire()")
      .waitFor();
  });
});
