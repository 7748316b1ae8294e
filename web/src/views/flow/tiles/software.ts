// The painter without a graphics processor: image data, pixel by pixel. It is
// the fallback, it paints files and the small map, and it is what tests hold
// the other painter against.

import { finish } from "../../../lib/recording/slices";
import { type Arrangement, GAP_FROM } from "./arrangement";
import { type Frame, tapsFor } from "./frame";
import type { Tiles } from "./tiles";

/** Rows that are painted between two stops. */
const slice = 24;

/** Paints a frame into pixels, width * height of them, at once. */
export function paintPixels(pixels: Uint32Array, tiles: Tiles, frame: Frame): void {
  finish(paintInSlices(pixels, tiles, frame));
}

/** The same, and stops after every few rows. */
export function* paintInSlices(
  pixels: Uint32Array,
  tiles: Tiles,
  frame: Frame,
): Generator<void, void> {
  const { width, height, camera, arrangement, shades, ground } = frame;
  const taps = tapsFor(camera.size);
  const across = tilesAlong(width, camera.x, camera.size, taps, arrangement.columns);
  const down = tilesAlong(height, camera.y, camera.size, taps, arrangement.rows);
  for (let y = 0; y < height; y++) {
    if (y > 0 && y % slice === 0) yield;
    const to = pixels.subarray(y * width, (y + 1) * width);
    if (taps === 1) {
      const row = down[y] as number;
      if (row < 0) to.fill(ground);
      else paintRow(to, tiles, arrangement, row, across, shades, ground);
    } else {
      const rows = down.subarray(y * taps, (y + 1) * taps);
      if (taps === 2 && inside(rows, arrangement, tiles))
        paintPairs(to, tiles, arrangement, rows, across, shades, ground);
      else paintMeans(to, tiles, arrangement, rows, across, shades, ground);
    }
  }
}

/** Whether rows of tiles are full: each column has its tasklet. */
function inside(rows: Int32Array, { columns }: Arrangement, { count }: Tiles): boolean {
  for (const row of rows) if (row < 0 || (row + 1) * columns > count) return false;
  return true;
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

/**
 * paintMeans for two points each way in full rows, which is what a million tasklets
 * need: most pixels have four of a kind. Written out, without a call for each
 * pixel: the first frame is painted before the engine has made any of this fast.
 */
function paintPairs(
  to: Uint32Array,
  { states, times }: Tiles,
  { columns, serpentine }: Arrangement,
  rows: Int32Array,
  across: Int32Array,
  shades: Uint32Array,
  ground: number,
): void {
  const [above = 0, below = 0] = rows;
  const backA = serpentine && (above & 1) === 1;
  const backB = serpentine && (below & 1) === 1;
  const firstA = backA ? (above + 1) * columns - 1 : above * columns;
  const firstB = backB ? (below + 1) * columns - 1 : below * columns;
  const wayA = backA ? -1 : 1;
  const wayB = backB ? -1 : 1;
  for (let x = 0, k = 0; x < to.length; x++, k += 2) {
    const left = across[k] as number;
    const right = across[k + 1] as number;
    if (left < 0 && right < 0) {
      to[x] = ground;
      continue;
    }
    let t = firstA + wayA * left;
    const a = left < 0 ? -1 : ((states[t] as number) << 8) | (times[t] as number);
    t = firstA + wayA * right;
    const b = right < 0 ? -1 : ((states[t] as number) << 8) | (times[t] as number);
    t = firstB + wayB * left;
    const c = left < 0 ? -1 : ((states[t] as number) << 8) | (times[t] as number);
    t = firstB + wayB * right;
    const d = right < 0 ? -1 : ((states[t] as number) << 8) | (times[t] as number);
    const p = a < 0 ? ground : (shades[a] as number);
    if (a === b && c === d && a === c) {
      to[x] = p;
      continue;
    }
    const q = b < 0 ? ground : (shades[b] as number);
    const r = c < 0 ? ground : (shades[c] as number);
    const s = d < 0 ? ground : (shades[d] as number);
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
