// The front plot of a run while it goes on: drawn from its snapshots, as a slope,
// without a long task, and looked at again when the run is over.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";
import { forgetLongTasks, longTasks, watch, wide } from "./watched";

useBrowser();

/** What is said of the cell at a part of the plot, 0 to 1 each way. */
async function pointed(page: Page, x: number, y: number): Promise<string> {
  const box = await page.getByTestId("live-front-plot").boundingBox();
  assert.ok(box);
  // The margins stand in heat/chart.ts.
  const at = { x: box.x + 76 + (box.width - 92) * x, y: box.y + 34 + (box.height - 100) * y };
  await page.mouse.move(at.x, at.y);
  return textOf(page.getByTestId("live-front-plot-tip"));
}

test("the front of 1,000,000 tasklets is drawn while they run, and says what a cell is", async () => {
  await watch({ tasklets: 1_000_000, snapshots: 40, every: 50 }, async (page) => {
    await page.getByTestId("front-glance").click();
    await page.getByTestId("live-front-plot").waitFor();
    await forgetLongTasks(page);
    await page.waitForFunction(
      () => document.querySelector("[data-testid=live]")?.getAttribute("data-over") === "true",
    );
    console.log(`long tasks while the front was drawn: [${await longTasks(page)}] ms`);
    assert.match(
      await textOf(page.getByTestId("front-scope")),
      /^All 4.000.000 events, added up: a cell is 65.536 steps of 16.384 tasklets\.$/,
    );
    // There and back: half of the way through the steps the far end runs, at the end the near one.
    assert.match(await pointed(page, 0.49, 0.99), /: 15.625 events\.$/);
    assert.match(await pointed(page, 0.995, 0.005), /: 15.625 events\.$/);
    assert.match(await pointed(page, 0.995, 0.99), /: no events\.$/);
  });
});

test("a real run's front is the whole run's, and a click goes to a kept moment", async () => {
  await withPage({ ...wide, link: "#chain?v=1&mode=watch&n=100000" }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    await page.getByTestId("live-front").check({ force: true });
    await page.getByTestId("live-front-plot").waitFor();
    assert.match(
      await pointed(page, 0.5, 0.5),
      /^Steps .* to .*, links .* to .*: (no|.*) events?\.$/,
    );
    const box = await page.getByTestId("live-front-plot").boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);
    await page.waitForFunction(() => {
      const slider = document.querySelector<HTMLInputElement>("[data-testid=moment]");
      return slider !== null && slider.value !== slider.max;
    });
  });
});
