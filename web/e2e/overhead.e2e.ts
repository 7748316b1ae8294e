// What watching costs: measured when it is asked for, three modes in turn, shown in
// Numbers and beside the mode; Stop ends it, and params that were not measured show none.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, textOf, useBrowser, withPage } from "./browser";

useBrowser();

const section = (page: Page) => page.getByTestId("overhead");

const expectState = (page: Page, wanted: string) =>
  page
    .locator(`[data-testid=overhead] [data-testid=race-state][data-status=${wanted}]`)
    .waitFor({ timeout: 120_000 });

test("each mode is measured in turn, and its cost stands beside its name", async () => {
  const wide = { viewport: { width: 1280, height: 720 } } as const;
  await withPage({ ...wide, link: "#chain?n=500&tab=numbers" }, async (page) => {
    // Nothing begins by itself.
    await expectState(page, "idle");
    await section(page).getByTestId("race-run").click();
    await expectState(page, "done");
    for (const mode of ["watch", "study"]) {
      const row = await section(page)
        .getByTestId(`overhead-${mode}`)
        .locator("td")
        .allTextContents();
      assert.match(row[0] ?? "", /^[\d.]+.[mµ]?s$/);
      assert.match(row[1] ?? "", /^[\d.]+×$/);
      assert.match(row[2] ?? "", /^[\d.]+ to [\d.]+×$/);
      assert.equal(await textOf(page.getByTestId(`cost-${mode}`)), row[1]);
    }
    console.log((await section(page).locator("tbody tr").allTextContents()).join("; "));
    await page.getByTestId("param-n").fill("700");
    await section(page).getByText("The form has changed since: measured was n 500.").waitFor();
    await page.getByTestId("cost-watch").waitFor({ state: "detached" });
    await expectNoWorkers(page);
  });
});

test("Stop ends it at once; a run that cannot be watched says why", async () => {
  await withPage({ link: "#chain?n=100000&tab=numbers" }, async (page) => {
    await section(page).getByTestId("race-run").click();
    await expectState(page, "running");
    await section(page).getByTestId("race-stop").click();
    await expectState(page, "stopped");
    await expectNoWorkers(page);
  });
  await withPage({ link: "#chain?n=500&engine=goroutine&tab=numbers" }, async (page) => {
    assert.match(
      await textOf(section(page).getByTestId("race-state")),
      /Nothing to watch: it records only with engine/,
    );
    assert.ok(await section(page).getByTestId("race-run").isDisabled());
  });
});
