// Times one visit: open a link, press Run as soon as it is there, wait for the
// result on the screen.
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Load, LoadOptions } from "./protocol";

/** The context of the last visit, whose caches make the next one warm. */
let visited: BrowserContext | null = null;

export async function measureLoad(
  browser: Browser,
  site: string,
  options: LoadOptions,
): Promise<Load> {
  if (options.cold || !visited) {
    await visited?.close();
    visited = await browser.newContext();
  }
  const page = await visited.newPage();
  try {
    await page.addInitScript(watchForm);
    await page.goto(site + options.link, { waitUntil: "commit" });
    const ended = await page.waitForFunction(
      () => {
        const status = window.switchyard?.state().status;
        return status === "done" || status === "failed" ? status : null;
      },
      null,
      { polling: 5, timeout: 20_000 },
    );
    if ((await ended.jsonValue()) === "failed") {
      throw new Error((await page.getByTestId("failure").textContent()) ?? "failed");
    }
    return await timings(page);
  } finally {
    await page.close();
  }
}

/** Sent into the page before its scripts: presses Run once it can be pressed. */
function watchForm(): void {
  const times = globalThis as unknown as { formUsable?: number };
  const look = new MutationObserver(() => {
    const run = document.querySelector<HTMLButtonElement>("[data-testid=run]");
    if (!run || run.disabled) return;
    look.disconnect();
    times.formUsable = performance.now();
    run.click();
  });
  look.observe(document, { childList: true, subtree: true });
}

function timings(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const now = performance.now();
    const { formUsable } = globalThis as unknown as { formUsable?: number };
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const documents = performance.getEntriesByType("navigation") as PerformanceResourceTiming[];
    const wasm = resources.find((r) => r.name.endsWith(".wasm"));
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const sum = (n: number, r: PerformanceResourceTiming) => n + r.transferSize;
    return {
      firstPaint: (paint?.startTime ?? Number.NaN) / 1000,
      formUsable: (formUsable ?? Number.NaN) / 1000,
      wasmArrived: (wasm?.responseEnd ?? Number.NaN) / 1000,
      firstResult: now / 1000,
      bytes: [...resources, ...documents].reduce(sum, 0),
    };
  });
}
