// Something that paints the tile map onto a canvas.

import type { Frame } from "./frame";
import { glPainter } from "./gl";
import { paintInSlices } from "./software";
import type { Tiles } from "./tiles";

export interface Painter {
  readonly name: "webgl2" | "canvas2d";
  /** Paints a frame, which is there when the generator is through; the tiles must not change until then. */
  paint(tiles: Tiles, frame: Frame): Generator<void, void>;
  /** The browser took the graphics processor away: another painter is needed. */
  lost(): boolean;
  free(): void;
}

/** A painter for a canvas that has none yet: a canvas takes one kind of context in its life. */
export function painterFor(canvas: HTMLCanvasElement, graphics: boolean): Painter {
  return (graphics ? glPainter(canvas) : undefined) ?? new CanvasPainter(canvas);
}

class CanvasPainter implements Painter {
  readonly name = "canvas2d";
  private readonly context: CanvasRenderingContext2D;
  private image: ImageData | undefined;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) throw new Error("canvas: no 2D context");
    this.context = context;
  }

  *paint(tiles: Tiles, frame: Frame): Generator<void, void> {
    const { canvas } = this.context;
    const { width, height } = frame;
    if (!this.image || this.image.width !== width || this.image.height !== height)
      this.image = this.context.createImageData(width, height);
    const { image } = this;
    yield* paintInSlices(new Uint32Array(image.data.buffer), tiles, frame);
    yield;
    // Only now: setting its size makes a canvas empty.
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    this.context.putImageData(image, 0, 0);
  }

  lost(): boolean {
    return false;
  }

  free(): void {
    this.image = undefined;
  }
}
