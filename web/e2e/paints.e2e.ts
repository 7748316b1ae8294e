// How soon a step, a jump and a window of a long run are on screen: figures for
// the reader; what is drawn, and that it is right in that frame, is asserted.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, withPage } from "./browser";
import { at, loaded, recordRun, sentence, still } from "./recorded";

useBrowser();

/** ms from a key to the end of the frame that shows it, on the page's clock. */
const painted = (page: Page, key: string) =>
  page.evaluate(async (k) => {
    const t = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: k, bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return Math.round(performance.now() - t);
  }, key);

const generous = 1_000; // ms; a page that hangs, not one on a busy machine

for (const view of ["map", "space-time"])
  test(`opening, stepping and jumping in the ${view}: figures for the reader; the sentence is right in that frame`, async () => {
    const link = `#hackysack?v=1&players=40&loops=300&view=${view}&step=600`;
    await withPage({ ...still, link }, async (page) => {
      await page.evaluate(() => {
        const long: number[] = [];
        Object.assign(window, { long });
        new PerformanceObserver((list) => {
          for (const e of list.getEntries()) long.push(Math.round(e.duration));
        }).observe({ type: "longtask" });
      });
      await at(page, 600);
      const [loadedSteps, all] = await loaded(page);
      assert.equal(loadedSteps, all);
      const times: Record<string, number[]> = {};
      let now = 600;
      const places: Record<string, (now: number) => number> = {
        ArrowRight: (n) => n + 1,
        ArrowLeft: (n) => n - 1,
        End: () => (all as number) - 1,
        Home: () => -1,
      };
      for (const [key, to] of Object.entries(places)) {
        const list: number[] = [];
        for (let k = 0; k < 5; k++) {
          list.push(await painted(page, key));
          now = to(now);
          const words = (await sentence(page)).split(":")[0]?.replace(/\D/g, "");
          assert.equal(words, now < 0 ? "" : String(now));
        }
        times[key] = list;
        assert.ok(Math.min(...list) < generous, `${key}: ${list} ms`);
      }
      const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
      console.log(
        `${view}: ms from key to paint: ${JSON.stringify(times)}; tasks over 50 ms: [${long}]`,
      );
    });
  });

test("a jump into a run of 100,000 tasklets, and a step: figures for the reader, from the key to the picture", async () => {
  const times: number[] = [];
  const steps: number[] = [];
  await withPage({ ...still, link: "#chain?v=1&n=100000" }, async (page) => {
    await recordRun(page);
    for (const step of [300_000, 20_000, 700_000, 400_000]) {
      const box = page.getByTestId("step-box");
      await box.fill(String(step));
      const took = page.evaluate(async (wanted) => {
        const t = performance.now();
        const here = () =>
          document
            .querySelector("[data-testid=sentence]")
            ?.textContent?.split(":")[0]
            ?.replace(/\D/g, "");
        while (here() !== wanted) await new Promise((done) => requestAnimationFrame(done));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return Math.round(performance.now() - t);
      }, String(step));
      await box.press("Enter");
      times.push(await took);
      await box.blur();
      for (const key of ["ArrowRight", "ArrowLeft"]) steps.push(await painted(page, key));
    }
    await at(page, 400_000);
    assert.ok(await page.getByTestId("tiles").isVisible());
  });
  console.log(`100,000 tasklets: ms of a jump ${times}; of a step with the tiles shown ${steps}`);
  assert.ok(Math.min(...times) < 10 * generous, `${times} ms`);
});
