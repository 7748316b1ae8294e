// A site's policy that forbids what a run needs is told apart from a bad
// connection, and a browser without streams runs all the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, expectStatus, textOf, useBrowser, withPage } from "./browser";
import { siteUrl } from "./site";

useBrowser();

const link = "#chain?v=1&n=1000&samples=1";

/** Changes the policy of the page's HTML on its way. */
const policy = (from: string, to: string) => (page: Page) =>
  page.route(siteUrl, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(from, to);
    await route.fulfill({ response, body });
  });

const policies: [from: string, to: string, message: RegExp][] = [
  [
    "connect-src 'self'",
    "connect-src 'none'",
    /policy forbids it \(connect-src\).*'self' in connect-src/,
  ],
  [
    "worker-src 'self'",
    "worker-src 'none'",
    /policy forbids it \(worker-src\).*'self' in worker-src/,
  ],
];

for (const [from, to, message] of policies) {
  test(`a policy of ${to} is named`, async () => {
    await withPage({ link, prepare: policy(from, to), expect: /./ }, async (page) => {
      await page.getByTestId("run").click();
      const panel = page.getByTestId("failure");
      await panel.waitFor();
      assert.equal(await panel.getAttribute("data-stage"), "load");
      assert.match(await textOf(panel), message);
      await expectNoWorkers(page);
    });
  });
}

test("without TransformStream a run works", async () => {
  const older = (page: Page) =>
    page.addInitScript(() => Reflect.deleteProperty(globalThis, "TransformStream"));
  await withPage({ link, prepare: older }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
  });
});

test("a worker whose result is nothing ends as a failure", async () => {
  const nothing = (page: Page) =>
    page.route("**/worker-*.js", async (route) =>
      route.fulfill({
        response: await route.fetch(),
        body: 'onmessage = () => { postMessage({type: "ready"}); postMessage({type: "done", result: "null"}); };',
      }),
    );
  await withPage({ link, prepare: nothing }, async (page) => {
    await page.getByTestId("run").click();
    const panel = page.getByTestId("failure");
    await panel.waitFor();
    assert.equal(await panel.getAttribute("data-stage"), "dead");
    assert.match(await textOf(panel), /its result cannot be read/);
    await expectNoWorkers(page);
  });
});
