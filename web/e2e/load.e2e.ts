// A wasm that does not load costs the visitor the runs and nothing else: the
// page paints, the form works, the panel says what happened and what to do.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import { manifest } from "../src/store/catalog";
import { textOf, useBrowser, withPage } from "./browser";
import { siteUrl, subPathUrl } from "./site";

useBrowser();

const id = manifest.workloads[0]?.id ?? "";
const wasmFile = "**/*.wasm";

const onWasm = (handler: (route: Route) => Promise<void>) => (page: Page) =>
  page.route(wasmFile, handler);

/** Changes the page's own HTML on its way. */
const onPage = (change: (html: string) => string) => (page: Page) =>
  page.route(siteUrl, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ body: body.subarray(0, body.length / 2), contentType: "application/wasm" });
}

const failures: [name: string, prepare: (page: Page) => Promise<unknown>, message: RegExp][] = [
  [
    "is missing",
    onWasm((route) => route.fulfill({ status: 404, body: "none" })),
    /server answers 404.*reload/,
  ],
  ["cannot be fetched", onWasm((route) => route.abort()), /cannot be fetched.*connection/],
  ["is cut short", onWasm(cut), /damaged.*reload|did not arrive whole/],
  [
    "is a page of HTML",
    onWasm((route) => route.fulfill({ body: "<!doctype html>", contentType: "text/html" })),
    /damaged/,
  ],
  [
    "is empty",
    onWasm((route) => route.fulfill({ body: "", contentType: "application/wasm" })),
    /damaged/,
  ],
  [
    "is forbidden by a policy",
    onPage((html) => html.replace("'wasm-unsafe-eval'", "")),
    /policy forbids.*wasm-unsafe-eval/,
  ],
  ["has no WebAssembly to run on", noWebAssembly, /no WebAssembly.*current/],
  [
    "has no glue",
    (page) => page.route("**/wasm_exec*.js", (route) => route.abort()),
    /does not start here.*reload/,
  ],
  [
    "has no worker",
    (page) => page.route("**/worker-*.js", (route) => route.abort()),
    /worker cannot be loaded.*reload/,
  ],
];

function noWebAssembly(page: Page): Promise<unknown> {
  return page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
}

for (const [name, prepare, message] of failures) {
  test(`a wasm that ${name}`, async () => {
    await withPage({ link: `#${id}`, prepare, expect: /./ }, async (page) => {
      await page.getByTestId("run").click();
      const panel = page.getByTestId("failure");
      await panel.waitFor();
      assert.equal(await panel.getAttribute("data-stage"), "load");
      assert.match(await textOf(panel), message);
      await restWorks(page);
    });
  });
}

/** The form, the other screens and another attempt work. */
async function restWorks(page: Page): Promise<void> {
  await page.getByTestId("seed").fill("7");
  await page.waitForFunction(() => location.hash.includes("seed=7"));
  await page.getByRole("link", { name: "Docs" }).click();
  await page.waitForFunction(() => location.hash.startsWith("#docs"));
  await page.goBack();
  await page.getByTestId("run").click();
  await page.getByTestId("failure").waitFor();
  await page.getByRole("link", { name: "Switchyard" }).click();
  await page.getByTestId("yard").waitFor();
}

test("the page paints and its form works while the wasm has not arrived", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = onWasm(async (route) => {
    await held;
    await route.continue();
  });
  await withPage({ link: `#${id}`, prepare: late }, async (page) => {
    await page.getByTestId("samples").fill("0");
    await page.getByTestId("samples").fill("1");
    await page.getByTestId("run").click();
    const state = page.getByTestId("run-state");
    await page.waitForFunction(() => window.switchyard.state().status === "loading");
    assert.equal(await state.getAttribute("data-status"), "loading");
    await page.getByTestId("seed").fill("9");
    await page.waitForFunction(() => location.hash.includes("seed=9"));
    release();
    await page.waitForFunction(() => window.switchyard.state().status === "done");
  });
});

test("a wasm of another build is refused with advice to reload", async () => {
  const { manifestHash } = await import("../src/gen/types");
  const older = (page: Page) =>
    page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll(manifestHash, "0123456789abcdef") });
    });
  await withPage({ link: `#${id}`, prepare: older }, async (page) => {
    await page.getByTestId("run").click();
    const panel = page.getByTestId("failure");
    await panel.waitFor();
    assert.equal(await panel.getAttribute("data-stage"), "manifest");
    assert.match(await textOf(panel), /0123456789abcdef.*different builds.*reload/s);
  });
});

/** Runs the first workload and gives whether its answer was right. */
const runs = (page: Page) =>
  page.evaluate(
    async (workload) => (await window.switchyard.run({ workload, samples: 1 })).verified,
    id,
  );

test("the site runs in any folder of a server", async () => {
  await withPage({ site: subPathUrl }, async (page) => {
    assert.equal(await runs(page), true);
  });
});

test("a host that does not know the type of a wasm does no harm", async () => {
  const untyped = onWasm(async (route) => {
    const response = await route.fetch();
    await route.fulfill({ body: await response.body(), contentType: "application/octet-stream" });
  });
  await withPage({ prepare: untyped }, async (page) => {
    assert.equal(await runs(page), true);
  });
});
