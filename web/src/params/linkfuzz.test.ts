// The same links as build/internal/configlink's tests: both languages must
// take the same from each, and refuse the rest in the same words.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import real from "../gen/manifest.json";
import type { Manifest, Workload } from "../gen/types";
import { checkValue } from "./check";
import { Draws, Fnv } from "./draws";
import { type Link, readLink, writeLink } from "./link";
import { readClaim } from "./resultlink/read";
import { checkMode, checkSamples, checkSeed } from "./settings";

const folder = `${process.env.SWITCHYARD_ROOT}/build/internal/configlink/testdata/`;
const text = (name: string) => readFileSync(folder + name, "utf8").trim();
const lines = (name: string) => text(name).split("\n");
const { workloads: toys } = JSON.parse(text("workloads.json")) as Manifest;
const { workloads } = real as unknown as Manifest;
const links = lines("links.txt");

const pieces = `# ? & = % x . - _ / : , 0 1 2 3 9 a n r v t é € " <
&x v=2& v=3& %41 %C3 %C3%A9 1e 1e3 k M .. on n= big= sweep= ab= step= with= preset= 9007199254740993`.split(
  /\s+/,
);

function spoilt(d: Draws, link: string): string {
  let text = link;
  const draw = () => pieces[d.below(pieces.length)] ?? "";
  for (let n = 1 + d.below(3); n > 0; n--) text = d.spoiltText(text, draw);
  return text;
}

/** All that was read, in words. */
function outcome(all: readonly Workload[], link: Link): string {
  return `${link.route.screen} ${writeLink(all, link.route, link, link)}\n${link.errors.join("\n")}`;
}

/** What was taken is of the workload that is named, and can run. */
function sound(all: readonly Workload[], text: string, link: Link): void {
  const { screen, workload: id } = link.route;
  if (screen !== "workload") return;
  if (id !== /^#?([^?]*)/.exec(text)?.[1]) assert.fail(`${text}: ${id}`);
  const workload = all.find((w) => w.id === id);
  for (const [key, value] of Object.entries(link.params)) {
    const param = workload?.params.find((p) => p.key === key);
    if (!param || !checkValue(param, value).ok) assert.fail(`${text}: ${key}=${value}`);
  }
  const settings = [checkSeed(link.seed), checkSamples(link.samples), checkMode(link.mode)];
  if (!settings.every((s) => s.ok)) assert.fail(text);
}

test("links of all versions mean what they mean to Go", () => {
  const meanings = links.map((text) => {
    const told = outcome(toys, readLink(toys, text)).trim();
    return `${text}\n  ${told.replaceAll("\n", "\n  ")}`;
  });
  assert.equal(meanings.join("\n"), text("meanings.txt"));
});

test("a million spoilt links come to what Go reads from them", () => {
  const d = new Draws();
  let taken = 0;
  let refused = 0;
  for (const [block, want] of lines("digests.txt").entries()) {
    const h = new Fnv();
    for (let i = 0; i < 10_000; i++) {
      const text = spoilt(d, links[d.below(links.length)] ?? "");
      const link = readLink(toys, text);
      sound(toys, text, link);
      h.text(outcome(toys, link));
      if (link.errors.length > 0) refused++;
      else taken++;
    }
    assert.equal(h.hex, want, `block ${block}`);
  }
  assert.ok(taken > 10_000 && refused > 10_000, `${taken} taken, ${refused} with errors`);
});

test("spoilt links of the page's workloads give a state of the same workload or an error", () => {
  const d = new Draws();
  const all = [
    ...links,
    "#chain?v=2&n=500&engine=hard&x",
    "#hackysack?v=2&players=400&loops=300&seed=7&x",
    "#ccbench?v=2&samples=30&mode=study&tab=numbers&x",
    "#taskspeed?preset=default",
  ];
  for (let i = 0; i < 100_000; i++) {
    const text = spoilt(d, all[d.below(all.length)] ?? "");
    sound(workloads, text, readLink(workloads, text));
  }
});

test("halves of characters do not break the reader", () => {
  for (const half of ["\ud83d", "\ude00", "\ud83d\ud83d"])
    for (const text of [`#chain?n=${half}`, `#chain?${half}=1`, `#${half}`, `#docs/${half}`])
      assert.equal(readLink(workloads, text).errors.length, 1, JSON.stringify(text));
});

test("any link is read in bounded time and memory", () => {
  const room = 3980;
  const digits = "1".repeat(room);
  const ten = 10_000_000;
  const cases = {
    "ten million characters": `#chain?n=${"1".repeat(ten)}`,
    "a long result": `#r1.${"A".repeat(ten)}`,
    "a long version": `#r${"1".repeat(ten)}.`,
    "a long number": `#road?n=${digits}x`,
    "a long fraction": `#road?delay=${digits}e`,
    "a long grouped number": `#road?n=${"1,".repeat(room / 2)}x`,
    "only separators": `#road?${"&".repeat(room)}`,
    "one key again": `#road?${"n=1&".repeat(room / 4)}`,
    "percent signs": `#road?n=${"%41".repeat(room / 3)}`,
    "many values": `#road?sweep=n:${"1,".repeat(room / 2 - 10)}`,
    "much underscore": `#road?n=1${"_1".repeat(room / 2 - 5)}`,
  };
  for (const [name, text] of Object.entries(cases)) {
    readLink(toys, text.slice(0, 100)); // compiled
    globalThis.gc?.();
    const before = process.memoryUsage();
    const start = performance.now();
    const { screen, claim } = readLink(toys, text).route;
    if (screen === "result") assert.equal(readClaim(claim ?? "").ok, false);
    const took = performance.now() - start;
    const after = process.memoryUsage();
    const made = after.heapUsed + after.external - before.heapUsed - before.external;
    console.log(`${name}: ${took.toFixed(1)} ms, ${(made / 1000).toFixed(0)} kB`);
    assert.ok(took < 500, `${name}: ${took} ms: at most 50 on a quiet machine`);
    assert.ok(made < 8_000_000, `${name}: ${made} bytes: at most 8 MB`);
  }
});
