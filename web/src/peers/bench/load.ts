// Times one visit: open a link, press Run as soon as it is there, wait for the
// figure on the screen. All of it is watched from within the page by a small
// script; the driver does nothing to the page before the end, as the code that
// it would put there takes 50 ms of the time that is measured.
import type { Browser, BrowserContext, Page } from "playwright-core";
import type { Load, LoadOptions } from "./protocol";

/** The context of the last visit, whose caches make the next one warm. */
let visited: BrowserContext | null = null;

const atMost = 20_000; // ms

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
    await page.addInitScript(watch, over);
    const ended = page.waitForEvent("console", {
      predicate: (message) => message.text() === over,
      timeout: atMost,
    });
    await page.goto(site + options.link, { waitUntil: "commit" });
    await ended;
    const failure = page.getByTestId("failure");
    if ((await failure.count()) > 0) throw new Error((await failure.textContent()) ?? "failed");
    return await timings(page);
  } finally {
    await page.close();
  }
}

/** What the page writes to its console when the visit is over. */
const over = "switchyard: the visit is over";

interface Times {
  formUsable?: number;
  firstResult?: number;
}

/**
 * Sent into the page before its scripts: presses Run once it can be pressed, and
 * notes when the frame with the first figure, or with a failure, has been painted.
 */
function watch(over: string): void {
  const times = globalThis as Times;
  const look = new MutationObserver(() => {
    const run = document.querySelector<HTMLButtonElement>("[data-testid=run]");
    if (times.formUsable === undefined && run && !run.disabled) {
      times.formUsable = performance.now();
      run.click();
    }
    if (!document.querySelector("[data-testid^=headline-][data-value], [data-testid=failure]"))
      return;
    look.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.firstResult = performance.now();
        console.debug(over);
      };
      port2.postMessage(null);
    });
  });
  look.observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-value", "disabled"],
  });
}

function timings(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const { formUsable, firstResult } = globalThis as Times;
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const documents = performance.getEntriesByType("navigation") as PerformanceResourceTiming[];
    // In a page that was visited before a worker fetches it, and the page does not know when.
    const wasm = resources.find((r) => r.name.endsWith(".wasm"));
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const sum = (n: number, r: PerformanceResourceTiming) => n + r.transferSize;
    return {
      firstPaint: (paint?.startTime ?? Number.NaN) / 1000,
      formUsable: (formUsable ?? Number.NaN) / 1000,
      wasmArrived: (wasm?.responseEnd ?? Number.NaN) / 1000,
      firstResult: (firstResult ?? Number.NaN) / 1000,
      bytes: [...resources, ...documents].reduce(sum, 0),
    };
  });
}
