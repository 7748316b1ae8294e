// The screen of a workload fills the window and no more: its parts scroll, the
// page never does, so that no wheel moves the figures out of sight.
import assert from "node:assert/strict";
import { test } from "node:test";
import { expectStatus, useBrowser, withPage } from "./browser";
import { workloads } from "./configurations";

useBrowser();

const sizes = [
  [1280, 720],
  [1440, 900],
] as const;

for (const [width, height] of sizes) {
  test(`after a run no tab is higher than a window of ${width} by ${height}`, async () => {
    await withPage({ viewport: { width, height } }, async (page) => {
      for (const { id } of workloads) {
        await page.evaluate((l) => window.switchyard.open(l), `#${id}?samples=1`);
        await page.getByTestId("run").click();
        await expectStatus(page, "done");
        for (const tab of ["picture", "numbers", "story"]) {
          await page.getByRole("tab", { name: new RegExp(tab, "i") }).click();
          await page.waitForLoadState("networkidle");
          const over = await page.evaluate(
            () => (document.scrollingElement?.scrollHeight ?? 0) - innerHeight,
          );
          assert.ok(over <= 0, `${id}, ${tab}: ${over} px too high`);
        }
      }
    });
  });
}

test("on a phone every table of the docs shows all of its cells", async () => {
  await withPage({ viewport: { width: 360, height: 740 } }, async (page) => {
    for (const { id } of workloads) {
      await page.evaluate((l) => window.switchyard.open(l), `#docs/${id}`);
      await page.locator(".stack").first().waitFor();
      const cut = await page
        .locator(".stack td")
        .evaluateAll((cells) => cells.filter((c) => c.getBoundingClientRect().right > innerWidth));
      assert.equal(cut.length, 0, id);
    }
  });
});
