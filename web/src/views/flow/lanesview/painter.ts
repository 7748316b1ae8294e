// Draws the lanes of a page onto their canvas whenever something that they
// show changes, and answers to pointers.

import { effect } from "@preact/signals";
import { theme } from "../../../store";
import { follow, followed } from "../../../store/follow";
import { setLaneHeight, toggleGroup } from "../../../store/lanes";
import { jumpTo, lookAt, lookAtStep } from "../../../store/moves";
import { selected } from "../../../store/recording";
import { keepStepInWindow, stepWindow } from "../../../store/stepwindow";
import { moves, place } from "../clock/clock";
import { CanvasPen } from "../pen/canvas";
import { onColours } from "../pen/colours";
import { type Palette, paletteOf } from "../pen/palette";
import type { Session } from "../session";
import { arrowPlaces } from "./drawarrows";
import { drawnDeliveries } from "./drawn";
import { axisOf, frameOf } from "./frame";
import { type Stage, useGestures } from "./gestures";
import { modelOf } from "./model";
import { Paints } from "./paints";
import type { LanesPicture } from "./picture";
import { RasterCache } from "./raster";
import type { Rows } from "./rows";
import { drawLanesScene, indicesShown } from "./scene";

export class Painter implements Stage {
  readonly first: number;
  private readonly pen: CanvasPen;
  private palette: Palette | undefined;
  private paints: Paints | undefined;
  private readonly rasters = new RasterCache();
  private stretchOf: { from: number; to: number } | undefined;
  private waiting = false;
  private ended = false;
  private last: LanesPicture | undefined;

  constructor(
    private readonly session: Session,
    private readonly canvas: HTMLCanvasElement,
    private readonly box: HTMLElement,
    private readonly rows: Rows,
    private readonly width: number,
    private readonly height: number,
  ) {
    this.first = session.recording.from;
    this.pen = new CanvasPen(canvas, paletteOf(canvas).fonts);
  }

  /** Draws until the answer is called. */
  run(): () => void {
    const { canvas, box } = this;
    let shown = place.peek();
    const stops = [
      effect(() => {
        const at = place.value;
        selected.value;
        followed.value;
        // A step that is gone to comes into sight; a window that is moved may leave it.
        if (at !== shown) keepStepInWindow(at);
        shown = at;
        stepWindow.value;
        this.later();
      }),
      effect(() => {
        const t = selected.value;
        if (t !== null) this.intoSight(t);
      }),
      effect(() => {
        theme.value;
        // The theme is set on the page after the signal.
        requestAnimationFrame(this.recolour);
      }),
      useGestures(canvas, this),
      onColours(this.recolour),
    ];
    box.addEventListener("scroll", this.later);
    return () => {
      this.ended = true;
      for (const stop of stops) stop();
      box.removeEventListener("scroll", this.later);
    };
  }

  private readonly recolour = () => {
    this.palette = undefined;
    this.paints = undefined;
    this.later();
  };

  /** Draws once, however much changed. */
  private readonly later = () => {
    if (this.waiting) return;
    this.waiting = true;
    queueMicrotask(() => {
      this.waiting = false;
      if (!this.ended) this.draw();
    });
  };

  private draw(): void {
    const { session, rows, canvas, pen, width, height } = this;
    this.palette ??= paletteOf(canvas);
    const scale = Math.min(3, devicePixelRatio || 1);
    this.paints ??= new Paints(this.palette, scale);
    pen.clear(width, height, scale);
    this.last = drawLanesScene(pen, {
      session,
      rows,
      width,
      height,
      scroll: this.box.scrollTop,
      scale,
      palette: this.palette,
      paints: this.paints,
      rasters: this.rasters,
      // A picture may be asked once more with the step of the next window.
      at: session.within(moves() ? place.value : Math.floor(place.value)),
      brush: this.stretchOf,
    });
    const { own, all } = this.last.arrows;
    const said = drawnDeliveries.peek();
    if (said.drawn !== own.length || said.all !== all)
      drawnDeliveries.value = { drawn: own.length, all };
  }

  frame() {
    return frameOf(this.width, this.height, modelOf(this.session).polls);
  }

  axis() {
    const { from, to } = indicesShown(this.session);
    return axisOf(this.frame(), from, to);
  }

  private intoSight(t: number): void {
    const found = this.rows.placeOf(t);
    if (!found) return;
    const { box } = this;
    const room = this.height - this.frame().top;
    if (found.top < box.scrollTop) box.scrollTop = found.top - found.height;
    else if (found.top + found.height > box.scrollTop + room)
      box.scrollTop = found.top + 2 * found.height - room;
  }

  click(x: number, y: number): void {
    const frame = this.frame();
    const message = x >= frame.left ? this.messageAt(x, y) : undefined;
    if (message !== undefined) {
      follow(message + this.first);
      return;
    }
    const step = Math.floor(this.axis().index(x)) + this.first;
    const inside = x >= frame.left && x <= frame.right;
    const found = y < frame.top ? undefined : this.rows.at(y - frame.top + this.box.scrollTop);
    if (found && "tasklet" in found) {
      if (inside) lookAtStep(found.tasklet, step);
      else lookAt(found.tasklet === selected.peek() ? null : found.tasklet);
    } else if (found && !inside) toggleGroup(found.group.role.id);
    else if (inside) jumpTo(step);
  }

  /** Index of the delivery whose arrow is at a point. */
  private messageAt(x: number, y: number): number | undefined {
    if (!this.last) return undefined;
    let best: number | undefined;
    let nearest = 6; // px
    for (const p of arrowPlaces(this.last, this.axis())) {
      const long = (p.x1 - p.x0) ** 2 + (p.y1 - p.y0) ** 2;
      const along =
        long === 0 ? 0 : ((x - p.x0) * (p.x1 - p.x0) + (y - p.y0) * (p.y1 - p.y0)) / long;
      const k = Math.max(0, Math.min(1, along));
      const far = Math.hypot(x - p.x0 - k * (p.x1 - p.x0), y - p.y0 - k * (p.y1 - p.y0));
      if (far < nearest) {
        nearest = far;
        best = p.index;
      }
    }
    return best;
  }

  brush(stretch: { from: number; to: number } | undefined): void {
    if (!stretch && !this.stretchOf) return;
    this.stretchOf = stretch;
    this.later();
  }

  scrollBy(pixels: number): void {
    this.box.scrollTop += pixels;
  }

  stretch(y: number, factor: number): void {
    const { rows, box } = this;
    const { top } = this.frame();
    const high = Math.min(40, Math.max(0.25, rows.laneHeight * factor));
    const fits = high * rows.tasklets.length <= this.height - top;
    setLaneHeight(fits && factor < 1 ? null : high);
    const at = y - top + box.scrollTop;
    // The box knows its new height when the page has been drawn anew.
    requestAnimationFrame(() => {
      box.scrollTop = (at * high) / rows.laneHeight - (y - top);
    });
  }

  hover(x: number, y: number): void {
    const frame = this.frame();
    const chosen = this.messageAt(x, y) !== undefined || x < frame.left;
    this.canvas.style.cursor = chosen && y >= frame.top ? "pointer" : "crosshair";
  }
}
