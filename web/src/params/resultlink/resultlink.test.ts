// The same links as build/internal/resultlink's tests: both languages must
// read the same from each, or refuse it with the same words.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Draws, Fnv } from "../draws";
import { fromBase64, toBase64 } from "./base64";
import type { Claim, More } from "./claim";
import { readClaim } from "./read";
import { seal, writeClaim } from "./write";

const folder = `${process.env.SWITCHYARD_ROOT}/build/internal/resultlink/testdata/`;
const lines = (name: string) =>
  readFileSync(folder + name, "utf8")
    .trim()
    .split("\n");
const links = lines("links.txt");

const claimOf = (link: string): Claim => {
  const read = readClaim(link);
  assert.ok(read.ok, link);
  return read.claim;
};

test("links that were ever given out are read, and written again as they were", () => {
  for (const link of links) {
    const claim = claimOf(link);
    const again = writeClaim(claim);
    assert.ok(again.ok);
    // Less precise ones would be written with more bits than they came with.
    if (claim.bits === 12) assert.equal(again.link, link);
    else assert.equal(claimOf(again.link).metrics.length, claim.metrics.length);
  }
});

test("thirty samples fit into a thousand characters, which end in x", () => {
  for (const link of links) assert.ok(link.length < 1000 && link.endsWith("x"), link);
  assert.deepEqual(
    links.map((link) => claimOf(link).samples),
    [1, 10, 30, 30, 10, 30],
  );
});

test("a link that is cut anywhere says so", () => {
  for (const link of links)
    for (let n = 2; n < link.length; n++) {
      const read = readClaim(link.slice(0, n));
      assert.match(read.ok ? "read" : read.error, /^link: cut: /);
    }
});

test("a link of another version is named, and what is no result at all is not one", () => {
  for (const version of ["r3", "r10", "r999"]) {
    const read = readClaim(`#${version}.abc.defghix`);
    assert.match(read.ok ? "read" : read.error, new RegExp(`${version}: made by a newer version`));
  }
  for (const version of ["r0", "r01", "r002"]) {
    const read = readClaim(`#${version}.abc.defghix`);
    assert.match(read.ok ? "read" : read.error, /not one that this page writes/);
  }
});

test("base64 gives back all bytes and refuses bits that are none", () => {
  for (let n = 0; n < 300; n++) {
    const bytes = Uint8Array.from({ length: n % 7 }, (_, i) => (n * 37 + i * 101) & 255);
    assert.deepEqual(fromBase64(toBase64(bytes)), bytes);
  }
  for (const text of ["A", "AB", "AAB"]) assert.equal(fromBase64(text), null, text);
});

const alphabet = "ABCxyz019-_.#?&=%r~ ";

const payloads = new Map(
  links.map((link) => [link, fromBase64(link.slice(4, link.indexOf(".", 4))) ?? new Uint8Array()]),
);

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, p) => sum + p.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function mutated(d: Draws, link: string): string {
  if (d.below(2) === 0) {
    let data: Uint8Array = payloads.get(link) ?? new Uint8Array();
    const draw = () => Uint8Array.of(d.below(256));
    for (let n = 1 + d.below(3); n > 0; n--) data = d.spoilt<Uint8Array>(data, draw, joined);
    return seal(link.slice(1, 3), data);
  }
  let text = link;
  const draw = () => alphabet.charAt(d.below(alphabet.length));
  for (let n = 1 + d.below(3); n > 0; n--) text = d.spoiltText(text, draw);
  return text;
}

function outcome(h: Fnv, link: string): void {
  const read = readClaim(link);
  if (read.ok) addClaim(h, read.claim);
  else h.text(read.error);
}

function addCount(h: Fnv, n: number): void {
  let left = n;
  for (; left >= 128; left = Math.floor(left / 128)) h.add([(left % 128) + 128]);
  h.add([left]);
}

function addText(h: Fnv, text: string): void {
  const bytes = new TextEncoder().encode(text);
  addCount(h, bytes.length);
  h.add(bytes);
}

const eight = new DataView(new ArrayBuffer(8));
const eightBytes = new Uint8Array(eight.buffer);

function addClaim(h: Fnv, claim: Claim): void {
  const pairs = (all: Claim["params"]) => {
    addCount(h, all.length);
    for (const text of all.flat()) addText(h, text);
  };
  addText(h, claim.workload);
  pairs(claim.params);
  addCount(h, claim.seed);
  pairs(claim.environment);
  for (const f of [claim.clockStep, claim.firstRun]) {
    eight.setFloat32(0, f, true);
    h.add(eightBytes.subarray(0, 4));
  }
  h.add([claim.stable ? 1 : 0, claim.bits]);
  addCount(h, claim.samples);
  addCount(h, claim.leftOut);
  for (const m of claim.metrics) {
    addText(h, m.name);
    for (const v of m.samples) {
      eight.setFloat64(0, v, true);
      h.add(eightBytes);
    }
  }
  if (claim.more) addMore(h, claim.more);
}

function addMore(h: Fnv, { runs, shortest, counts, events, marks }: More): void {
  addCount(h, runs);
  eight.setFloat32(0, shortest, true);
  h.add(eightBytes.subarray(0, 4));
  addText(h, counts);
  addText(h, events);
  for (const k of marks) {
    h.add([k.kernel ? 1 : 0, k.hidden ? 1 : 0]);
    for (const n of [k.sample, k.collections, k.percent]) addCount(h, n);
  }
}

test("a million spoilt links come to what Go reads from them", () => {
  const d = new Draws();
  for (const [block, want] of lines("digests.txt").entries()) {
    const h = new Fnv();
    for (let i = 0; i < 1000; i++) outcome(h, mutated(d, links[d.below(links.length)] ?? ""));
    assert.equal(h.hex, want, `block ${block}`);
  }
});
