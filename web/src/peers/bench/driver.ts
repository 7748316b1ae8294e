// The browser's side of `go run ./build bench`: reads one request a line on
// standard input, does it in a headless Chromium on the served site, and writes
// one answer a line. The Go side decides what is measured when.
import { createInterface } from "node:readline";
import { type Browser, chromium, type Page } from "playwright-core";
import type { PeerResult } from "../messages";
import { chromiumFlags } from "./chromium";
import { type Probe, runPeerInPage, runProbeInPage, runWorkloadInPage } from "./inpage";
import { measureLoad } from "./load";
import type { Answer, Request } from "./protocol";

function need(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name}: not set: the driver is started by \`go run ./build bench\``);
}

const site = need("SWITCHYARD_URL");
const probe: Probe = {
  worker: need("SWITCHYARD_WORKER"),
  glue: need("SWITCHYARD_GLUE"),
  wasm: need("SWITCHYARD_PROBE"),
};
const peers = need("SWITCHYARD_PEERS");

async function openSite(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site);
  await page.waitForFunction(() => "switchyard" in window);
  return page;
}

async function answer(browser: Browser, page: Page, request: Request): Promise<Answer> {
  switch (request.do) {
    case "workload":
      return page.evaluate(runWorkloadInPage, request.options);
    case "probe":
      return page.evaluate(runProbeInPage, { probe, request: request.options });
    case "peer": {
      const result: PeerResult = await page.evaluate(runPeerInPage, {
        url: peers,
        request: request.options,
      });
      return { result };
    }
    case "load":
      return { result: await measureLoad(browser, site, request.options) };
    case "browser":
      return { result: browser.version() };
  }
}

const browser = await chromium.launch({
  executablePath: need("SWITCHYARD_CHROMIUM"),
  args: [...chromiumFlags],
});
try {
  const page = await openSite(browser);
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line) as Request;
    const said = await answer(browser, page, request).catch(
      (error: unknown): Answer => ({
        error: error instanceof Error ? error.message : String(error),
      }),
    );
    process.stdout.write(`${JSON.stringify(said)}\n`);
  }
} finally {
  await browser.close();
}
