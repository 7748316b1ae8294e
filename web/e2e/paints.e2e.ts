// How soon a step, a jump and a window of a long run are on screen: figures for
// the reader; what is drawn, and that it is right in that frame, is asserted.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, withPage } from "./browser";
import { at, recordRun, still } from "./recorded";

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

interface Taken {
  /** ms of the main thread: from the key to the end of its handlers, and of the frame after it. */
  readonly work: number;
  /** ms from the key to the end of that frame. */
  readonly painted: number;
  /** The step that the page said in that frame; empty for the start. */
  readonly said: string;
}

/** Presses keys on an element, one a frame. */
const press = (page: Page, on: string, keys: readonly string[]): Promise<Taken[]> =>
  page.evaluate(
    async ({ on, keys }) => {
      const taken: { work: number; painted: number; said: string }[] = [];
      for (const key of keys) {
        await new Promise((done) => setTimeout(done, 20));
        const begin = performance.now();
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
        document.querySelector(on)?.dispatchEvent(event);
        // The page renders in microtasks.
        for (let k = 0; k < 8; k++) await Promise.resolve();
        const handled = performance.now() - begin;
        const frame = await new Promise<number>((done) =>
          requestAnimationFrame(() => {
            const start = performance.now();
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - start);
            port2.postMessage(0);
          }),
        );
        const words = document.querySelector("[data-testid=sentence]")?.textContent ?? "";
        taken.push({
          work: handled + frame,
          painted: performance.now() - begin,
          said: words.split(":")[0]?.replace(/\D/g, "") ?? "",
        });
      }
      return taken;
    },
    { on, keys },
  );

/** Median and the value that 95 % are below. */
function spread(of: readonly number[]): string {
  const sorted = [...of].sort((x, y) => x - y);
  const at = (share: number) => sorted[Math.min(of.length - 1, Math.floor(share * of.length))];
  return `${at(0.5)?.toFixed(1)} (95 %: ${at(0.95)?.toFixed(1)})`;
}

const small: readonly (readonly [string, string])[] = [
  ["#hackysack?v=1&players=40&loops=300&step=600", "map"],
  ["#chain?v=1&n=20&step=80", "space-time"],
  ["#taskspeed?v=1&step=500", "space-time"],
];

for (const [run, view] of small)
  test(`steps and jumps of ${run} in the ${view}: figures for the reader; the step is in the frame after its key`, async () => {
    await withPage({ ...still, link: `${run}&view=${view}` }, async (page) => {
      let now = Number(/\d+$/.exec(run)?.[0]);
      await at(page, now);
      const strip = page.getByTestId("strip");
      const first = Number(await strip.getAttribute("aria-valuemin"));
      const last = Number(await strip.getAttribute("aria-valuemax"));
      const far = Math.round((last - first) / 20);
      const moves: Record<string, (now: number) => number> = {
        ArrowRight: (n) => n + 1,
        ArrowLeft: (n) => n - 1,
        Home: () => first,
        End: () => last,
        PageUp: (n) => n + far,
        PageDown: (n) => n - far,
      };
      const report: string[] = [];
      const go = async (name: string, on: string, keys: readonly string[]) => {
        const taken = await press(page, on, keys);
        taken.forEach(({ said }, k) => {
          const to = moves[keys[k] as string] as (now: number) => number;
          now = Math.min(last, Math.max(first, to(now)));
          assert.equal(said, now < 0 ? "" : String(now), `${name}, ${k}: ${keys[k]}`);
        });
        const work = spread(taken.map((t) => t.work));
        report.push(`${name} ${work}, to its paint ${spread(taken.map((t) => t.painted))}`);
      };
      await go("step on", "body", Array(40).fill("ArrowRight"));
      await go("step back", "body", Array(40).fill("ArrowLeft"));
      const jumps = ["Home", "PageUp", "PageUp", "End", "PageDown", "PageDown"];
      await go("jump", "[data-testid=strip]", [...jumps, ...jumps, ...jumps]);
      console.log(`${run} ${view}: ms of work: ${report.join("; ")}`);
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
