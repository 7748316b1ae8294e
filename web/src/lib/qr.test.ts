import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import jsQR from "jsqr";
import { qrOf } from "./qr";

const results = readFileSync(
  `${process.env.SWITCHYARD_ROOT}/build/internal/resultlink/testdata/links.txt`,
  "utf8",
)
  .trim()
  .split("\n");

/** Reads it from pixels, three a module, as a camera would. */
function seen(text: string): string | undefined {
  const qr = qrOf(text);
  assert.ok(qr);
  const scale = 3;
  const side = qr.size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [Math.floor((i % side) / scale), Math.floor(i / side / scale)];
    if (qr.dark[y]?.[x]) pixels.fill(0, 4 * i, 4 * i + 3);
  }
  return jsQR(pixels, side, side)?.data;
}

test("a QR code decodes back to the link to a configuration and to a result", () => {
  const links = ["#chain?v=1&n=1000&seed=7", "#challenge", ...results];
  for (const link of links) {
    const address = `https://example.org/switchyard/${link}`;
    assert.equal(seen(address), address);
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
