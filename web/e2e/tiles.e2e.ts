// The large scale: a run of 1,000,000 tasklets while it goes on, as a worker
// tells of it that runs nothing; and the tile map of a recording. Rates are
// printed; what is asserted is what is seen.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { textOf, useBrowser, withPage } from "./browser";
import { jump, recordRun } from "./recorded";
import { forgetLongTasks, longTasks, observeLongTasks, watch, wide } from "./watched";

useBrowser();

const painted = async (page: Page) =>
  Number(await page.getByTestId("tiles").getAttribute("data-painted"));

const SNAPSHOTS = 60;

for (const tasklets of [100_000, 1_000_000]) {
  test(`a run of ${tasklets} tasklets is drawn while it goes on, newest first`, async () => {
    await watch({ tasklets, snapshots: SNAPSHOTS, every: 50 }, async (page) => {
      const first = await painted(page);
      const start = Date.now();
      await page.waitForFunction(
        () => document.querySelector("[data-testid=live]")?.getAttribute("data-over") === "true",
      );
      const frames = (await painted(page)) - first;
      const seconds = (Date.now() - start) / 1000;
      assert.ok(frames > 0, "nothing was drawn while it ran");
      // Never more than there were snapshots: none waits to be drawn.
      assert.ok((await painted(page)) <= SNAPSHOTS + 20, "frames were drawn of no snapshot");
      const during = await longTasks(page);
      await forgetLongTasks(page);
      const { count, ms } = await flatOut(page);
      console.log(
        `${tasklets} tasklets, ${await page.getByTestId("tiles").getAttribute("data-painter")}: ` +
          `${(frames / seconds).toFixed(1)} updates/s of 20, ${((1000 * count) / ms).toFixed(1)} frames/s when asked for all the time; ` +
          `long tasks during the run [${during}], when asked for all the time [${await longTasks(page)}] ms`,
      );
      const done = page.getByTestId("tile-counts").locator("[data-state=done] b");
      assert.equal((await textOf(done)).replace(/\D/g, ""), String(tasklets - 1));
      assert.match(await textOf(page.getByTestId("live-sentence")), /tasklets are done/);
      assert.equal(await page.getByTestId("live").getAttribute("data-tasklets"), String(tasklets));
      const shown = await bytesUsed(page);
      await page.getByTestId("close-live").click();
      await page.getByTestId("live").waitFor({ state: "detached" });
      const viewer = shown - (await bytesUsed(page));
      console.log(`  the viewer takes ${(viewer / 1e6).toFixed(1)} MB, states and ages among them`);
      // Bytes are counted, not timed: the same on every machine but for what V8 keeps.
      assert.ok(viewer < 16e6, `${viewer} bytes`);
    });
  });
}

/** What a watched run showed from its start to its end: times in ms. */
interface Shown {
  readonly first: number;
  readonly updates: number;
  readonly ms: number;
  readonly long: number[];
}

/** A run, and how often it is seen at least: a soft one is over before a tenth of a second has gone by. */
const real = [
  { engine: "soft", updates: 1 },
  { engine: "hard", updates: 3 },
];

test("a real run of 100,000 tasklets is drawn, one on stacks of its own from its first steps to its end", async () => {
  for (const of of real) await drawn(of);
});

function drawn({ engine, updates }: (typeof real)[number]): Promise<void> {
  const prepare = (page: Page) => page.addInitScript(observeLongTasks);
  const link = `#chain?v=1&mode=watch&n=100000&engine=${engine}`;
  return withPage({ ...wide, link, prepare }, async (page) => {
    await page.waitForLoadState("networkidle");
    await forgetLongTasks(page);
    const shown: Shown = await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLElement>("[data-testid=run]")?.click();
      let [first, updates, seen] = [0, 0, "0"];
      for (;;) {
        await new Promise((next) => requestAnimationFrame(next));
        const { painted = "0" } =
          document.querySelector<HTMLElement>("[data-testid=tiles]")?.dataset ?? {};
        if (painted !== "0" && first === 0) first = performance.now() - start;
        if (painted !== seen) updates++;
        seen = painted;
        const { over } = document.querySelector<HTMLElement>("[data-testid=live]")?.dataset ?? {};
        if (over === "true" && first > 0) break;
        if (document.querySelector("[data-testid=failure]")) break;
      }
      const { long } = window as unknown as { long: number[] };
      return { first, updates, ms: performance.now() - start, long };
    });
    console.log(
      `a real run, ${engine}: first picture after ${Math.round(shown.first)} ms, ` +
        `${((1000 * shown.updates) / shown.ms).toFixed(1)} updates a second for ${Math.round(shown.ms)} ms, ` +
        `long tasks [${shown.long}] ms`,
    );
    assert.ok(shown.first > 0, "it was over before it was drawn");
    assert.ok(shown.updates >= updates, `${shown.updates} updates`);
    // What an idle machine keeps to is 50 ms; this one may be busy with other tests.
    assert.ok(Math.max(0, ...shown.long) < 500, `long tasks ${shown.long}`);
    const done = page.getByTestId("tile-counts").locator("[data-state=done] b");
    await page.waitForFunction(
      () => document.querySelector("[data-testid=tile-counts] [data-state=done] b") !== null,
    );
    assert.match(await textOf(done), /\d/);
  });
}

