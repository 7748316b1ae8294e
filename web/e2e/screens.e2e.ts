// No screen complains on the console, violates the policy or scrolls
// sideways, on a phone, a laptop and a projector, light and dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, withPage } from "./browser";
import { workloads } from "./configurations";

useBrowser();

const sizes = { phone: [360, 740], laptop: [1280, 800], projector: [1920, 1080] } as const;

const links = [
  "",
  "#challenge",
  "#board",
  "#r1.cut",
  "#docs",
  "#docs/measured",
  "#nothing",
  ...workloads.flatMap(({ id }) => [
    `#${id}`,
    `#${id}?v=1&tab=numbers`,
    `#${id}?v=1&tab=story`,
    `#docs/${id}`,
  ]),
];

for (const [name, [width, height]] of Object.entries(sizes)) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`every screen on a ${name}, ${colorScheme}`, async () => {
      await withPage({ viewport: { width, height }, colorScheme }, async (page) => {
        for (const link of links) {
          await page.evaluate((l) => window.switchyard.open(l), link);
          await page.waitForFunction(
            () => document.querySelector("#app h1, #app h2, #app [data-testid]") !== null,
          );
          await page.waitForLoadState("networkidle");
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.ok(over <= 0, `${link}: ${over} px too wide`);
        }
      });
    });
  }
}

test("where storage is refused the theme still changes, and nothing is said", async () => {
  const refused = (page: import("playwright-core").Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
  await withPage({ prepare: refused }, async (page) => {
    await page.getByTestId("yard").waitFor();
  });
});
