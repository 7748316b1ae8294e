// The painter without a graphics processor: image data, pixel by pixel. It is
// the fallback, it paints files and the small map, and it is what tests hold
// the other painter against.

import type { Arrangement } from "./arrangement";
import { type Frame, GAP_FROM, tapsFor } from "./frame";
import type { Tiles } from "./tiles";

/** Paints a frame into pixels, width * height of them. */
export function paintPixels(pixels: Uint32Array, tiles: Tiles, frame: Frame): void {
  const { width, height, camera, arrangement, shades, ground } = frame;
  const taps = tapsFor(camera.size);
  const across = tilesAlong(width, camera.x, camera.size, taps, arrangement.columns);
  const down = tilesAlong(height, camera.y, camera.size, taps, arrangement.rows);
  for (let y = 0; y < height; y++) {
    const to = pixels.subarray(y * width, (y + 1) * width);
    if (taps === 1) {
      const row = down[y] as number;
      if (row < 0) to.fill(ground);
      else paintRow(to, tiles, arrangement, row, across, shades, ground);
    } else if (taps === 2) {
      const [above, below] = [down[2 * y] as number, down[2 * y + 1] as number];
      if (above < 0 || below < 0)
        paintMeans(to, tiles, arrangement, down.subarray(2 * y, 2 * y + 2), across, shades, ground);
      else paintPairs(to, tiles, arrangement, above, below, across, shades, ground);
    } else {
      const rows = down.subarray(y * taps, (y + 1) * taps);
      paintMeans(to, tiles, arrangement, rows, across, shades, ground);
    }
  }
}

/** For each point along an axis the tile in which it lies; -1 for none and for a gap. */
function tilesAlong(
  pixels: number,
  start: number,
  size: number,
  taps: number,
  tiles: number,
): Int32Array {
  const along = new Int32Array(pixels * taps);
  for (let k = 0; k < along.length; k++) {
    const at = ((k + 0.5) / taps - start) / size;
    const tile = Math.floor(at);
    const gap = size >= GAP_FROM && (at - tile) * size < 1;
    along[k] = tile < 0 || tile >= tiles || gap ? -1 : tile;
  }
  return along;
}

function paintRow(
  to: Uint32Array,
  { states, times }: Tiles,
  { columns, serpentine }: Arrangement,
  row: number,
  across: Int32Array,
  shades: Uint32Array,
  ground: number,
): void {
  const count = states.length;
  const back = serpentine && row % 2 === 1;
  const first = back ? (row + 1) * columns - 1 : row * columns;
  const way = back ? -1 : 1;
  for (let x = 0; x < to.length; x++) {
    const column = across[x] as number;
    const t = first + way * column;
    to[x] =
      column < 0 || t >= count
        ? ground
        : (shades[((states[t] as number) << 8) | (times[t] as number)] as number);
  }
}

/** paintMeans for two points each way, which is what a million tasklets need: most pixels have four of a kind. */
function paintPairs(
  to: Uint32Array,
  { states, times }: Tiles,
  { columns, serpentine }: Arrangement,
  above: number,
  below: number,
  across: Int32Array,
  shades: Uint32Array,
  ground: number,
): void {
  const count = states.length;
  const wayOf = (row: number) => (serpentine && (row & 1) === 1 ? -1 : 1);
  const firstOf = (row: number) => (wayOf(row) < 0 ? (row + 1) * columns - 1 : row * columns);
  const [wayA, wayB] = [wayOf(above), wayOf(below)];
  const [firstA, firstB] = [firstOf(above), firstOf(below)];
  const at = (first: number, way: number, column: number) => {
    const t = first + way * column;
    return column < 0 || t >= count ? -1 : ((states[t] as number) << 8) | (times[t] as number);
  };
  const colour = (shade: number) => (shade < 0 ? ground : (shades[shade] as number));
  for (let x = 0; x < to.length; x++) {
    const left = across[2 * x] as number;
    const right = across[2 * x + 1] as number;
    const a = at(firstA, wayA, left);
    const b = at(firstA, wayA, right);
    const c = at(firstB, wayB, left);
    const d = at(firstB, wayB, right);
    if (a === b && c === d && a === c) {
      to[x] = colour(a);
      continue;
    }
    const [p, q, r, s] = [colour(a), colour(b), colour(c), colour(d)];
    // Red and blue in one number, green in the other; 2 rounds the quarter.
    const redBlue = (p & 0xff00ff) + (q & 0xff00ff) + (r & 0xff00ff) + (s & 0xff00ff) + 0x20002;
    const green = (p & 0xff00) + (q & 0xff00) + (r & 0xff00) + (s & 0xff00) + 0x200;
    to[x] = (0xff000000 | ((redBlue >>> 2) & 0xff00ff) | ((green >>> 2) & 0xff00)) >>> 0;
  }
}

function paintMeans(
  to: Uint32Array,
  { states, times }: Tiles,
  { columns, serpentine }: Arrangement,
  rows: Int32Array,
  across: Int32Array,
  shades: Uint32Array,
  ground: number,
): void {
  const count = states.length;
  const taps = rows.length;
  const parts = taps * taps;
  const half = parts >> 1;
  for (let x = 0; x < to.length; x++) {
    // Red and blue in one number, green in the other: 16 bits hold 16 bytes' sum.
    let redBlue = 0;
    let green = 0;
    for (let r = 0; r < taps; r++) {
      const row = rows[r] as number;
      const back = serpentine && (row & 1) === 1;
      for (let k = x * taps; k < (x + 1) * taps; k++) {
        const column = across[k] as number;
        let colour = ground;
        if (row >= 0 && column >= 0) {
          const t = back ? (row + 1) * columns - 1 - column : row * columns + column;
          if (t < count)
            colour = shades[((states[t] as number) << 8) | (times[t] as number)] as number;
        }
        redBlue += colour & 0xff00ff;
        green += (colour >>> 8) & 0xff;
      }
    }
    const red = (((redBlue & 0xffff) + half) / parts) | 0;
    const blue = (((redBlue >>> 16) + half) / parts) | 0;
    to[x] = ((255 << 24) | (blue << 16) | ((((green + half) / parts) | 0) << 8) | red) >>> 0;
  }
}
