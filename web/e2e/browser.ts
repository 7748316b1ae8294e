// One Chromium for the tests of a file, a fresh context for each test, and a
// watch on everything a page complains about.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from "playwright-core";
import { chromiumFlags } from "../src/peers/bench/chromium";
import { chromiumPath, siteUrl } from "./site";

let browser: Browser;

/** Starts the browser before a file's tests and ends it after them. */
export function useBrowser(): void {
  before(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumFlags] });
  });
  after(() => browser.close());
}

/** What the software driver of a machine without a graphics processor says of itself, whatever the page does. */
const driver = /GL Driver Message/;

interface Setting extends BrowserContextOptions {
  /** Makes the page ready before the site is opened: routes, scripts. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Complaints that this test provokes. */
  expect?: RegExp;
  /** What follows the site's address. */
  link?: string;
  /** The site's address, where it is another. */
  site?: string;
}

/** Opens the site for one test. Errors on the console, uncaught ones and policy violations fail it. */
export async function withPage(
  setting: Setting,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { prepare, expect, link = "", site = siteUrl, ...options } = setting;
  const context = await browser.newContext(options);
  const complaints: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`);
      });
    });
    await prepare?.(page);
    await page.goto(site + link);
    await page.waitForFunction(() => "switchyard" in window);
    await use(page);
    // The page may still ask for the worker that waits for its next run.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  } finally {
    await context.close();
  }
  assert.deepEqual(
    complaints.filter((text) => !expect?.test(text) && !driver.test(text)),
    [],
    "the page complained",
  );
}

/**
 * Waits until no worker is left but the one that may wait for a run, by what the
 * page counts and by what the browser knows. Chromium gives a busy thread up to
 * two seconds to end.
 */
export async function expectNoWorkers(page: Page): Promise<void> {
  const { workers, spares } = await page.evaluate(() => window.switchyard.state());
  assert.equal(workers, 0, "workers, as the page counts them");
  assert.ok(spares <= 1, `${spares} workers wait for a run`);
  await expectWorkers(page, 1, "at most");
}

/** Waits until the browser knows of this many workers. */
export async function expectWorkers(
  page: Page,
  count: number,
  how: "at most" | "exactly" = "exactly",
): Promise<void> {
  const right = () => {
    const now = page.workers().length;
    return now === count || (how === "at most" && now < count);
  };
  const patience = Date.now() + 10_000;
  while (!right() && Date.now() < patience) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(right(), `${page.workers().length} workers, ${how} ${count} would be right`);
}

export async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? "";
}

type Status = ReturnType<Window["switchyard"]["state"]>["status"];

/** Waits for the run on the page to come this far; one that has ended otherwise fails at once. */
export async function expectStatus(page: Page, wanted: Status): Promise<void> {
  const reached = await page.waitForFunction(
    (w) => {
      const { status } = window.switchyard.state();
      const over = status !== "loading" && status !== "running";
      return (status === w || over) && status;
    },
    wanted,
    { timeout: 60_000 },
  );
  const status = await reached.jsonValue();
  if (status === wanted) return;
  const panel = page.getByTestId("failure");
  const why = (await panel.count()) > 0 ? await textOf(panel) : "no failure shown";
  assert.fail(`the run is ${status}, not ${wanted}: ${why}`);
}