/** A number as it is shown, with thin spaces in it. */
function whole(text: string): number {
  return Number(text.replace(/\u202f/g, ""));
}

/** Waits until something was drawn, and nothing is drawn any more. */
async function atRest(page: Page): Promise<void> {
  await page.locator("[data-testid=tiles][data-painted]").waitFor();
  let before = -1;
  for (let now = await painted(page); now !== before; now = await painted(page)) {
    before = now;
    await page.waitForTimeout(500);
  }
}

/** Bytes of the page's objects and buffers after a collection, and of its canvases, which have two pictures each. */
async function bytesUsed(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.collectGarbage");
  const heap = (await client.send("Runtime.getHeapUsage")) as Record<string, number>;
  const canvases = await page.evaluate(() => {
    let pixels = 0;
    for (const c of document.querySelectorAll("canvas")) pixels += c.width * c.height;
    return pixels;
  });
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = heap;
  return usedSize + embedderHeapUsedSize + backingStorageSize + 8 * canvases;
}

/** Sixty frames, each as soon as the one before is there. */
function flatOut(page: Page): Promise<{ count: number; ms: number }> {
  return page.evaluate(async () => {
    const tiles = document.querySelector<HTMLElement>("[data-testid=tiles]");
    const hand = tiles?.parentElement;
    if (!tiles || !hand) throw new Error("tiles: none: the tile map is to be shown");
    const { left, top } = hand.getBoundingClientRect();
    const before = Number(tiles.dataset.painted);
    const start = performance.now();
    for (let k = 0; k < 60; k++) {
      const at = { clientX: left + 200, clientY: top + 200 };
      const turn = { deltaY: k % 2 ? 1 : -1, bubbles: true, cancelable: true };
      hand.dispatchEvent(new WheelEvent("wheel", { ...at, ...turn }));
      await new Promise((next) => requestAnimationFrame(next));
    }
    return { count: Number(tiles.dataset.painted) - before, ms: performance.now() - start };
  });
}

/** The colours of the tiles as they are on screen, as R, G, B. */
async function pixels(page: Page): Promise<number[]> {
  // Words lie over them.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".tile-tip")) part.hidden = true;
  });
  const shot = await page.getByTestId("tiles").screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (!context) throw new Error("canvas: no 2D context");
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, image.width, image.height).data];
  }, shot.toString("base64"));
}

test("both painters give the same pixels", async () => {
  const pictures: number[][] = [];
  for (const painter of ["canvas2d", "webgl2"]) {
    await watch(
      { tasklets: 20_000, snapshots: 3, every: 50 },
      async (page) => {
        await page.waitForFunction(
          (p) => document.querySelector<HTMLElement>("[data-testid=tiles]")?.dataset.painter === p,
          painter,
        );
        await page.getByTestId("failure").getByRole("button", { name: "Close" }).click();
        await page.mouse.move(5, 5);
        await atRest(page);
        pictures.push(await pixels(page));
      },
      (page) =>
        page.addInitScript(
          (wanted) => {
            // Chromium here draws in software and says so: the page would not take it.
            const get = WebGL2RenderingContext.prototype.getParameter;
            WebGL2RenderingContext.prototype.getParameter = function (name) {
              return name === 0x9246 ? wanted : get.call(this, name);
            };
          },
          painter === "webgl2" ? "a graphics processor" : "llvmpipe",
        ),
    );
  }
  const [plain, fast] = pictures as [number[], number[]];
  assert.equal(plain.length, fast.length);
  let apart = 0;
  for (const [k, v] of plain.entries()) if (Math.abs(v - (fast[k] as number)) > 1) apart++;
  assert.equal(apart, 0, `${apart} of ${plain.length} values differ`);
  assert.ok(new Set(plain).size > 20, "the picture is empty");
});

