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

/** An empty sheet for everything right of the names, from the top edge of the picture down. */
export function sheetFor({ frame, scale }: RasterView): Sheet {
  const width = Math.max(1, Math.round((frame.right - frame.left) * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  return { pixels: new Uint32Array(width * height), width, height };
}

/** Paints a sheet, with a stop after each lane or row of pixels. */
export function* paintSheet(view: RasterView, sheet: Sheet): Generator<void, void> {
  const { frame, scale, model, rows, paints, scroll } = view;
  const { width, height } = sheet;
  const px = (v: number) => Math.round(v * scale);
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
      yield;
    }
  } else {
    const tops = Float64Array.from(
      rows.tops.subarray(from, to),
      (v) => Math.round((v - scroll) * scale * 1024) / 1024,
    );
    yield* paintThin(
      body,
      paints,
      sight,
      { tasklets: rows.tasklets.subarray(from, to), tops },
      high,
    );
  }
  for (const { role, top: at } of rows.groups) {
    const y = at - scroll;
    if (y > frame.height || y + GROUP_HEIGHT < 0) continue;
    const band = { y0: px(y + 4), y1: px(y + GROUP_HEIGHT - 4) };
    paintMix(body, paints, sight, { tasklets: role.tasklets, ...band });
    yield;
  }
  if (frame.turns)
    paintTurns(sheet, paints, sight, model.before, {
      y0: px(frame.turns.y0),
      y1: px(frame.turns.y1),
    });
}

const most = 9; // ms of painting at a time
const patience = 3; // rasters that may be given up for newer ones

/**
 * The newest raster on a canvas, made again only when what it is made of
 * changed. A long painting goes on in later frames; the one before stays until
 * then.
 */
export class RasterCache {
  private key: readonly unknown[] = [];
  private readonly canvas = document.createElement("canvas");
  private work: { readonly sheet: Sheet; readonly steps: Generator<void, void> } | undefined;
  private shown = false;
  private givenUp = 0;

  /** `later` is called when it has to be asked again; without it all is painted at once. */
  of(view: RasterView, later?: () => void): HTMLCanvasElement {
    const { frame } = view;
    const key = [view.history, view.rows, view.scroll, view.from, view.to, view.scale, view.paints];
    key.push(frame.width, frame.height);
    if (!key.every((part, k) => part === this.key[k])) {
      if (this.work) this.givenUp++;
      this.key = key;
      const sheet = sheetFor(view);
      this.work = { sheet, steps: paintSheet(view, sheet) };
    }
    if (!this.work) return this.canvas;
    const { sheet, steps } = this.work;
    const end =
      later && this.givenUp < patience ? performance.now() + most : Number.POSITIVE_INFINITY;
    let done = false;
    do done = steps.next().done === true;
    while (!done && performance.now() < end);
    if (done || !this.shown) this.show(sheet);
    if (done) {
      this.work = undefined;
      this.givenUp = 0;
      this.shown = true;
    } else later?.();
    return this.canvas;
  }

  private show({ pixels, width, height }: Sheet): void {
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer);
    this.canvas.getContext("2d")?.putImageData(new ImageData(bytes, width, height), 0, 0);
  }
}
