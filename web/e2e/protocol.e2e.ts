// The protocol of measuring, item by item, as the page shows it: what every
// sample is, and each mark that speaks against one.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Result } from "../src/gen/types";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";

useBrowser();

const link = "#chain?n=1000&samples=10&tab=numbers";

test("a result has what the protocol asks for, and the page tells it", async () => {
  await withPage({ link }, async (page) => {
    const result = (await page.evaluate(() =>
      window.switchyard.run({ workload: "chain", params: { n: 1000 }, samples: 10 }),
    )) as Result;
    assert.equal(result.verified, true);
    assert.ok(result.clockStep > 0, "the clock's step is calibrated");
    assert.ok(result.warmup.runs >= 3 && result.warmup.first > 0, "the first run is apart");
    assert.ok(result.warmup.stable || result.warmup.elapsed >= 2, "warm-up until stable, or 2 s");
    assert.equal(result.samples.length, 10);
    for (const s of result.samples) {
      assert.ok(s.elapsed >= 0.05 && s.elapsed >= 50 * result.clockStep, `${s.elapsed} s`);
      assert.ok(s.kernel !== undefined && s.collections !== undefined);
    }
    for (const [name, m] of Object.entries(result.metrics)) {
      assert.ok(m.bounded, `${name} has a 95 % interval`);
      assert.ok(m.low <= m.median && m.median <= m.high, name);
      assert.equal(m.samples.length, 10, name);
    }
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    const facts = await textOf(page.locator("dl.facts").first());
    for (const name of ["samples10", "shortest sample", "warm-up", "first run", "clock step"])
      assert.ok(facts.includes(name), `${name} in ${facts}`);
    assert.equal(await page.locator(".strip").first().locator("line.sample").count(), 10);
  });
});

test("samples under a hidden tab are tainted, drawn dashed, and can be measured again", async () => {
  await withPage({ link: "#chain?n=1000&samples=40&tab=numbers" }, async (page) => {
    const show = (state: "hidden" | "visible") =>
      page.evaluate((now) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await page.getByTestId("run").click();
    await page.getByText(/^Sample (?!1 )\d+ of/).waitFor();
    await show("hidden");
    await show("visible");
    await expectStatus(page, "done");
    const marks = page.getByTestId("marks");
    const said = /^Tainted, drawn dashed: (\d+) of 40 samples: the tab was hidden meanwhile/;
    const found = said.exec(await textOf(marks.locator("p").filter({ hasText: "hidden" })));
    assert.ok(found);
    const strip = page.locator(".strip").first();
    // A busy machine may taint others besides.
    assert.ok((await strip.locator("line.sample.tainted").count()) >= Number(found[1]));
    assert.ok(Number(found[1]) < 40, "not all of them");
    // The marked ones alone: replaced and counted, or refused with a reason.
    await marks.getByTestId("measure-marked").click();
    await marks
      .getByText(/^\d+ of 40 samples measured again|^Nothing was replaced: /)
      .first()
      .waitFor({ timeout: 60_000 });
    assert.equal(await strip.locator("line.sample").count(), 40);
    if ((await marks.getByTestId("measure-again").count()) === 0) return;
    await marks.getByTestId("measure-again").click();
    await expectStatus(page, "running");
    await expectStatus(page, "done");
    assert.equal(await marks.getByText("hidden").count(), 0);
    assert.equal(await strip.locator("line.sample").count(), 40);
  });
});

/** A machine that is slower in the second half, off around sample 3, and whose collector runs within 5 and 6. */
const spoil = (page: Page) =>
  page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        this.addEventListener("message", (event) => {
          if (event.data?.type !== "done") return;
          const result = JSON.parse(event.data.result);
          // A busy test machine has marks of its own.
          for (const s of result.samples) {
            s.collections = 0;
            delete s.taints;
          }
          Object.assign(result.samples[3], { kernel: 1.31, taints: ["kernel"] });
          for (const i of [5, 6]) result.samples[i].collections = 2;
          result.warmup.stable = true;
          const m = result.metrics.total;
          m.samples = m.samples.map((_: number, i: number) => 0.001 * (1 + i / 100));
          const data = { ...event.data, result: JSON.stringify(result) };
          Object.defineProperty(event, "data", { value: data });
        });
      }
    };
  });

test("another speed of the machine, collections and drift are told, and drawn", async () => {
  await withPage({ link, prepare: spoil }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    const lines = await page.getByTestId("marks").locator("p").allTextContents();
    assert.match(lines[0] ?? "", /^Tainted, drawn dashed: 1 of 10 samples: a fixed computation/);
    assert.match(
      lines[1] ?? "",
      /^The garbage collector ran within 2 of 10 samples, .* 4 times in all/,
    );
    assert.match(lines[2] ?? "", /^Drift: whole time is [45]\.\d % higher in the second half/);
    const strip = page.locator(".strip").first();
    assert.equal(await strip.locator("line.sample.tainted").count(), 1);
    assert.equal(await strip.locator("circle.collected").count(), 2);
    assert.ok(await page.getByTestId("measure-again").isEnabled());
  });
});

test("fewer samples than the protocol asks for are said to be a look", async () => {
  await withPage({ link: "#chain?n=1000&samples=7&tab=numbers" }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    await page.getByText("Fewer samples than the 10 of a careful measurement: a look.").waitFor();
  });
});
