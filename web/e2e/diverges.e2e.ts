// A run that goes another way when it is done again is not shown as the same
// one, and the step at which they part is named.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { textOf, useBrowser, withPage } from "./browser";
import { breakable, seedOf } from "./faults";
import { at, recordRun, sentence, still } from "./recorded";

useBrowser();

const seed = seedOf("astray");
const link = `#hackysack?v=1&players=40&loops=20000&seed=${seed}`;

/** The text of the run's first steps, from a window of so many. */
const stepsOf = (page: Page, to: number) =>
  page.evaluate(
    async ([seed, to]) => {
      const params = { players: "40", loops: "20000" };
      const asked = { workload: "hackysack", params, seed, from: 0, to };
      const { text } = await window.switchyard.record(asked);
      return text.split("\n").filter((line) => /^\d+ /.test(line));
    },
    [seed, to] as const,
  );

test("a second run that goes another way is refused, with the step at which it parts", async () => {
  await withPage({ ...still, link, prepare: breakable }, async (page) => {
    const one = await stepsOf(page, 65_536);
    const other = await stepsOf(page, 4096);
    const parts = other.findIndex((line, k) => line !== one[k]);
    assert.ok(parts > 0, "the runs begin alike and part");
    await recordRun(page);
    const before = await sentence(page);
    await page.getByTestId("step-box").fill("100000");
    await page.getByTestId("step-box").press("Enter");
    const failed = page.getByTestId("load-failed");
    await failed.waitFor();
    const step = other[parts]?.split(" ")[0];
    assert.match(
      await textOf(failed),
      new RegExp(`went another way than the first time, at step ${step}\\. Record it again`),
    );
    await at(page, -1);
    assert.equal(await sentence(page), before);
  });
});
