// The small map: all tiles in a corner, with what of them is on screen marked.

import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import type { Arrangement } from "./arrangement";
import type { Box, Camera } from "./camera";
import type { Frame } from "./frame";
import { paintPixels } from "./software";
import type { Tiles } from "./tiles";

/** Its place in CSS pixels. */
export interface Inset extends Box {
  readonly x: number;
  readonly y: number;
}

const MOST = 168; // CSS pixels a side
const RIM = 12;

/** The lower right corner, in the proportions of all tiles. */
export function insetOf(a: Arrangement, box: Box): Inset {
  const most = Math.min(MOST, box.width * 0.3);
  const k = Math.min(most / a.columns, most / a.rows);
  const width = Math.max(8, Math.round(a.columns * k));
  const height = Math.max(8, Math.round(a.rows * k));
  return { width, height, x: box.width - width - RIM, y: box.height - height - RIM };
}

/** The picture of all tiles, on a canvas of its own. */
export class SmallMap {
  readonly canvas = document.createElement("canvas");

  paint(
    tiles: Tiles,
    arrangement: Arrangement,
    inset: Inset,
    shades: Uint32Array,
    ground: number,
  ): void {
    const { canvas } = this;
    if (canvas.width !== inset.width || canvas.height !== inset.height) {
      canvas.width = inset.width;
      canvas.height = inset.height;
    }
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) return;
    const { width, height } = inset;
    const size = Math.max(width / arrangement.columns, height / arrangement.rows);
    const frame: Frame = {
      arrangement,
      camera: { size, x: 0, y: 0 },
      width,
      height,
      shades,
      ground,
    };
    const image = context.createImageData(width, height);
    paintPixels(new Uint32Array(image.data.buffer), tiles, frame);
    context.putImageData(image, 0, 0);
  }
}

/** Frame, and the part on screen. The camera is in CSS pixels. */
export function drawInset(
  pen: Pen,
  palette: Palette,
  inset: Inset,
  picture: HTMLCanvasElement,
  a: Arrangement,
  c: Camera,
  box: Box,
): void {
  const { x, y, width, height } = inset;
  pen.box(x - 4, y - 4, width + 8, height + 8, { colour: palette.ground });
  pen.image(x, y, width, height, picture);
  const frame = (px: number, py: number, w: number, h: number) => `M${px} ${py}h${w}v${h}h${-w}z`;
  pen.path(frame(x - 4, y - 4, width + 8, height + 8), { colour: palette.line, width: 1 });
  const kx = width / (a.columns * c.size);
  const ky = height / (a.rows * c.size);
  const left = Math.max(0, -c.x * kx);
  const top = Math.max(0, -c.y * ky);
  const wide = Math.max(4, Math.min(width - left, box.width * kx));
  const high = Math.max(4, Math.min(height - top, box.height * ky));
  const part = frame(x + left, y + top, wide, high);
  pen.path(part, { colour: palette.ground, width: 4 });
  pen.path(part, { colour: palette.text, width: 2 });
}
