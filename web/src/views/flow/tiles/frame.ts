// What a painter of the tile map is told for one frame. Both painters give the
// same pixels for it:
//
//   size >= 1   the tile in which the middle of the pixel lies; from GAP_FROM on
//               the first pixel of each tile, either way, is ground.
//   size < 1    the mean of taps x taps points of the pixel, evenly spread.

import type { Arrangement } from "./arrangement";
import type { Camera } from "./camera";

export interface Frame {
  readonly arrangement: Arrangement;
  readonly camera: Camera;
  /** In pixels of the screen. */
  readonly width: number;
  readonly height: number;
  /** The table of shades.ts. */
  readonly shades: Uint32Array;
  /** The pixel of what no tile covers. */
  readonly ground: number;
}

/** Points of a pixel that are looked at, each way. */
export function tapsFor(size: number): number {
  return size >= 1 ? 1 : Math.min(4, Math.ceil(1 / size - 1e-9));
}
