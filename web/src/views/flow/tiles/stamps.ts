// The signs of the states, drawn once for a size and then stamped: thousands of
// tiles are alike.

import { CanvasPen } from "../pen/canvas";
import type { Palette } from "../pen/palette";
import { drawSigns } from "./detail";

export class Stamps {
  private readonly made = new Map<string, HTMLCanvasElement>();

  constructor(
    private readonly palette: Palette,
    private readonly ratio: number,
  ) {}

  stamp(size: number, state: number): HTMLCanvasElement {
    const key = `${size} ${state}`;
    let stamp = this.made.get(key);
    if (!stamp) {
      if (this.made.size > 60) this.made.clear(); // of sizes that were passed in zooming
      stamp = document.createElement("canvas");
      const pen = new CanvasPen(stamp, this.palette.fonts);
      pen.clear(Math.ceil(size) + 1, Math.ceil(size) + 1, this.ratio);
      drawSigns(pen, this.palette, 0, 0, size, state);
      this.made.set(key, stamp);
    }
    return stamp;
  }
}
