import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { qrOf } from "./qr";
import { seen } from "./qrseen";

const results = readFileSync(
  `${process.env.SWITCHYARD_ROOT}/build/internal/resultlink/testdata/links.txt`,
  "utf8",
)
  .trim()
  .split("\n");

test("a QR code decodes back to the link to a configuration and to a result", () => {
  const links = ["#chain?v=1&n=1000&seed=7", "#challenge", ...results];
  for (const link of links) {
    const address = `https://example.org/switchyard/${link}`;
    assert.equal(seen(address), address);
  }
});

test("texts of every length that a link may have are read", () => {
  for (let length = 40; length < 1200; length += 37) {
    const text = `https://example.org/#r2.${"aB3-_z9".repeat(200).slice(0, length - 25)}x`;
    assert.equal(seen(text), text, `${length} characters`);
  }
});

test("the path draws the dark modules and no other", () => {
  const qr = qrOf("#chain");
  assert.ok(qr);
  const drawn = qr.dark.map((row) => row.map(() => false));
  for (const [, x, y, width] of qr.path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(width); i++) (drawn[Number(y)] as boolean[])[Number(x) + i] = true;
  assert.deepEqual(drawn, qr.dark);
});

test("what is too long for a code gets none", () => {
  assert.equal(qrOf("x".repeat(2954)), null);
  assert.ok(qrOf("x".repeat(2953)));
});