test("a recording of 5,000 tasklets: tiles follow the step, zoom to letters and on to lanes", async () => {
  const still = { ...wide, reducedMotion: "reduce" } as const;
  await withPage({ ...still, link: "#chain?v=1&n=5000" }, async (page) => {
    await recordRun(page);
    await page.getByTestId("tile-map").waitFor();
    await jump(page, 22_000);
    const counts = page.getByTestId("tile-counts");
    const receiving = async () =>
      Number((await textOf(counts.locator("[data-state=receiving] b"))).replace(/\D/g, ""));
    const before = await receiving();
    await page.getByTestId("step-forward").click();
    await jump(page, 26_000);
    assert.ok((await receiving()) < before, "the wave comes back: fewer wait");
    const map = await page.getByTestId("tile-map").boundingBox();
    assert.ok(map);
    await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
    const tip = page.getByTestId("tile-tip");
    const named = await textOf(tip);
    assert.match(named, /^Link \d+ (waits|runs|is)/);
    for (let k = 0; k < 8; k++) await page.mouse.wheel(0, -120);
    await page.getByTestId("tile-lanes").waitFor();
    // What is under the pointer stays there.
    await page.mouse.move(map.x + map.width / 2 + 1, map.y + map.height / 2);
    assert.equal(await textOf(tip), named);
    await page.mouse.click(map.x + map.width / 2 + 1, map.y + map.height / 2);
    await page.getByTestId("selection").waitFor();
    const size = await page.getByTestId("tiles").getAttribute("data-size");
    await page.getByTestId("tile-lanes").click();
    await page.getByTestId("lanes").waitFor();
    // On to the moment: 50 tasklets round the one that is looked at have a column.
    await page.getByTestId("lanes-space-time").click();
    await page.getByTestId("space-time").waitFor();
    const tasklet = Number(/\d+/.exec(named.replace(/\u202f/g, ""))?.[0]);
    const columns = page.getByTestId("columns-shown");
    assert.match(await textOf(columns), /, 50 of 5002$/);
    const [from = 0, to = 0] = (await textOf(columns)).match(/[\d\u202f]+/g)?.map(whole) ?? [];
    assert.ok(from <= tasklet && tasklet <= to, `${tasklet} from ${from} to ${to}`);
    await page.getByTestId("columns-on").click();
    await page.waitForFunction(
      (before) => document.querySelector("[data-testid=columns-shown]")?.textContent !== before,
      `Tasklets ${from} to ${to}, 50 of 5002`,
    );
    await page.getByTestId("columns-follow").click();
    await page.getByTestId("columns-follow").waitFor({ state: "detached" });
    // Back to the tiles as they stood.
    await page.goBack();
    await page.goBack();
    await page.waitForFunction(
      (s) => document.querySelector<HTMLElement>("[data-testid=tiles]")?.dataset.size === s,
      size,
    );
    for (const view of ["front", "matrix"]) {
      await page.getByTestId(`view-${view}`).click({ force: true });
      await page.getByTestId(view === "front" ? "front-plot" : "matrix").waitFor();
    }
    assert.match(await textOf(page.locator(".matrix-side")), /^\d+ deliveries in/);
    await page.getByTestId("view-front").click({ force: true });
    assert.match(
      await textOf(page.getByTestId("front-scope")),
      /^All \d+.\d+ events, added up: a cell is \d+ steps of \d+ tasklets\.$/,
    );
  });
});

test("keys go from tile to tile, zoom and select", async () => {
  const still = { ...wide, reducedMotion: "reduce" } as const;
  await withPage({ ...still, link: "#chain?v=1&n=5000" }, async (page) => {
    await recordRun(page);
    await page.locator(".picture-hand").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page
      .getByTestId("tile-tip")
      .getByText(/^Link 1 /)
      .waitFor();
    await atRest(page);
    const before = await page.getByTestId("tiles").getAttribute("data-size");
    await page.keyboard.press("+");
    await page.waitForFunction(
      (b) => document.querySelector<HTMLElement>("[data-testid=tiles]")?.dataset.size !== b,
      before,
    );
    await page.keyboard.press("Enter");
    await page.getByTestId("selection").waitFor();
    assert.match(await textOf(page.getByTestId("selection")), /Link 1/);
    await page.keyboard.press("0");
    await page.waitForFunction(
      (b) => document.querySelector<HTMLElement>("[data-testid=tiles]")?.dataset.size === b,
      before,
    );
  });
});

test("a file of the tiles says which of them it shows: all, or the part that is zoomed into", async () => {
  const still = { ...wide, reducedMotion: "reduce", acceptDownloads: true } as const;
  await withPage({ ...still, link: "#chain?v=1&n=5000" }, async (page) => {
    await recordRun(page);
    await jump(page, 22_000);
    const file = async () => {
      await page.getByTestId("exports").click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByTestId("export-svg").click(),
      ]);
      await page.keyboard.press("Escape");
      const svg = await readFile(await download.path(), "utf8");
      return svg.slice(svg.lastIndexOf("<text"));
    };
    const all = await file();
    assert.match(all, />All 5,002 tasklets\. Step 22,000, /);
    for (let k = 0; k < 3; k++) await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByTestId("tile-lanes").waitFor();
    assert.match(
      await file(),
      />Zoomed: [\d,]+ of 5,002 tasklets, between [\d,]+ and [\d,]+\. Step 22,000, /,
    );
  });
});
