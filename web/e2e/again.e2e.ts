// What did not arrive can be had later, without a reload: results are kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Route } from "playwright-core";
import { manifest } from "../src/store/catalog";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";

useBrowser();

const small = "#chain?v=1&n=1000&samples=1";

/** Hands the first request for a file to other, and lets all later ones through. */
const firstOf = (file: string, other: (route: Route) => unknown) => async (page: Page) => {
  let requests = 0;
  await page.route(file, (route) => (++requests === 1 ? other(route) : route.continue()));
};

test("after Stop in a download that hangs, Run fetches anew", async () => {
  const hangs = firstOf("**/*.wasm", () => {});
  await withPage({ link: small, prepare: hangs }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "loading");
    await page.getByTestId("stop").click();
    await expectStatus(page, "stopped");
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
  });
});

test("a script's run goes on where the page's is stopped in the same download", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = firstOf("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await withPage({ link: small, prepare: late }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "loading");
    const verified = page.evaluate(async () => {
      const { workload, params } = window.switchyard.state();
      return (await window.switchyard.run({ workload, params, samples: 1 })).verified;
    });
    await page.getByTestId("stop").click();
    await expectStatus(page, "stopped");
    release();
    assert.equal(await verified, true);
  });
});

const title = manifest.workloads.find((w) => w.id === "chain")?.title;

/** Views with code of their own, the file it is in, and what shows that it came. */
const views: [name: string, file: string, link: string, shows: string][] = [
  ["numbers", "**/numbers-*.js", "#chain?v=1&tab=numbers", ".numbers"],
  ["story", "**/story-*.js", "#chain?v=1&tab=story", "article.prose .standfirst"],
  ["automation", "**/automation-*.js", "#docs/automation", "h1:has-text('Automation')"],
  ["events", "**/events-*.js", "#docs/events", "h1:has-text('events')"],
  ["workload's docs", "**/workloaddoc-*.js", "#docs/chain", `h1:has-text("${title}")`],
];

for (const [name, file, link, shows] of views) {
  test(`code of the ${name} that did not come is had at a button, and on opening anew`, async () => {
    for (const anew of [false, true]) {
      const lost = firstOf(file, (route) => route.abort());
      await withPage({ link, prepare: lost, expect: /Failed to load resource/ }, async (page) => {
        const failed = page.getByTestId("lazy-failed");
        await failed.waitFor();
        assert.match(await textOf(failed), /did not arrive: the .*Try again/);
        if (anew) {
          await page.evaluate(() => window.switchyard.open("#"));
          await page.getByTestId("yard").waitFor();
          await page.evaluate((l) => window.switchyard.open(l), link);
        } else {
          await failed.getByRole("button").click();
        }
        await page.locator(shows).first().waitFor();
        assert.equal(await failed.count(), 0);
      });
    }
  });
}
