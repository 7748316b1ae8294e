import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange, taskletAt } from "./arrangement";
import { fitted, zoomed } from "./camera";
import type { Frame } from "./frame";
import { SHADE_COLUMNS, SHADE_ROWS } from "./shades";
import { paintPixels } from "./software";
import { Tiles } from "./tiles";

const GROUND = 0xff000000;

/** A colour that tells state and time: red is the state, green the time. */
const shades = new Uint32Array(SHADE_ROWS * SHADE_COLUMNS);
for (let k = 0; k < shades.length; k++)
  shades[k] = (0xff000000 | ((k & 0xff) << 8) | (k >> 8)) >>> 0;

function tilesOf(count: number): Tiles {
  const states = Uint8Array.from({ length: count }, (_, t) => t % 9);
  const times = Uint8Array.from({ length: count }, (_, t) => (t * 7) % 256);
  return new Tiles(states, times, () => 0);
}

function frameOf(count: number, width: number, height: number, serpentine: boolean): Frame {
  const arrangement = arrange(count, width, height, serpentine);
  const camera = fitted(arrangement, { width, height });
  return { arrangement, camera, width, height, shades, ground: GROUND };
}

/** The tasklet in whose tile the middle of a pixel lies. */
function under(
  { arrangement, camera: c }: Pick<Frame, "arrangement" | "camera">,
  x: number,
  y: number,
) {
  const [column, row] = [(x + 0.5 - c.x) / c.size, (y + 0.5 - c.y) / c.size];
  return taskletAt(arrangement, Math.floor(column), Math.floor(row));
}

for (const serpentine of [false, true]) {
  test(`a pixel has the colour of the tile it lies in${serpentine ? ", there and back" : ""}`, () => {
    const tiles = tilesOf(1000);
    const frame = frameOf(1000, 130, 90, serpentine);
    const pixels = new Uint32Array(130 * 90);
    paintPixels(pixels, tiles, frame);
    const { camera: c, arrangement: a } = frame;
    assert.ok(c.size > 3 && c.size < 4, `${c.size} pixels, not a whole number of them`);
    for (let y = 0; y < 90; y++)
      for (let x = 0; x < 130; x++) {
        const t = under({ arrangement: a, camera: c }, x, y);
        const want = t < 0 ? GROUND : shades[(t % 9) * 256 + ((t * 7) % 256)];
        assert.equal(pixels[y * 130 + x], want, `pixel ${x} ${y}, tasklet ${t}`);
      }
  });
}

test("tiles of five pixels and more stand one apart", () => {
  const tiles = tilesOf(100);
  const frame = frameOf(100, 60, 60, false);
  const pixels = new Uint32Array(60 * 60);
  paintPixels(pixels, tiles, frame);
  const { size, x } = frame.camera;
  assert.equal(size, 6);
  assert.equal(pixels[30 * 60 + x], GROUND);
  assert.notEqual(pixels[31 * 60 + x + 7], GROUND);
  assert.equal(pixels[31 * 60 + x + 6], GROUND);
});

test("below a pixel a tile, a pixel is the mean of those in it", () => {
  const count = 64 * 64;
  // Red by columns: 0, 8, 0, 8 ...; the mean of two is 4.
  const states = Uint8Array.from({ length: count }, (_, t) => (t % 2) * 8);
  const tiles = new Tiles(states, new Uint8Array(count), () => 0);
  const frame = frameOf(count, 32, 32, false);
  assert.equal(frame.camera.size, 0.5);
  const pixels = new Uint32Array(32 * 32);
  paintPixels(pixels, tiles, frame);
  assert.deepEqual([...new Set(pixels)], [0xff000004]);
});

test("tasklets that are still to come are ground", () => {
  const tiles = tilesOf(10);
  const frame = frameOf(1000, 130, 90, true);
  const pixels = new Uint32Array(130 * 90);
  paintPixels(pixels, tiles, frame);
  const lit = pixels.filter((p) => p !== GROUND).length;
  let theirs = 0;
  for (let y = 0; y < 90; y++)
    for (let x = 0; x < 130; x++) {
      const t = under(frame, x, y);
      // Tasklet 0 is black: state 0, time 0.
      if (t > 0 && t < 10) theirs++;
    }
  assert.ok(theirs > 9 * 9);
  assert.equal(lit, theirs);
});

test("zoomed in, only tiles in the box are painted, each at its place", () => {
  const tiles = tilesOf(1000);
  const frame = frameOf(1000, 130, 90, true);
  const box = { width: 130, height: 90 };
  const camera = zoomed(frame.camera, frame.arrangement, box, 8, 65, 45);
  const pixels = new Uint32Array(130 * 90);
  paintPixels(pixels, tiles, { ...frame, camera });
  const [px, py] = [87, 55];
  const t = under({ ...frame, camera }, px, py);
  assert.equal(pixels[py * 130 + px], shades[(t % 9) * 256 + ((t * 7) % 256)]);
});
