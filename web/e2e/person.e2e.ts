// As a person would: pick a workload in the Yard, choose a preset, press Run,
// read the cards. With the mouse, and wholly with the keyboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { presetValues } from "../src/params/values";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";
import { presetsHere, workloads } from "./configurations";

useBrowser();

for (const workload of workloads) {
  test(`${workload.id}: every preset through the form`, async () => {
    await withPage({}, async (page) => {
      await page.getByTestId(`track-${workload.id}`).click();
      await page.getByTestId("samples").fill("1");
      const more = page.getByTestId("presets-more");
      if ((await more.count()) > 0) await more.click();
      for (const preset of presetsHere(workload)) {
        await page.getByTestId(`preset-${preset.id}`).click();
        await page.getByTestId("run").click();
        await expectStatus(page, "done");
        assert.equal(
          await page.getByTestId("verified").first().getAttribute("data-verified"),
          "true",
          preset.id,
        );
        const shown = await page.evaluate(() => window.switchyard.state().result);
        assert.equal(shown?.verified, true, `${preset.id}: ${JSON.stringify(shown?.checks)}`);
        assert.deepEqual(shown?.params, presetValues(workload, preset));
        assert.ok(Object.keys(shown?.metrics ?? {}).length > 0, preset.id);
        const cards = page.locator('[data-testid^="headline-"]');
        assert.ok((await cards.count()) > 0, preset.id);
        assert.ok(Number(await cards.first().getAttribute("data-value")) > 0, preset.id);
      }
    });
  });
}

test("a bad value is refused beside its field, and nothing runs", async () => {
  await withPage({ link: "#chain" }, async (page) => {
    const field = page.getByTestId("param-n");
    for (const [text, message] of [
      ["0", 'Tasklets (n): "0": a whole number from 1 to '],
      ["many", 'Tasklets (n): "many": a whole number from 1 to '],
      ["1,5", "; digits are grouped in threes"],
    ] as const) {
      await field.fill(text);
      const error = page.getByTestId("param-n-error");
      await error.waitFor();
      assert.ok((await textOf(error)).includes(message), await textOf(error));
      const button = page.getByTestId("run");
      if (await button.isEnabled()) await button.click();
      assert.equal(await page.evaluate(() => window.switchyard.state().status), "idle");
      assert.equal(await page.evaluate(() => window.switchyard.state().workers), 0);
    }
    await field.fill("1_000");
    await page.waitForFunction(() => location.hash.includes("n=1000"));
  });
});

test("a run too large for memory cannot be started, and the figure says why", async () => {
  await withPage({ link: "#chain?v=1&n=10,000,000&engine=hard" }, async (page) => {
    assert.equal(await page.getByTestId("run").isEnabled(), false);
    const reason = page.getByTestId("run-state");
    assert.equal(await page.getByTestId("run").getAttribute("aria-describedby"), "run-state");
    assert.match(await textOf(reason), /needs [\d.]+ GB, [\d.]+ GB is the limit/);
    await page.keyboard.press("Space");
    assert.equal(await page.evaluate(() => window.switchyard.state().status), "idle");
    await page.getByTestId("param-n").fill("100 000");
    await page.waitForFunction(() => location.hash === "#chain?v=2&engine=hard&x");
    assert.equal(await page.getByTestId("run").isEnabled(), true);
  });
});

test("an older run's status says which params it was", async () => {
  await withPage({ link: "#chain?n=1,000&samples=1" }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    const remark = page.getByTestId("run-remark");
    assert.doesNotMatch(await textOf(remark), / with /);
    await page.getByTestId("param-n").fill("500");
    // What speaks against the figures, if the machine gave reason, stands behind it.
    await remark.getByText(/ with n 1000(;|$)/).waitFor();
  });
});

test("the browser's tab says where the page is", async () => {
  await withPage({}, async (page) => {
    for (const [link, title] of [
      ["", "Switchyard"],
      ["#chain", "100\u202f000 tasklets · Switchyard"],
      ["#docs/chain", "100\u202f000 tasklets, docs · Switchyard"],
      ["#docs/events", "Events, docs · Switchyard"],
      ["#docs", "Docs · Switchyard"],
      ["#docs/nothing", "Not found · Switchyard"],
      ["#nothing", "Not found · Switchyard"],
    ] as const) {
      await page.evaluate((l) => window.switchyard.open(l), link);
      await page.waitForFunction((t) => document.title === t, title);
    }
  });
});

test("a link with an unknown workload lists those that exist", async () => {
  await withPage({ link: "#nothing?v=1" }, async (page) => {
    const text = await textOf(page.getByTestId("unknown"));
    for (const { id } of workloads) assert.ok(text.includes(id), id);
    await page.evaluate(() => window.switchyard.open("#chain"));
    await page.getByTestId("run").waitFor();
  });
});

test("a link with one bad field says so and keeps the good ones", async () => {
  await withPage({ link: "#chain?v=1&n=0&engine=hard&seed=5" }, async (page) => {
    assert.match(await textOf(page.getByTestId("link-errors")), /a whole number from 1 to/);
    assert.equal(await page.evaluate(() => location.hash), "#chain?v=2&engine=hard&seed=5&x");
  });
});

test("Back undoes a preset and leaves a workload", async () => {
  await withPage({}, async (page) => {
    const hash = (wanted: string) => page.waitForFunction((h) => location.hash === h, wanted);
    await page.getByTestId("track-chain").click();
    await hash("#chain");
    const preset = workloads
      .find((w) => w.id === "chain")
      ?.presets.find((p) => Object.keys(p.values).length > 0);
    await page.getByTestId(`preset-${preset?.id}`).click();
    await page.waitForFunction(() => location.hash.startsWith("#chain?"));
    await page.goBack();
    await hash("#chain");
    await page.goBack();
    await page.getByTestId("yard").waitFor();
    await page.goForward();
    await page.getByTestId("run").waitFor();
  });
});

/** Presses Tab until the focus is on an element, as one without a mouse must. */
async function tabTo(page: Page, testid: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate(
      (id) => document.activeElement?.closest(`[data-testid="${id}"]`) !== null,
      testid,
    );
    if (there) return;
  }
  throw new Error(`${testid}: the keyboard does not reach it`);
}

test("a whole run, Stop included, by keyboard alone", async () => {
  await withPage({}, async (page) => {
    await tabTo(page, "track-chain");
    await page.keyboard.press("Enter");
    await page.getByTestId("run").waitFor();
    await tabTo(page, "param-n");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("5000");
    await tabTo(page, "samples");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("1000");
    await tabTo(page, "run");
    await page.keyboard.press("Enter");
    await expectStatus(page, "running");
    await tabTo(page, "stop");
    await page.keyboard.press("Enter");
    await expectStatus(page, "stopped");
    await tabTo(page, "samples");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("1");
    await tabTo(page, "run");
    await page.keyboard.press("Enter");
    await expectStatus(page, "done");
    assert.ok((await page.locator('[data-testid^="headline-"]').count()) > 0);
  });
});

test("on a phone, with the params and the numbers as sheets", async () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
  await withPage({ ...phone, link: "#chain?samples=1" }, async (page) => {
    await page.getByRole("button", { name: "Params" }).tap();
    const sheet = page.getByRole("dialog");
    await sheet.getByTestId("param-n").fill("500");
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.getByTestId("run").tap();
    await expectStatus(page, "done");
    await page.getByRole("button", { name: "Numbers" }).tap();
    await sheet.getByTestId("headline-total").first().waitFor();
    assert.match(await page.evaluate(() => location.hash), /n=500/);
  });
});
