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
