// The pixels of the lanes picture, kept until what they show changes: a
// cursor that moves leaves them as they are.

import type { History } from "../../../lib/recording";
import type { Frame } from "./frame";
import type { LanesModel } from "./model";
import { paintLane, paintMix, paintThin, paintTurns, type Sheet, STACKED } from "./paint";
import type { Paints } from "./paints";
import { GROUP_HEIGHT, type Rows } from "./rows";
import type { Sight } from "./spans";

export interface RasterView {
  readonly history: History;
  readonly length: number;
  readonly model: LanesModel;
  readonly rows: Rows;
  readonly frame: Frame;
  /** Pixels that the rows are scrolled up. */
  readonly scroll: number;
  readonly from: number;
  readonly to: number;
  /** Pixels of the screen a CSS pixel. */
  readonly scale: number;
  readonly paints: Paints;
}

/** Paints everything right of the names, from the top edge of the picture down. */
export function rasterOf(view: RasterView): Sheet {
  const { frame, scale, model, rows, paints, scroll } = view;
  const px = (v: number) => Math.round(v * scale);
  const width = Math.max(1, px(frame.right - frame.left));
  const height = Math.max(1, px(frame.height));
  const sheet = { pixels: new Uint32Array(width * height), width, height };
  const sight: Sight = {
    history: view.history,
    turns: model.turns,
    held: model.held,
    length: view.length,
    from: view.from,
    to: view.to,
    columns: width,
  };
  // Rows are cut at the top of the lanes.
  const top = px(frame.top);
  const body = { ...sheet, pixels: sheet.pixels.subarray(top * width), height: height - top };
  const high = rows.laneHeight * scale;
  const { from, to } = rows.between(scroll, scroll + frame.height - frame.top);
  if (high >= STACKED) {
    const gap = high >= 16 ? Math.round(2 * scale) : high >= 8 ? 1 : 0;
    for (let k = from; k < to; k++) {
      const y = (rows.tops[k] as number) - scroll;
      const lane = { tasklet: rows.tasklets[k] as number, y0: px(y) + gap };
      paintLane(body, paints, sight, { ...lane, y1: px(y + rows.laneHeight) });
    }
  } else {
    const tops = Float64Array.from(
      rows.tops.subarray(from, to),
      (v) => Math.round((v - scroll) * scale * 1024) / 1024,
    );
    paintThin(body, paints, sight, { tasklets: rows.tasklets.subarray(from, to), tops }, high);
  }
  for (const { role, top: at } of rows.groups) {
    const y = at - scroll;
    if (y > frame.height || y + GROUP_HEIGHT < 0) continue;
    const band = { y0: px(y + 4), y1: px(y + GROUP_HEIGHT - 4) };
    paintMix(body, paints, sight, { tasklets: role.tasklets, ...band });
  }
  if (frame.turns)
    paintTurns(sheet, paints, sight, model.before, {
      y0: px(frame.turns.y0),
      y1: px(frame.turns.y1),
    });
  return sheet;
}

/** The newest raster on a canvas, made again only when what it is made of changed. */
export class RasterCache {
  private key: readonly unknown[] = [];
  private readonly canvas = document.createElement("canvas");

  of(view: RasterView): HTMLCanvasElement {
    const { frame } = view;
    const key = [view.history, view.rows, view.scroll, view.from, view.to, view.scale, view.paints];
    key.push(frame.width, frame.height);
    if (key.every((part, k) => part === this.key[k])) return this.canvas;
    this.key = key;
    const { pixels, width, height } = rasterOf(view);
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer);
    this.canvas.getContext("2d")?.putImageData(new ImageData(bytes, width, height), 0, 0);
    return this.canvas;
  }
}
