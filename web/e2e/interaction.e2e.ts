// What one can do with a recording, one by one: searched, clicked, dragged,
// played at a speed, and the sheet that says all of it. Steps, jumps and links are in
// steps.e2e.ts, brush, wheel and pinch in lanes.e2e.ts, tiles in tiles.e2e.ts.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { textOf, useBrowser, withPage } from "./browser";
import { at, recordRun, sentence, still } from "./recorded";

useBrowser();

const three = "#chain?v=1&n=3&step=9";

async function middle(element: Locator, axis: "x" | "y"): Promise<number> {
  const box = await element.boundingBox();
  assert.ok(box);
  return axis === "x" ? box.x + box.width / 2 : box.y + box.height / 2;
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByTestId("find-tasklet").fill(text);
  await page.getByTestId("find-tasklet").press("Enter");
}

test("a channel and a value are found, the next one at each press, round the end", async () => {
  await withPage({ ...still, link: three }, async (page) => {
    await at(page, 9);
    const said = page.getByTestId("find-wrong");
    await search(page, "c2");
    await said.getByText(/^\d of \d events on channel 2$/).waitFor();
    const [first, many] = ((await textOf(said)).match(/\d+/g) ?? []).map(Number);
    assert.match(await sentence(page), /channel 2/);
    for (let k = 1; k < (many as number); k++) {
      await page.getByTestId("find-tasklet").press("Enter");
      const place = (((first as number) - 1 + k) % (many as number)) + 1;
      await said.getByText(new RegExp(`^${place} of `)).waitFor();
      assert.match(await sentence(page), /channel 2/);
    }
    await search(page, "=1");
    await said.getByText(/events with the value 1$/).waitFor();
    assert.match(await sentence(page), /\b1\b/);
    await search(page, "c99");
    await said.getByText("No event on channel 99 in the 31 steps that are loaded.").waitFor();
    await search(page, "nobody");
    await said.getByText(/^nobody: not found\./).waitFor();
  });
});

test("a click on an arrow of space-time follows its message, one on a bar looks at its tasklet and says why it waits", async () => {
  await withPage({ ...still, link: `${three}&view=space-time` }, async (page) => {
    await at(page, 9);
    const diagram = page.getByTestId("space-time");
    const heads = diagram.locator(".heads text");
    const x = (name: string) => middle(heads.getByText(name, { exact: true }), "x");
    const y = (step: number) =>
      middle(diagram.locator(".gutter text", { hasText: `${step}` }).first(), "y");
    await diagram.locator(".gutter").getByText("16", { exact: true }).waitFor();
    // Link 1 waits on its channel from step 11 on.
    await page.mouse.click(await x("link 1"), await y(14));
    await page.getByTestId("why").waitFor();
    await at(page, 14);
    // Step 16: link 3 hands 1 to link 2.
    await page.mouse.click(((await x("link 3")) + (await x("link 2"))) / 2, await y(16));
    await page.getByTestId("followed").getByText("2 of 4 on its path").waitFor();
    await at(page, 16);
    assert.ok((await diagram.locator("svg.sw path").count()) > 0);
    await page.keyboard.press("n");
    await at(page, 18);
    await page.keyboard.press("p");
    await at(page, 16);
    await page.goBack();
    await at(page, 18);
  });
});

test("the strip is scrubbed: the step follows the pointer, and Back undoes it as one", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=24&step=7" }, async (page) => {
    await at(page, 7);
    const box = await page.getByTestId("strip").boundingBox();
    assert.ok(box);
    const move = (share: number) => page.mouse.move(box.x + box.width * share, box.y + 20);
    await move(0.25);
    await page.mouse.down();
    const steps: number[] = [];
    for (const share of [0.25, 0.5, 0.75, 0.5]) {
      await move(share);
      const wanted = Math.round(-1 + share * 199);
      await at(page, wanted);
      steps.push(wanted);
    }
    await page.mouse.up();
    assert.equal(new Set(steps).size, 3);
    await page.goBack();
    await at(page, 7);
  });
});

test("play at a chosen speed goes on by itself, from delivery to delivery in order", async () => {
  const link = "#chain?v=1&n=24&step=start";
  await withPage({ viewport: still.viewport, link }, async (page) => {
    await page.getByTestId("sentence").waitFor();
    await page.getByTestId("speed").fill("60");
    const rate = Number((await textOf(page.locator(".flow-rate"))).replace(/\D/g, ""));
    assert.ok(rate > 100, `${rate} steps a second`);
    if ((await textOf(page.getByTestId("play"))) !== "Pause")
      await page.getByTestId("play").click();
    await at(page, 198);
  });
});

test("the help sheet says the keys; it opens with ? and closes with Escape, and the recording stays", async () => {
  await withPage({ ...still, link: three }, async (page) => {
    await at(page, 9);
    await page.locator("body").press("?");
    const sheet = page.getByTestId("help-sheet");
    await sheet.getByText("play and pause").waitFor();
    await sheet.getByText("follow that message: in lanes and space-time").waitFor();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await at(page, 9);
    await page.getByTestId("help").click();
    await sheet.getByRole("button", { name: "Close" }).click();
    await sheet.waitFor({ state: "hidden" });
    // In a field it is a character.
    await page.getByTestId("find-tasklet").press("?");
    assert.equal(await sheet.isVisible(), false);
  });
});

test("a tab begins at its top", async () => {
  await withPage({ ...still, link: "#chain?v=1&n=24" }, async (page) => {
    await recordRun(page);
    await page.locator("#tab-numbers").click();
    const panel = page.locator("#tab-panel");
    await page.getByTestId("against").waitFor();
    await panel.evaluate((e) => e.scrollTo(0, 10_000));
    await page.locator("#tab-picture").click();
    await page.getByTestId("strip").waitFor();
    assert.equal(await panel.evaluate((e) => e.scrollTop), 0);
  });
});
