// Plays the recordings of a miniature round and round, side by side on one axis
// of steps, as long as it can be seen.

import type { Miniature } from "../../../gen/miniatures";
import { moves, onMotion } from "../../flow/clock/motion";
import { drawMap } from "../../flow/map/draw";
import { Hits } from "../../flow/map/view";
import { CanvasPen } from "../../flow/pen/canvas";
import { onColours } from "../../flow/pen/colours";
import { type Palette, paletteOf } from "../../flow/pen/palette";
import type { Session } from "../../flow/session";

const frame = 1000 / 30; // ms, at least, from drawing to drawing
const rest = 1600; // ms at the end of a round

export class Player {
  private readonly hits = new Hits();
  private palette: Palette | undefined;
  private pens: CanvasPen[] = [];
  private place: number;
  private rested = 0;
  private request = 0;
  private last = 0;
  private seen = false;
  private readonly ends: (() => void)[] = [];

  /** The canvases are those of the sessions, in their order. */
  constructor(
    private readonly root: HTMLElement,
    private readonly canvases: readonly HTMLCanvasElement[],
    private readonly sessions: readonly Session[],
    private readonly miniature: Miniature,
  ) {
    this.place = miniature.from;
    const sight = new IntersectionObserver((entries) => {
      this.seen = entries.at(-1)?.isIntersecting ?? false;
      this.go();
    });
    sight.observe(root);
    const size = new ResizeObserver(() => this.draw());
    size.observe(root);
    const go = () => this.go();
    document.addEventListener("visibilitychange", go);
    this.ends.push(
      () => sight.disconnect(),
      () => size.disconnect(),
      () => document.removeEventListener("visibilitychange", go),
      onMotion(go),
      onColours(() => this.recolour()),
    );
    this.go();
  }

  end(): void {
    cancelAnimationFrame(this.request);
    for (const end of this.ends) end();
  }

  /** The colours of the page have changed. */
  recolour(): void {
    // Read late: they are set on the page after what says so.
    requestAnimationFrame(() => {
      this.palette = undefined;
      this.draw();
    });
  }

  private go(): void {
    const plays = this.seen && !document.hidden && moves();
    this.root.dataset.motion = plays ? "plays" : "still";
    cancelAnimationFrame(this.request);
    this.last = 0;
    if (plays) this.request = requestAnimationFrame(this.tick);
    else this.draw();
  }

  private readonly tick = (now: number): void => {
    this.request = requestAnimationFrame(this.tick);
    if (this.last === 0) this.last = now;
    const passed = now - this.last;
    // Half a millisecond of grace: two frames of a screen of 60 are one of 30.
    if (passed < frame - 0.5) return;
    this.last = now;
    this.step(Math.min(100, passed));
    this.draw();
  };

  private step(passed: number): void {
    const end = Math.max(...this.sessions.map((s) => s.recording.end)) - 1;
    if (this.place < end) {
      this.place = Math.min(end, this.place + (passed / 1000) * this.miniature.rate);
      return;
    }
    this.rested += passed;
    if (this.rested < rest) return;
    this.rested = 0;
    this.place = this.miniature.from;
  }

  private draw(): void {
    const { rate, still } = this.miniature;
    const place = moves() ? this.place : still;
    this.palette ??= this.recoloured();
    this.sessions.forEach((session, k) => {
      const { canvas, pen } = { canvas: this.canvases[k], pen: this.pens[k] };
      const { clientWidth: width = 0, clientHeight: height = 0 } = canvas ?? {};
      if (!pen || !this.palette || width < 40 || height < 40) return;
      pen.clear(width, height, Math.min(2, devicePixelRatio || 1));
      const at = session.within(place);
      drawMap(pen, {
        session,
        world: session.at(Math.floor(at)),
        place: at,
        rate,
        pace: rate,
        width,
        height,
        palette: this.palette,
        selected: null,
        hits: this.hits,
        bare: true,
      });
    });
    this.root.dataset.step = String(Math.floor(place));
  }

  private recoloured(): Palette {
    const palette = paletteOf(this.root);
    this.pens = this.canvases.map((c) => new CanvasPen(c, palette.fonts));
    return palette;
  }
}
