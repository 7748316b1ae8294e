// The Challenge: what is measured in which order, what Stop and failures
// leave, and that the table says what the picture shows.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { expectNoWorkers, textOf, useBrowser, withPage } from "./browser";

useBrowser();

const ours = ["frame-soft", "cframe-soft", "channel-soft"];
const peers = ["generators", "async", "closures", "calls", "index"].map((id) => `taskspeed.${id}`);
const links = ["generators", "generators-plain", "async", "closures"].map((id) => `chain.${id}`);
const all = [...ours, ...peers, "soft", ...links];

const expectState = (page: Page, wanted: string) =>
  page.waitForFunction(
    (w) => document.querySelector<HTMLElement>("[data-testid=race-state]")?.dataset.status === w,
    wanted,
    { timeout: 120_000 },
  );

/** Writes down which lane has its turn, from now on. */
const watchTurns = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>(".lane.now")?.dataset.testid?.slice(5);
      if (now && now !== seen.at(-1)) seen.push(now);
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  });

const turns = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

/** Waits until this browser keeps a race, or none. */
const expectKept = (page: Page, wanted: boolean) =>
  page.waitForFunction(
    (w) =>
      new Promise<boolean>((resolve) => {
        const open = indexedDB.open("switchyard", 1);
        open.onerror = () => resolve(false);
        open.onsuccess = () => {
          const got = open.result.transaction("board").objectStore("board").get("race");
          got.onsuccess = () => {
            open.result.close();
            resolve((got.result !== undefined) === w);
          };
        };
      }),
    wanted,
  );

const samples = (page: Page, id: string) =>
  page.getByTestId(`samples-${id}`).locator("td div").count();

test("one button runs ours, the peers and the floor in turn, and says what came of it", async () => {
  await withPage({}, async (page) => {
    await page.getByTestId("challenge-link").click();
    await page.waitForFunction(() => location.hash === "#challenge");
    await page.goto(`${page.url()}?v=1&rounds=1`);
    await watchTurns(page);
    await page.getByTestId("race-run").click();
    await expectState(page, "done");
    assert.deepEqual(
      await turns(page),
      [...ours, "soft", ...all],
      "ours once before, then a round",
    );
    for (const id of all) assert.equal(await samples(page, id), 1, id);
    const shown = await page
      .getByTestId("lane-cframe-soft")
      .locator("td.number")
      .getAttribute("data-value");
    assert.equal(await page.getByTestId("answer").getAttribute("data-value"), shown);
    const sentences = await page.getByTestId("sentences").locator("li").allTextContents();
    assert.equal(sentences.length, 5 + 5 + 2 + 4, sentences.join("\n"));
    assert.ok(sentences.every((s) => !/failed/.test(s)));
    const ratio = async (id: string) =>
      (await textOf(page.getByTestId(`lane-${id}`).locator("td.against")))
        .replace(/\s+/g, " ")
        .trim();
    assert.match(await ratio("cframe-soft"), /^[\d.]+× 2003's [\d.]+× today's$/);
    assert.match(await ratio("taskspeed.generators"), /^frame is [\d.]+× this$/);
    assert.match(await ratio("chain.generators"), /^ours is [\d.]+× this$/);
    await expectNoWorkers(page);
  });
});

test("in big mode no name lies over another, and the race's button keeps its words beside it", async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ])
    await withPage({ link: "#challenge?v=2&big=on&x", viewport }, async (page) => {
      await page.getByTestId("lane-frame-soft").waitFor();
      const places = await page.locator(".lane > th > span:last-child").evaluateAll((names) =>
        names.map((name) => {
          const box = name.getBoundingClientRect();
          const row = name.closest("tr")?.getBoundingClientRect();
          return { text: name.textContent, top: box.top, bottom: box.bottom, row };
        }),
      );
      assert.equal(places.length, all.length);
      places.forEach(({ text, top, bottom, row }, i) => {
        assert.ok(row && top >= row.top - 1 && bottom <= row.bottom + 1, `${text} leaves its row`);
        const last = places[i - 1];
        assert.ok(!last || top >= last.bottom - 1, `${text} lies over ${last?.text}`);
      });
      const state = await page.getByTestId("race-state").boundingBox();
      assert.ok(state && state.height < 120, `the state is ${state?.height} px high`);
    });
});

test("Stop keeps what was measured, and Space starts anew", async () => {
  await withPage({ link: "#challenge?rounds=50" }, async (page) => {
    await page.getByTestId("race-run").click();
    await page.getByTestId("samples-cframe-soft").locator("td div").first().waitFor();
    await page.getByTestId("race-stop").click();
    await expectState(page, "stopped");
    await expectNoWorkers(page);
    assert.equal(await samples(page, "frame-soft"), 1);
    assert.notEqual(await textOf(page.getByTestId("lane-frame-soft").locator("td.number")), "–");
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("Space");
    await expectState(page, "running");
    assert.equal(await page.getByTestId("samples-frame-soft").count(), 0);
    await page.keyboard.press("Space");
    await expectState(page, "stopped");
  });
});

