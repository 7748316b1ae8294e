// Firefox, which here has no WebGL that is worth it: one run, and the tile map
// as the painter without a graphics processor paints it, pixel by pixel.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { firefoxPath, siteUrl } from "./site";
import { pageSource, type Told } from "./snapshots";

let browser: Browser;

before(async () => {
  browser = await launch({ browser: "firefox", executablePath: firefoxPath(), headless: true });
});
after(() => browser.close());

/** Opens the site for one test; what it complains about fails it. */
async function withPage(link: string, source: string, use: (page: Page) => Promise<void>) {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (m) => m.type() === "error" && complaints.push(m.text()));
  try {
    await page.setViewport({ width: 1280, height: 720, deviceScaleFactor: 1 });
    if (source !== "") await page.evaluateOnNewDocument(source);
    await page.goto(siteUrl + link);
    await page.waitForFunction(() => "switchyard" in window);
    await use(page);
  } finally {
    await page.close();
  }
  assert.deepEqual(complaints, [], "the page complained");
}

test("a chain runs, and its answer is verified", async () => {
  await withPage("#chain?v=1&n=1000&samples=1", "", async (page) => {
    await page.click("[data-testid=run]");
    await page.waitForSelector("[data-testid=run-state][data-status=done]", { timeout: 60_000 });
    const verified = await page.evaluate(() => window.switchyard.state().result?.verified);
    assert.equal(verified, true);
  });
});

const told: Told = { tasklets: 5000, snapshots: 6, every: 60, end: 1.5 };

/** By tasklet, what the last snapshot says: state and age, see snapshots.ts. */
function expected({ tasklets: n }: Told): string[] {
  const front = n / 2;
  return Array.from({ length: n }, (_, t) => {
    const behind = t - front;
    const age = behind < 0 ? 255 : Math.min(255, Math.round((behind / Math.round(n / 20)) * 8));
    return `${behind > 0 ? "done" : "receiving"} ${age}`;
  });
}

interface Painted {
  readonly painter: string | undefined;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** R, G, B as one number, pixel by pixel. */
  readonly pixels: number[];
}

const painted = (page: Page): Promise<Painted> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("[data-testid=tiles]");
    const context = canvas?.getContext("2d");
    if (!canvas || !context) throw new Error("tiles: not painted on a 2D context");
    const { width, height, dataset } = canvas;
    const bytes = context.getImageData(0, 0, width, height).data;
    const pixels: number[] = [];
    for (let k = 0; k < bytes.length; k += 4)
      pixels.push(((bytes[k] ?? 0) << 16) | ((bytes[k + 1] ?? 0) << 8) | (bytes[k + 2] ?? 0));
    return { painter: dataset.painter, size: Number(dataset.size), width, height, pixels };
  });

test("without WebGL every tile has the colour of its state and age, and no other", async () => {
  await withPage(`#chain?v=1&mode=watch&n=${told.tasklets}`, pageSource(told), async (page) => {
    await page.click("[data-testid=run]");
    await page.waitForSelector("[data-testid=live][data-over=true]");
    await new Promise((later) => setTimeout(later, 400));
    const p = await painted(page);
    assert.equal(p.painter, "canvas2d");
    assert.equal(p.size, Math.floor(p.size), "tiles of whole pixels");
    const columns = Math.floor(p.width / p.size);
    const rows = Math.ceil(told.tasklets / columns);
    const left = Math.round((p.width - columns * p.size) / 2);
    const top = Math.round((p.height - rows * p.size) / 2);
    const colours = new Map<string, Set<number>>();
    for (const [t, index] of expected(told).entries()) {
      const row = Math.floor(t / columns);
      const along = t % columns;
      const column = row % 2 === 1 ? columns - 1 - along : along; // there and back
      const x = left + column * p.size + (p.size >> 1);
      const y = top + row * p.size + (p.size >> 1);
      const colour = p.pixels[y * p.width + x];
      assert.ok(colour !== undefined);
      colours.set(index, (colours.get(index) ?? new Set()).add(colour));
    }
    for (const [index, set] of colours)
      assert.equal(set.size, 1, `${index}: ${set.size} colours, not one`);
    const receiving = colours.get("receiving 255");
    const old = colours.get("done 80");
    const fresh = colours.get("done 0");
    assert.ok(receiving && old && fresh);
    assert.equal(new Set([...receiving, ...old, ...fresh]).size, 3);
    assert.ok(colours.size > 60, `${colours.size} pairs of state and age`);
  });
});
