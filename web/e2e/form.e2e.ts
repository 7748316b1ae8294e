// What the form does with texts that are no values.
import assert from "node:assert/strict";
import { test } from "node:test";
import { textOf, useBrowser, withPage } from "./browser";

useBrowser();

test("a megabyte pasted into a number is cut, marked and refused, and the page goes on", async () => {
  await withPage({ link: "#chain?v=1" }, async (page) => {
    for (const id of ["param-n", "seed", "samples"]) {
      const field = page.getByTestId(id);
      await field.fill("1".repeat(1_000_000));
      const text = await field.inputValue();
      assert.match(text, /^1{100}…$/, id);
      assert.match(
        await textOf(page.getByTestId(`${id}-error`)),
        /"1+\.\.\.": a whole number from/,
      );
      assert.ok((await page.evaluate(() => location.href.length)) < 2000);
    }
    assert.equal(await page.getByTestId("run").isDisabled(), true);
  });
});

test("the memory that a wrong param needs is unknown", async () => {
  await withPage({ link: "#chain?v=1" }, async (page) => {
    const estimate = page.getByTestId("estimate");
    assert.match(await textOf(estimate), /^Needs about [\d.]+ [kM]B/);
    await page.getByTestId("param-n").fill("many");
    assert.match(await textOf(estimate), /^Needs unknown/);
    await page.getByTestId("param-n").fill("1000");
    assert.match(await textOf(estimate), /^Needs about/);
    await page.getByTestId("seed").fill("-1");
    assert.match(await textOf(estimate), /^Needs about/, "the seed needs no memory");
  });
});