test("peers that do not arrive are said, and ours go on", async () => {
  const prepare = (page: Page) => page.route(/peers-.*\.js/, (route) => route.abort());
  await withPage({ prepare, link: "#challenge?rounds=1", expect: /ERR_FAILED/ }, async (page) => {
    await page.getByTestId("race-run").click();
    await expectState(page, "done");
    for (const id of [...ours, "soft"]) assert.equal(await samples(page, id), 1, id);
    for (const id of [...peers, ...links])
      assert.match(await textOf(page.getByTestId(`lane-${id}`)), /Failed: peers' worker/);
    assert.match(
      await textOf(page.getByTestId("sentences")),
      /JavaScript generators: failed: peers/,
    );
  });
});

test("a wasm that does not arrive is said, and the peers go on", async () => {
  const prepare = (page: Page) => page.route(/\.wasm/, (route) => route.abort());
  await withPage({ prepare, link: "#challenge?rounds=1", expect: /ERR_FAILED/ }, async (page) => {
    await page.getByTestId("race-run").click();
    await page.getByTestId("samples-taskspeed.generators").locator("td div").waitFor();
    await page.getByTestId("race-stop").click();
    for (const id of ours)
      assert.match(await textOf(page.getByTestId(`lane-${id}`)), /Failed: wasm/);
    assert.equal(await samples(page, "taskspeed.generators"), 1);
  });
});

test("a race waits while the tab is hidden, and marks the sample of that turn", async () => {
  await withPage({ link: "#challenge?rounds=2" }, async (page) => {
    const hide = (hidden: boolean) =>
      page.evaluate((h) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => h });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await page.getByTestId("race-run").click();
    await page.getByTestId("samples-frame-soft").locator("td div").first().waitFor();
    await hide(true);
    await expectState(page, "waiting");
    assert.match(await textOf(page.getByTestId("samples-cframe-soft")), /hidden/);
    await hide(false);
    await page.getByTestId("samples-cframe-soft").locator("td div").nth(1).waitFor();
    await page.getByTestId("race-stop").click();
    assert.match(await textOf(page.getByTestId("challenge")), /marked, not counted/);
  });
});

test("another run stops the race, and what was measured is still there", async () => {
  await withPage({ link: "#challenge" }, async (page) => {
    await page.getByTestId("race-run").click();
    await page.getByTestId("samples-frame-soft").locator("td div").first().waitFor();
    await page.evaluate(() => window.switchyard.open("#chain?n=3&samples=1"));
    assert.equal(
      await textOf(page.getByTestId("run-remark")),
      "A race is on: Run ends it, its samples are kept.",
    );
    await page.getByTestId("run").click();
    await page.getByTestId("headline-total").waitFor();
    await page.goBack();
    await page.getByTestId("challenge").waitFor();
    await expectState(page, "stopped");
    assert.equal(await samples(page, "frame-soft"), 1);
  });
});

test("a race is kept over a reload, goes as JSON and CSV, and is forgotten at a click", async () => {
  await withPage({ link: "#challenge?rounds=50" }, async (page) => {
    await page.getByTestId("race-run").click();
    await page.getByTestId("samples-cframe-soft").locator("td div").first().waitFor();
    await page.getByTestId("race-stop").click();
    await expectState(page, "stopped");
    const rate = await page.getByTestId("lane-frame-soft").locator("td.number").textContent();
    await expectKept(page, true);
    await page.reload();
    await expectState(page, "stopped");
    assert.match(await textOf(page.getByTestId("race-state")), /An earlier visit's, of \d{4}-/);
    assert.equal(
      await page.getByTestId("lane-frame-soft").locator("td.number").textContent(),
      rate,
    );
    const saved = async (id: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByTestId(id).click(),
      ]);
      return readFileSync(await file.path(), "utf8");
    };
    const json = JSON.parse(await saved("race-json"));
    assert.equal(json.schema, "switchyard.race.v1");
    assert.deepEqual(
      json.racers.map((r: { id: string; laps: unknown[] }) => [r.id, r.laps.length]).slice(0, 3),
      [
        ["frame-soft", 1],
        ["cframe-soft", 1],
        ["channel-soft", await samples(page, "channel-soft")],
      ],
    );
    assert.match(await saved("race-csv"), /^heat,racer,.*\r\nswitch,frame softswitches,ours,/);
    await page.getByTestId("race-forget").click();
    await page.getByTestId("race-forget").click();
    await expectState(page, "idle");
    await expectKept(page, false);
  });
});

test("the number of rounds is in the link, and a wrong one is reported", async () => {
  await withPage({ link: "#challenge?rounds=99" }, async (page) => {
    assert.match(await textOf(page.getByTestId("link-errors")), /rounds: "99": a whole number/);
    await page.getByTestId("rounds").selectOption("20");
    await page.waitForFunction(() => location.hash === "#challenge?v=2&rounds=20&x");
  });
});

test("the Numbers tab measures the chosen params against the peers that can do them", async () => {
  await withPage({ link: "#chain?n=1000&tab=numbers" }, async (page) => {
    const section = page.getByTestId("against");
    await section.getByTestId("race-run").click();
    const lane = section.getByTestId("lane-chain.closures");
    await lane.locator("td.number[data-value]").waitFor();
    await section.getByTestId("race-stop").click();
    await section.locator("[data-testid=race-state][data-status=stopped]").waitFor();
    const sentences = await section.getByTestId("against-sentences").locator("li").count();
    assert.equal(sentences, 4, "one for each peer");
    await page.evaluate(() => window.switchyard.open("#chain?n=2000000&tab=numbers"));
    assert.match(await textOf(section), /These figures are of other params: n 1000/);
    for (const id of links)
      assert.match(await textOf(section.getByTestId(`unable-${id}`)), /n: 2000000: 1 to 1000000/);
    await page.evaluate(() => window.switchyard.open("#taskspeed?tasklets=11&tab=numbers"));
    await section.getByTestId("unable-taskspeed.index").waitFor();
    assert.equal(await section.getByTestId("lane-taskspeed.generators").count(), 1);
    await page.evaluate(() => window.switchyard.open("#ccbench?tab=numbers"));
    await page.getByTestId("reference-table").waitFor();
    assert.equal(await section.count(), 0, "ccbench has no peers");
  });
});
