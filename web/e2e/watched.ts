// A watched run as a worker tells of it that runs nothing, in a page that counts
// its long tasks.
import type { Page } from "playwright-core";
import { withPage } from "./browser";
import { type Told, workerSource } from "./snapshots";

export const wide = { viewport: { width: 1280, height: 720 } } as const;

/** Runs in the page: window.long has the length of each long task, in ms. */
export function observeLongTasks(): void {
  const long: number[] = [];
  Object.assign(window, { long });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) long.push(Math.round(entry.duration));
  }).observe({ entryTypes: ["longtask"] });
}

/** The page with a worker that tells what a test wants. */
export async function watch(
  told: Told,
  use: (page: Page) => Promise<void>,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const link = `#chain?v=1&mode=watch&n=${told.tasklets}`;
  await withPage(
    {
      ...wide,
      link,
      prepare: async (page) => {
        await page.route("**/worker-*.js", async (route) =>
          route.fulfill({ response: await route.fetch(), body: workerSource(told) }),
        );
        await page.addInitScript(observeLongTasks);
        await prepare?.(page);
      },
    },
    async (page) => {
      await page.waitForLoadState("networkidle");
      await forgetLongTasks(page);
      await page.getByTestId("run").click();
      await page.getByTestId("live").waitFor();
      await use(page);
    },
  );
}

export const longTasks = (page: Page) =>
  page.evaluate(() => (window as unknown as { long: number[] }).long);

export const forgetLongTasks = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as { long: number[] }).long.length = 0;
  });
