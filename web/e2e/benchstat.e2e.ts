// benchstat, the program that Go's developers compare benchmarks with, on what
// the page exports and on what the verb native prints: every row has both.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { expectStatus, textOf, useBrowser, withPage } from "./browser";
import { root } from "./site";

useBrowser();

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "switchyard-benchstat-"));
after(() => rmSync(folder, { recursive: true }));

const go = async (...args: string[]) => (await run("go", args, { cwd: root })).stdout;
const benchstat = (...args: string[]) =>
  go("tool", "-modfile=build/tools.mod", "benchstat", ...args);
const keep = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return `${name}=${join(folder, name)}`;
};

/** What the page saves of its newest result. */
async function exported(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByTestId("export-bench").click();
  return keep(name, readFileSync(await (await download).path(), "utf8"));
}

async function measured(page: Page, name: string): Promise<string> {
  await page.getByTestId("run").click();
  await expectStatus(page, "done");
  return exported(page, name);
}

interface Table {
  readonly unit: string;
  readonly rows: readonly string[];
}

/** The tables of benchstat's text: a unit's head, then a row for each benchmark. */
function tablesOf(text: string): Table[] {
  const tables: { unit: string; rows: string[] }[] = [];
  let columns: string[] = [];
  for (const line of text.split("\n")) {
    if (line.includes("│")) {
      columns = line.split("│").map((cell) => cell.trim());
      if (/vs base/.test(line)) tables.push({ unit: columns[1] ?? "", rows: [] });
    } else if (/^Chain/.test(line)) tables.at(-1)?.rows.push(line);
  }
  return tables;
}

const units = ["total-sec", "create-sec", "run-sec", "hops-hops/s", "bytes-B/tasklet"];
/** Median and interval of both, and what the U test says of ten samples each. */
const compared =
  /^Chain\/n=1000\/engine=soft +\S+ ± +\S+ +\S+ ± +\S+ +(?:[+-]\S+%|~) \(p=\d\.\d{3} n=10\)/;

/** Each unit once, with one row that both files are in. */
function expectPairs(text: string): void {
  const tables = tablesOf(text);
  assert.deepEqual(
    tables.map((t) => t.unit),
    units,
    text,
  );
  for (const { unit, rows } of tables) {
    assert.equal(rows.length, 1, `${unit}:\n${text}`);
    assert.match(rows[0] ?? "", compared, unit);
  }
}

test("ten samples of the page stand beside ten of a native run, either first", async () => {
  const native = keep(
    "native",
    await go(
      "run",
      "./build",
      "native",
      "chain",
      "-n",
      "1000",
      "-samples",
      "10",
      "-format",
      "bench",
    ),
  );
  await withPage({ link: "#chain?n=1000&samples=10&tab=numbers" }, async (page) => {
    const here = await measured(page, "page");
    expectPairs(await benchstat("-table", "pkg", native, here));
    expectPairs(await benchstat("-table", "pkg", here, native));
    // Told nothing it makes a table of each configuration, and says which.
    const apart = await benchstat(native, here);
    assert.match(apart, /^goarch: wasm$/m);
    assert.match(apart, /^goarch: (?!wasm)\w+$/m);
  });
});

test("two runs in one browser, and two native ones, need no argument", async () => {
  const args = ["native", "chain", "-n", "1000", "-samples", "10", "-format", "bench"];
  const before = keep("before", await go("run", "./build", ...args));
  const now = keep("now", await go("run", "./build", ...args, "-seed", "1"));
  expectPairs(await benchstat(before, now));
  await withPage({ link: "#chain?n=1000&samples=10&tab=numbers" }, async (page) => {
    const first = await measured(page, "first");
    expectPairs(await benchstat(first, await measured(page, "second")));
  });
});

test("native output dropped on the page is one more series", async () => {
  const args = ["native", "chain", "-n", "1000", "-samples", "10"];
  const short = ["native", "chain", "-n", "10", "-samples", "3", "-format", "bench"];
  const text =
    (await go("run", "./build", ...args, "-format", "bench")) +
    (await go("run", "./build", ...short));
  const json = await go("run", "./build", ...args, "-format", "json");
  await withPage({ link: "#chain?n=1000&samples=10&tab=numbers" }, async (page) => {
    await page.getByTestId("exchange").waitFor();
    await page.evaluate(
      (files) => {
        const data = new DataTransfer();
        for (const [name, content] of files) data.items.add(new File([content], name));
        document
          .querySelector("[data-testid=exchange]")
          ?.dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
          );
      },
      [
        ["native.txt", text],
        ["native.json", json],
      ] as const,
    );
    const said = page.getByTestId("import-said").locator("li");
    await said.nth(1).waitFor();
    assert.deepEqual(await said.allTextContents(), [
      "native.txt: 2 results of chain.",
      "native.json: 1 result of chain.",
    ]);
    for (const name of ["native.txt", "native.json"]) {
      const row = page.locator("tr.elsewhere", { hasText: name }).first();
      await row.waitFor();
      assert.match(await textOf(row), /go1\./, "its runtime");
    }
    // Both sizes of the text are one line over the sizes.
    const points = page.locator(".sweep details tbody tr", { hasText: "native.txt" });
    await points.nth(1).waitFor({ state: "attached" });
    const sizes = await points.locator("td:nth-child(2)").allTextContents();
    assert.deepEqual(sizes.slice(0, 2), ["10", "1000"]);
  });
});
