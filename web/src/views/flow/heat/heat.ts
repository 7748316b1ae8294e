// A table of counts as a picture: one pixel a cell.

import { levelOf, type Ramp } from "./ramp";

export interface Heat {
  readonly columns: number;
  readonly rows: number;
  /** [row][column] */
  readonly counts: ArrayLike<number>;
  /** Cells from one row to the next; `columns` unless told. */
  readonly stride?: number;
  readonly most: number;
}

/** Makes the picture, into a canvas that may be used again. */
export function heatPicture(h: Heat, ramp: Ramp, into?: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = into ?? document.createElement("canvas");
  const columns = Math.max(1, h.columns);
  const rows = Math.max(1, h.rows);
  if (canvas.width !== columns || canvas.height !== rows) {
    canvas.width = columns;
    canvas.height = rows;
  }
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("canvas: no 2D context");
  const image = context.createImageData(columns, rows);
  heatPixels(h, ramp, new Uint32Array(image.data.buffer));
  context.putImageData(image, 0, 0);
  return canvas;
}

export function heatPixels(h: Heat, ramp: Ramp, pixels: Uint32Array): void {
  const stride = h.stride ?? h.columns;
  for (let row = 0; row < h.rows; row++)
    for (let column = 0; column < h.columns; column++)
      pixels[row * h.columns + column] = ramp.pixels[
        levelOf(h.counts[row * stride + column] ?? 0, h.most)
      ] as number;
}
