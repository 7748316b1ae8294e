// Two configurations in turn: which runs when, every sample, the verdict, Stop,
// and what cannot be B.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, textOf, useBrowser, withPage } from "./browser";

useBrowser();

const section = (page: Page) => page.getByTestId("ab");

const expectState = (page: Page, wanted: string) =>
  page
    .locator(`[data-testid=ab] [data-testid=race-state][data-status=${wanted}]`)
    .waitFor({ timeout: 120_000 });

const cells = (page: Page) =>
  section(page).getByTestId("ab-samples").locator("tbody tr").allTextContents();

test("soft against hard: every round has both, and the verdict has its interval", async () => {
  await withPage({ link: "#chain?n=500&tab=numbers" }, async (page) => {
    const ab = section(page);
    await ab.getByTestId("ab-how").selectOption("engine:hard");
    await ab.getByTestId("ab-rounds").selectOption("6");
    await ab.getByTestId("race-run").click();
    await expectState(page, "done");
    for (const metric of ["total", "hops", "bytes"]) {
      const pair = ab.getByTestId(`ab-${metric}`);
      for (const side of ["A", "B"])
        assert.equal(await pair.getByTestId(`ab-side-${side}`).locator("line.sample").count(), 6);
    }
    const verdict = await textOf(ab.getByTestId("ab-total").getByTestId("ab-verdict"));
    assert.match(
      verdict,
      /^B is [\d.,]+× slower than A \([\d., to]+×\) U test, p\s\S+.*, 6 rounds$/,
    );
    const download = page.waitForEvent("download");
    await ab.locator("summary").click();
    assert.equal((await cells(page)).length, 6);
    await ab.getByTestId("ab-csv").click();
    const csv = await readFile(await (await download).path(), "utf8");
    assert.equal(csv.match(/^[AB],\d,total,s,[\d.e-]+,/gm)?.length, 12);
    // Of other params since: it says what the figures are of.
    await page.getByTestId("param-n").fill("700");
    await ab.getByText("The form has changed since: A had n 500.").waitFor();
    await expectNoWorkers(page);
  });
});

test("what cannot be B is said, and what hardly differs is called no difference or told with its interval", async () => {
  await withPage({ link: "#chain?n=3000&tab=numbers" }, async (page) => {
    const ab = section(page);
    await ab.getByTestId("ab-how").selectOption("n:");
    const value = ab.getByTestId("ab-value");
    assert.equal(await value.inputValue(), "3000");
    assert.match(await textOf(ab.getByTestId("race-state")), /B: the same params as A/);
    assert.ok(await ab.getByTestId("race-run").isDisabled());
    await value.fill("3000x");
    assert.match(await textOf(ab.getByTestId("race-state")), /n: "3000x": a whole number/);
    await value.fill("3001");
    await ab.getByTestId("ab-rounds").selectOption("6");
    await ab.getByTestId("race-run").click();
    await expectState(page, "done");
    const verdict = await textOf(ab.getByTestId("ab-total").getByTestId("ab-verdict"));
    assert.match(
      verdict,
      /^(No difference found|B is \S+ \w+ than A) \([\d.]+ to [\d.]+×\) U test, p/,
    );
  });
});

test("Stop keeps whole samples, and a run of the page ends the comparison", async () => {
  await withPage({ link: "#hackysack?players=50&ab=players:60/6" }, async (page) => {
    const ab = section(page);
    // The link has set it.
    assert.equal(await ab.getByTestId("ab-value").inputValue(), "60");
    assert.equal(await ab.getByTestId("ab-rounds").inputValue(), "6");
    await ab.getByTestId("ab-rounds").selectOption("10");
    assert.match(page.url(), /#hackysack\?v=2&players=50&tab=numbers&ab=players:60&x$/);
    await ab.getByTestId("race-run").click();
    await ab.locator("[data-testid=ab-side-B] line.sample").first().waitFor({ state: "attached" });
    await ab.getByTestId("race-stop").click();
    await expectState(page, "stopped");
    assert.ok((await ab.locator("line.sample").count()) > 0);
    await ab.getByTestId("race-run").click();
    await expectState(page, "running");
    await page.getByTestId("run").click();
    await expectState(page, "stopped");
    await page.getByTestId("stop").click();
    await expectNoWorkers(page);
  });
});

test("B that does not fit into memory is refused before anything runs", async () => {
  await withPage({ link: "#chain?n=10000000&tab=numbers" }, async (page) => {
    const ab = section(page);
    await ab.getByTestId("ab-how").selectOption("engine:hard");
    await ab.getByText(/B: memory: chain: this run needs about/).waitFor();
    assert.ok(await ab.getByTestId("race-run").isDisabled());
  });
});
