// The Yard's pictures live: small recordings that ship with the page play, as
// long as they can be seen and motion is wanted.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, withPage } from "./browser";
import { workloads } from "./configurations";

useBrowser();

// Reading pixels, as only the tests do, is what the browser warns of.
const laptop = { viewport: { width: 1280, height: 720 }, expect: /willReadFrequently/ };

/** Waits for every picture to be drawn and gives their steps. */
async function steps(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const { id } of workloads) {
    const picture = page.locator(`[data-testid="miniature-${id}"][data-step]`);
    await picture.waitFor();
    found.push(Number(await picture.getAttribute("data-step")));
  }
  return found;
}

/** A sum over the pixels of each canvas. */
const pixels = (page: Page) =>
  page.locator(".living canvas").evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) => {
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      return data.reduce((sum, value) => (sum * 31 + value) | 0, 0);
    }),
  );

test("five pictures appear in the tracks, say what is to be seen, and move", async () => {
  await withPage(laptop, async (page) => {
    const before = await steps(page);
    const drawn = await pixels(page);
    await page.waitForFunction(
      (old) =>
        [...document.querySelectorAll<HTMLElement>(".living")].every(
          (picture, k) => Number(picture.dataset.step) !== old[k],
        ),
      before,
    );
    const redrawn = await pixels(page);
    assert.ok(redrawn.filter((sum, k) => sum !== drawn[k]).length >= 5, "the pixels stand");
    for (const { id } of workloads) {
      const label = await page.getByTestId(`miniature-${id}`).getAttribute("aria-label");
      assert.match(label ?? "", /^\w.{20,}\.$/, id);
    }
  });
});

test("the page does not move when the pictures come", async () => {
  let come = () => {};
  const gate = new Promise<void>((open) => {
    come = open;
  });
  const prepare = (page: Page) =>
    page.route(/living-[^/]*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
  await withPage({ ...laptop, prepare }, async (page) => {
    // Fonts and figures move it a little; they come first here.
    await page.locator(".trio dl > div:nth-child(2):not(.blank)").nth(4).waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        Object.assign(window, { shifts: list.getEntries().length });
      }).observe({ type: "layout-shift" });
    });
    come();
    await steps(page);
    assert.equal(await page.evaluate(() => Reflect.get(window, "shifts")), 0);
  });
});

test("where reduced motion is asked for each stands at one step", async () => {
  await withPage({ ...laptop, reducedMotion: "reduce" }, async (page) => {
    const before = await steps(page);
    const drawn = await pixels(page);
    await page.waitForTimeout(1000);
    assert.deepEqual(await steps(page), before);
    assert.deepEqual(await pixels(page), drawn);
  });
});

test("one that is scrolled out of sight stops, and goes on when it is back", async () => {
  await withPage({ viewport: { width: 360, height: 640 } }, async (page) => {
    await steps(page);
    const motion = (id: string, how: string) =>
      page.locator(`[data-testid="miniature-${id}"][data-motion="${how}"]`);
    const first = workloads[0]?.id ?? "";
    const last = workloads.at(-1)?.id ?? "";
    await motion(last, "still").waitFor({ state: "attached" });
    await page.getByTestId(`miniature-${last}`).scrollIntoViewIfNeeded();
    await motion(last, "plays").waitFor();
    await motion(first, "still").waitFor({ state: "attached" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.equal(wide, 360);
  });
});

test("without the recordings the still drawings stay, and a track still opens its workload", async () => {
  await withPage(
    {
      ...laptop,
      prepare: (page) => page.route(/living[^/]*\.js$/, (route) => route.abort()),
      expect: /ERR_FAILED|Failed to fetch/,
    },
    async (page) => {
      await page.locator(".miniature .figure").nth(4).waitFor();
      await page.waitForTimeout(1800);
      assert.equal(await page.locator(".living").count(), 0);
      await page.getByTestId("track-chain").click();
      await page.getByTestId("run").waitFor();
    },
  );
});
