// The comparison board: many links at once, what is wrong told by its line,
// kept over a reload, out as a file, cleared; and files beside one's own run.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv2020 } from "ajv/dist/2020";
import { readClaim } from "../src/params/resultlink/read";
import { writeClaim } from "../src/params/resultlink/write";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";
import { siteUrl } from "./site";

useBrowser();

const root = process.env.SWITCHYARD_ROOT;
const golden = readFileSync(`${root}/build/internal/resultlink/testdata/links.txt`, "utf8");
const files = `${root}/build/internal/native/program/testdata/`;

/** A class of so many, each a little slower than the one before. */
function links(count: number): string[] {
  const read = readClaim(golden.split("\n")[2] ?? "");
  assert.ok(read.ok);
  return Array.from({ length: count }, (_, i) => {
    const metrics = read.claim.metrics.map((m) => ({
      ...m,
      samples: m.samples.map((v) => v * (1 + i / 100)),
    }));
    const environment = read.claim.environment.map(([key, value]): [string, string] =>
      key === "runtime" ? [key, `Browser ${i % 3}`] : [key, value],
    );
    const written = writeClaim({ ...read.claim, metrics, environment });
    assert.ok(written.ok);
    return `https://example.org/${written.link}`;
  });
}

test("two hundred links stand in groups, without a task over 50 ms", async () => {
  await withPage({ link: "#board" }, async (page) => {
    await page.getByTestId("board-empty").waitFor();
    await page.evaluate(() => {
      const long: number[] = [];
      Object.assign(window, { long });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) long.push(entry.duration);
      }).observe({ entryTypes: ["longtask"] });
    });
    await page.getByTestId("board-text").fill(links(200).join("\n"));
    await page.waitForTimeout(200);
    await page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
    await page.getByTestId("board-add").click();
    await page.getByText("200 added.").waitFor();
    await page.waitForFunction(
      () => document.querySelectorAll("[data-testid=board-row]").length === 200,
    );
    assert.equal(await page.locator(".board-rows tr.group").count(), 3);
    await page.waitForTimeout(200);
    const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
    assert.deepEqual(long, [], "long tasks, ms");
  });
});

test("what is wrong is told by its line, twice is once, and the board lasts until cleared", async () => {
  await withPage({ link: "#board" }, async (page) => {
    const [one = "", two = ""] = links(2);
    await page
      .getByTestId("board-text")
      .fill(`${one}\nno link at all\n${one}\n${two.slice(0, -3)}\nBob: ${two} !`);
    await page.getByTestId("board-add").click();
    assert.equal(
      await textOf(page.getByTestId("board-note").filter({ hasText: "added" })),
      "2 added; 1 left out: already on the board; 2 could not be read.",
    );
    const bad = await page.getByTestId("board-bad").locator("li").allTextContents();
    assert.match(bad[0] ?? "", /^pasted text, line 2: no link to a result/);
    assert.match(bad[1] ?? "", /^pasted text, line 4: link: cut/);
    await page
      .getByTestId("board-files")
      .setInputFiles([`${files}chain.json`, `${files}chain.txt`]);
    await page.getByText(/^2 added/).waitFor();
    await page.waitForTimeout(300);
    await page.reload();
    await page.getByTestId("board-row").nth(3).waitFor();
    const download = page.waitForEvent("download");
    await page.getByTestId("board-csv").click();
    const csv = readFileSync(await (await download).path(), "utf8");
    assert.match(csv, /^label,workload,params/);
    await page.getByTestId("board-clear").click();
    await page.getByTestId("board-clear").click();
    await page.getByTestId("board-empty").waitFor();
    await page.waitForTimeout(300);
    await page.reload();
    await page.getByTestId("board-empty").waitFor();
  });
});

