// The same links as build/internal/resultlink's tests: both languages must
// read the same from each, or refuse it with the same words.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromBase64, toBase64 } from "./base64";
import type { Claim } from "./claim";
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
    [1, 10, 30, 30],
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
  const read = readClaim("#r2.abc.defghix");
  assert.match(read.ok ? "read" : read.error, /version r2/);
});

test("base64 gives back all bytes and refuses bits that are none", () => {
  for (let n = 0; n < 300; n++) {
    const bytes = Uint8Array.from({ length: n % 7 }, (_, i) => (n * 37 + i * 101) & 255);
    assert.deepEqual(fromBase64(toBase64(bytes)), bytes);
  }
  for (const text of ["A", "AB", "AAB"]) assert.equal(fromBase64(text), null, text);
});

class Draws {
  #x = 2463534242;
  below(n: number): number {
    let x = this.#x;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#x = x;
    return (x >>> 0) % n;
  }
}

const alphabet = [..."ABCxyz019-_.#?&=%r~ "].map((c) => c.charCodeAt(0));

function mutated(d: Draws, link: string): string {
  if (d.below(2) === 0) {
    let data: Uint8Array = fromBase64(link.slice(4, link.indexOf(".", 4))) ?? new Uint8Array();
    for (let n = 1 + d.below(3); n > 0; n--) data = spoilt(d, data, () => d.below(256));
    return seal(data);
  }
  let codes: Uint8Array = Buffer.from(link, "latin1");
  for (let n = 1 + d.below(3); n > 0; n--)
    codes = spoilt(d, codes, () => alphabet[d.below(alphabet.length)] ?? 0);
  return Buffer.from(codes).toString("latin1");
}

function spoilt(d: Draws, s: Uint8Array, draw: () => number): Uint8Array {
  const kind = d.below(5);
  const at = d.below(s.length + 1);
  const front = s.subarray(0, at);
  switch (kind) {
    case 0: // cut
      return front;
    case 1: // one more
      return Buffer.concat([front, Uint8Array.of(draw()), s.subarray(at)]);
    case 2: // some less
      return Buffer.concat([front, s.subarray(Math.min(s.length, at + 1 + d.below(8)))]);
    case 3: // said twice
      return Buffer.concat([front, s.subarray(Math.max(0, at - 1 - d.below(8)))]);
  }
  if (at === s.length) return s;
  return Buffer.concat([front, Uint8Array.of(draw()), s.subarray(at + 1)]);
}

class Fnv {
  hash = 0x811c9dc5;
  add(bytes: Iterable<number>): void {
    for (const byte of bytes) this.hash = Math.imul(this.hash ^ byte, 0x01000193);
  }
  count(n: number): void {
    for (; n >= 128; n = Math.floor(n / 128)) this.add([(n % 128) + 128]);
    this.add([n]);
  }
  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.count(bytes.length);
    this.add(bytes);
  }
  view(size: number, set: (view: DataView) => void): void {
    const bytes = new Uint8Array(size);
    set(new DataView(bytes.buffer));
    this.add(bytes);
  }
}

function outcome(h: Fnv, link: string): void {
  const read = readClaim(link);
  if (read.ok) addClaim(h, read.claim);
  else h.add(new TextEncoder().encode(read.error));
}

function addClaim(h: Fnv, claim: Claim): void {
  const pairs = (all: Claim["params"]) => {
    h.count(all.length);
    for (const text of all.flat()) h.text(text);
  };
  h.text(claim.workload);
  pairs(claim.params);
  h.count(claim.seed);
  pairs(claim.environment);
  for (const f of [claim.clockStep, claim.firstRun]) h.view(4, (v) => v.setFloat32(0, f, true));
  h.add([claim.stable ? 1 : 0, claim.bits]);
  h.count(claim.samples);
  h.count(claim.leftOut);
  for (const m of claim.metrics) {
    h.text(m.name);
    for (const v of m.samples) h.view(8, (view) => view.setFloat64(0, v, true));
  }
}

test("a million spoilt links come to what Go reads from them", () => {
  const d = new Draws();
  for (const [block, want] of lines("digests.txt").entries()) {
    const h = new Fnv();
    for (let i = 0; i < 1000; i++) outcome(h, mutated(d, links[d.below(links.length)] ?? ""));
    assert.equal((h.hash >>> 0).toString(16).padStart(8, "0"), want, `block ${block}`);
  }
});
