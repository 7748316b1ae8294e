// The signs of the states, drawn once for a size and then put on thousands of
// tiles as rows of pixels: a drawing each would take longer than a frame.

import { CanvasPen } from "../pen/canvas";
import type { Palette } from "../pen/palette";
import { drawSigns } from "./detail";

/** Pixels of the screen, side * side of them. */
export interface Stamp {
  readonly side: number;
  readonly pixels: Uint32Array;
}

export class Stamps {
  private readonly made = new Map<number, Stamp>();

  constructor(
    private readonly palette: Palette,
    /** Pixels of the screen to a CSS pixel. */
    private readonly ratio: number,
  ) {}

  /** The signs of a state for a tile of so many CSS pixels. */
  stamp(size: number, state: number): Stamp {
    const key = size * 16 + state;
    let stamp = this.made.get(key);
    if (!stamp) {
      if (this.made.size > 60) this.made.clear(); // of sizes that were passed in zooming
      stamp = this.make(size, state);
      this.made.set(key, stamp);
    }
    return stamp;
  }

  private make(size: number, state: number): Stamp {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("canvas: no 2D context");
    const room = Math.ceil(size * this.ratio) / this.ratio;
    const pen = new CanvasPen(canvas, this.palette.fonts);
    pen.clear(room, room, this.ratio);
    drawSigns(pen, this.palette, 0, 0, size, state);
    const side = canvas.width;
    const { data } = context.getImageData(0, 0, side, side);
    return { side, pixels: new Uint32Array(data.buffer) };
  }
}

/** A picture of the screen's pixels that stamps are put into, with nothing under them. */
export class StampSheet {
  private image: ImageData | undefined;
  private pixels = new Uint32Array(0);

  /** Makes it this large and empty. */
  clear(width: number, height: number): void {
    if (this.image?.width === width && this.image.height === height) {
      this.pixels.fill(0);
      return;
    }
    this.image = new ImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer);
  }

  /** Puts a stamp with its corner at a pixel; what of it lies outside is left away. */
  put({ side, pixels }: Stamp, x: number, y: number): void {
    const { image } = this;
    if (!image) return;
    const { width, height } = image;
    const left = Math.max(0, -x);
    const right = Math.min(side, width - x);
    if (left >= right) return;
    for (let row = Math.max(0, -y); row < side && y + row < height; row++)
      this.pixels.set(
        pixels.subarray(row * side + left, row * side + right),
        (y + row) * width + x + left,
      );
  }

  drawOn(canvas: HTMLCanvasElement): void {
    if (this.image) canvas.getContext("2d")?.putImageData(this.image, 0, 0);
  }
}