test("many files at once: what is wrong with one is told beside its name, the rest is kept", async () => {
  const prepare = (page: import("playwright-core").Page) =>
    page.addInitScript(() => {
      const { text } = File.prototype;
      File.prototype.text = function (this: File) {
        if (this.name === "gone.txt") return Promise.reject(new DOMException("", "NotFoundError"));
        return text.call(this);
      };
    });
  const good = readFileSync(`${files}chain.json`, "utf8");
  await withPage({ link: "#board", prepare }, async (page) => {
    await page.getByTestId("board-empty").waitFor();
    await page.evaluate(
      ([json, link]) => {
        const data = new DataTransfer();
        const add = (name: string, ...parts: BlobPart[]) => data.items.add(new File(parts, name));
        add("one.json", json);
        add("notes.txt", "Dear all,\nhere is what I measured.\nAnn");
        add("picture.png", new Uint8Array([137, 80, 78, 71, 0, 0, 13]));
        add("empty.txt");
        add("half.json", json.slice(0, 500));
        add("huge.txt", new Uint8Array(9 * 2 ** 20));
        add("gone.txt", "x");
        add("links.txt", `${link}\nno link\n`);
        document
          .querySelector(".board-add")
          ?.dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
          );
      },
      [good, links(1)[0] ?? ""] as const,
    );
    await page.getByText("2 added; 7 could not be read.").waitFor();
    assert.equal(await page.getByTestId("board-row").count(), 2);
    const bad = await page.getByTestId("board-bad").locator("li").allTextContents();
    const right = "JSON, benchmark text or links, as the page exports them, would be right";
    assert.deepEqual(bad, [
      `notes.txt: no result in it: ${right}`,
      `picture.png: no text: ${right}`,
      `empty.txt: it is empty: ${right}`,
      "half.json, line 1: JSON: it does not parse",
      "huge.txt: 9.0 MiB: at most 8 would be right",
      "gone.txt: it cannot be read: a file, not a folder, that is still there would be right",
      "links.txt, line 2: no link to a result: one begins with #r2. or #r1. and ends in x",
    ]);
  });
});

test("where there is no room for it the board says so and works", async () => {
  const prepare = (page: import("playwright-core").Page) =>
    page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
  await withPage({ link: "#board", prepare }, async (page) => {
    await page.getByTestId("board-text").fill(links(1)[0] ?? "");
    await page.getByTestId("board-add").click();
    await page.getByTestId("board-row").waitFor();
    assert.match(
      await textOf(page.getByTestId("board-unkept")),
      /refuses storage here .*or no room/,
    );
  });
});

test("where storage is refused the board says so and works", async () => {
  const prepare = (page: import("playwright-core").Page) =>
    page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("refused", "SecurityError");
      };
    });
  await withPage({ link: "#board", prepare }, async (page) => {
    assert.match(await textOf(page.getByTestId("board-unkept")), /lasts until the page is closed/);
    await page.getByTestId("board-text").fill(links(1)[0] ?? "");
    await page.getByTestId("board-add").click();
    await page.getByTestId("board-row").waitFor();
  });
});

test("a run goes out as JSON and as text, fits the schema, and comes back the same", async () => {
  await withPage({ link: "#chain?n=100&samples=6&tab=numbers" }, async (page) => {
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    const saved = async (button: string) => {
      const download = page.waitForEvent("download");
      await page.getByTestId(button).click();
      return (await download).path();
    };
    const [json, text] = [await saved("export-json"), await saved("export-bench")];
    const result = JSON.parse(readFileSync(json, "utf8"));
    const schema = await (await fetch(`${siteUrl}result.schema.json`)).json();
    const fits = new Ajv2020({ allErrors: true }).compile(schema);
    const expectFits = (value: unknown) => assert.ok(fits(value), JSON.stringify(fits.errors));
    expectFits(result);
    await page.goto(`${siteUrl}#board`);
    await page.getByTestId("board-files").setInputFiles([json]);
    await page.getByText("1 added.").waitFor();
    const board = async () => JSON.parse(readFileSync(await saved("board-json"), "utf8"));
    assert.deepEqual(await board(), [result]);
    await page.getByTestId("board-files").setInputFiles([text]);
    await page.getByTestId("board-row").nth(1).waitFor();
    const [, read] = await board();
    expectFits(read);
    assert.deepEqual([read.params, read.environment], [result.params, result.environment]);
    for (const [name, m] of Object.entries<{ median: number }>(result.metrics))
      assert.ok(Math.abs(read.metrics[name].median - m.median) <= 1e-8 * m.median, name);
  });
});

test("a file beside one's own run is one more series, and one's own goes out as text", async () => {
  await withPage({ link: "#chain?n=100&seed=7&samples=6&tab=numbers" }, async (page) => {
    await page.getByTestId("import-files").setInputFiles([`${files}chain.json`]);
    await page.getByText("chain.json: 1 result of chain.").waitFor();
    await page.locator("tr.elsewhere", { hasText: "chain.json" }).first().waitFor();
    await page.getByTestId("run").click();
    await expectStatus(page, "done");
    await page.getByTestId("comparisons").waitFor();
    const download = page.waitForEvent("download");
    await page.getByTestId("export-bench").click();
    const text = readFileSync(await (await download).path(), "utf8");
    assert.equal(text.match(/^BenchmarkChain\/n=100\/engine=soft\t/gm)?.length, 6);
    for (const key of ["goos", "goarch", "browser", "engine", "timer-step", "wasm-build"])
      assert.match(text, new RegExp(`^${key}: \\S`, "m"));
  });
});
