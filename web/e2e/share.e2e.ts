// Links to results: made after a run, opened as someone else's claim, run here
// at a click, and refused with a sentence where they are not whole.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";

useBrowser();

const golden = readFileSync(
  `${process.env.SWITCHYARD_ROOT}/build/internal/resultlink/testdata/links.txt`,
  "utf8",
)
  .trim()
  .split("\n");
const ten = golden[1] ?? "";

const granted = { permissions: ["clipboard-read", "clipboard-write"] };

async function sharedResult(page: Page): Promise<string> {
  await page.getByTestId("share").click();
  await page.getByTestId("share-result").check();
  await page.getByTestId("copy-link").click();
  await page.getByText(/^Copied, /).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("after a run a link to its result opens elsewhere as the same figures", async () => {
  let link = "";
  let median = "";
  await withPage({ ...granted, link: "#chain?n=100&seed=7&samples=6" }, async (page) => {
    await page.getByTestId("share").click();
    assert.equal(await page.getByTestId("share-result").isDisabled(), true);
    assert.match(await page.getByTestId("share-link").inputValue(), /#chain\?.*n=100/);
    assert.match(await textOf(page.getByTestId("spoken")), /Tasklets 100; seed 7; samples 6$/);
    assert.equal(await page.getByTestId("qr").count(), 1);
    await page.keyboard.press("Escape");
    await page.getByTestId("share-panel").waitFor({ state: "detached" });
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    link = await sharedResult(page);
    assert.match(link, /#r2\..*x$/);
    assert.ok(link.length < 1000, `${link.length} characters`);
    median = await page.evaluate(() =>
      String(window.switchyard.state().result?.metrics.total?.median.toPrecision(2)),
    );
  });
  await withPage({ ...granted, link: link.slice(link.indexOf("#")) }, async (page) => {
    await page.getByTestId("claim-note").getByText("A claim, not proof").waitFor();
    assert.equal(await textOf(page.getByTestId("sent-changed")), "1 not at the default");
    assert.equal(await page.locator(".strip-plot").first().locator(".sample").count(), 6);
    await page.getByText("runs in all samples").waitFor();
    await page.getByTestId("run-same").click();
    await expectStatus(page, "done");
    const state = await page.evaluate(() => window.switchyard.state());
    assert.equal(state.params.n, "100");
    assert.equal(state.result?.seed, 7);
    await page.locator("tr.elsewhere", { hasText: "Sent: " }).first().waitFor();
    await page.goBack();
    await page.getByTestId("comparisons").waitFor();
    await page.getByText("every exact count is the sender's").waitFor();
    assert.ok(Number(median) > 0);
  });
});

test("the words to read out have the step; the panel says where its address works, and goes with its screen", async () => {
  const viewport = { width: 1280, height: 720 };
  await withPage({ viewport, link: "#chain?n=5&mode=study&view=lanes&step=20" }, async (page) => {
    await page.waitForFunction(() => /step=20/.test(location.hash));
    await page.getByTestId("step-box").waitFor();
    await page.getByTestId("share").click();
    assert.match(await textOf(page.getByTestId("spoken")), /; step 20; picture lanes$/);
    const panel = page.getByTestId("share-panel");
    assert.match(await textOf(panel), /works on this machine only/);
    assert.ok(
      await panel.evaluate((d) => d.scrollHeight <= d.clientHeight),
      "all of it is in view",
    );
    await page.evaluate(() => window.switchyard.open("#docs"));
    await panel.waitFor({ state: "detached" });
  });
});

test("a link that was cut, edited or is of a newer page says so, and nothing else is shown", async () => {
  const cases: [link: string, title: RegExp][] = [
    [ten.slice(0, -1), /cut/],
    [ten.slice(0, 40), /cut/],
    [ten.replace("BWNo", "BWNp"), /changed/],
    [ten.replace("#r1", "#r3"), /newer/],
    ["#r1.", /cut/],
  ];
  for (const [link, title] of cases) {
    await withPage({ link }, async (page) => {
      assert.match(await textOf(page.getByTestId("sent-error").locator("h2")), title, link);
      assert.equal(await page.locator(".strip").count(), 0);
      assert.equal(await page.evaluate(() => location.hash), link);
    });
  }
});

test("big mode is larger and leaves again, by button and by key", async () => {
  await withPage({ link: "#chain" }, async (page) => {
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    const before = await size();
    await page.getByTestId("share").click();
    await page.getByTestId("big").click();
    assert.ok(Number.parseFloat(await size()) > Number.parseFloat(before));
    assert.equal(await page.evaluate(() => location.hash), "#chain?v=2&big=on&x");
    await page.getByTestId("leave-big").click();
    assert.equal(await size(), before);
    assert.equal(await page.evaluate(() => location.hash), "#chain");
    await page.locator("main").focus();
    await page.keyboard.press("b");
    assert.ok(Number.parseFloat(await size()) > Number.parseFloat(before));
    await page.keyboard.press("b");
    assert.equal(await size(), before);
  });
});

test("a link opens in big mode: larger before anything else is loaded, the params folded", async () => {
  await withPage({ link: "#chain?v=2&n=24&step=16&at=t4&big=on&x" }, async (page) => {
    const plain = 16;
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    assert.ok(Number.parseFloat(size) > plain, size);
    await page.getByTestId("flow-map").waitFor();
    // The run of the link is over, or its button would say Stop.
    await page.getByTestId("run").waitFor();
    assert.equal(await page.getByTestId("param-n").count(), 0);
    // What is pointed at is what is drawn there.
    const at = async () => new URLSearchParams(await page.evaluate(() => location.hash)).get("at");
    assert.equal(await at(), "t4");
    const map = await page.getByTestId("flow-map").boundingBox();
    assert.ok(map);
    let found = "";
    for (let x = 60; x < map.width - 20 && found === ""; x += 20)
      for (const y of [0.1, 0.15, 0.2, 0.25, 0.3]) {
        await page.mouse.click(map.x + x, map.y + y * map.height);
        const now = (await at()) ?? "";
        if (now !== "t4" && now !== "") {
          found = now;
          break;
        }
      }
    assert.match(found, /^t\d+$/);
    await page.getByTestId("share").click();
    assert.equal(await page.getByTestId("opens-big").isChecked(), true);
    await page.getByTestId("opens-big").uncheck();
    assert.doesNotMatch(await page.getByTestId("share-link").inputValue(), /big=/);
  });
});

test("two tabs that run one link have the same exact counts and the same event hash", async () => {
  const link = "#hackysack?v=2&players=40&loops=200&seed=11&mode=study&x";
  const seen: { counts: unknown; hash: string | undefined; params: unknown }[] = [];
  const one = (page: Page) =>
    page.evaluate(() => {
      const { result, params } = window.switchyard.state();
      return { counts: result?.counts, hash: result?.recording?.hash, params };
    });
  await withPage({ link }, async (page) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) await tab.getByTestId("run").waitFor();
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await tab.getByTestId("run").click();
    }
    for (const tab of [page, other]) {
      await expectStatus(tab, "done");
      seen.push(await one(tab));
    }
    await other.close();
  });
  assert.match(seen[0]?.hash ?? "", /^[0-9a-f]{8,}$/);
  assert.ok(Object.keys(seen[0]?.counts as object).length > 0);
  assert.deepEqual(seen[0], seen[1]);
});

test("a link with a sweep opens Numbers with the sweep set, in sight and not run", async () => {
  const link = "#chain?v=2&tab=numbers&sweep=n:10..1000:3/engine&x";
  await withPage({ link }, async (page) => {
    const run = page.getByTestId("sweep-run");
    await run.waitFor();
    assert.equal(await page.getByTestId("sweep-from").inputValue(), "10");
    assert.equal(await page.getByTestId("sweep-to").inputValue(), "1000");
    assert.equal(await page.getByTestId("sweep-points").inputValue(), "3");
    assert.equal(await page.getByTestId("sweep-series").inputValue(), "engine");
    await page.waitForFunction(() => {
      const box = document.querySelector("[data-testid=sweep]")?.getBoundingClientRect();
      return box !== undefined && box.top < innerHeight && box.bottom > 0;
    });
    assert.equal(await page.getByTestId("sweep-state").count(), 0);
    assert.equal(await page.evaluate(() => location.hash), link);
    await page.getByTestId("sweep-points").fill("4");
    await page.waitForFunction(() => location.hash.includes("sweep=n:10..1000:4/engine"));
    await page.getByTestId("sweep-own").click();
    await page.waitForFunction(() => location.hash === "#chain?v=2&tab=numbers&x");
  });
});
