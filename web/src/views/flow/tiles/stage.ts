// The tile map on its canvases: painted at most once a frame, from the newest
// that there is; while nothing changes, and while the page is hidden, not at all.

import { CanvasPen } from "../pen/canvas";
import { type Palette, paletteOf } from "../pen/palette";
import { type Arrangement, arrange, taskletAt, tileOf } from "./arrangement";
import {
  type Box,
  type Camera,
  centred,
  fitted,
  including,
  isPart,
  panned,
  zoomed,
} from "./camera";
import { pixelOf } from "./colour";
import { type Detail, drawDetail, eachSigned, LETTERED, PATTERNED } from "./detail";
import type { Feed } from "./feed";
import type { Frame } from "./frame";
import { type Painter, painterFor } from "./painter";
import { fillShades, SHADE_COLUMNS, SHADE_ROWS, type Tints, tintsOf } from "./shades";
import { drawInset, type Inset, insetOf, SmallMap } from "./small";
import { StampSheet, Stamps } from "./stamps";
import type { Tiles } from "./tiles";

/** More pixels of the screen than this are too many to paint one by one, many times a second. */
const MOST_PIXELS = 1_200_000;

/** So long a frame is painted without a rest, in ms: a million tasklets take about as long. */
const SLICE = 8;

export interface Asked {
  readonly selected: number | null;
  readonly pointed: number | null;
}

/** Where the last map stood: the next window of the same run is looked at from there. */
let left: Sight | undefined;

interface Sight {
  readonly room: number;
  readonly box: Box;
  readonly camera: Camera;
  /** The tasklet in the middle of a part; undefined where all is seen. */
  readonly middle: number | undefined;
}

/** How the last map stood, if it was of so many tiles: for a file of what is on screen. */
export function lastSight(room: number): { box: Box; camera: Camera } | undefined {
  return left?.room === room ? left : undefined;
}

export class Stage {
  /** Frames painted so far. */
  painted = 0;
  private frame = 0;
  /** What is left of the frame that is being painted, and what shows it then. */
  private work: Generator<void, void> | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private again = false;
  private painter: Painter;
  private palette: Palette | undefined;
  private tints: Tints | undefined;
  private stamps: Stamps | undefined;
  private pen: CanvasPen | undefined;
  private readonly sheet = new StampSheet();
  private readonly small = new SmallMap();
  private readonly shades = new Uint32Array(SHADE_ROWS * SHADE_COLUMNS);
  private arrangement: Arrangement | undefined;
  private camera: Camera | undefined;
  private box: Box = { width: 1, height: 1 };
  private ratio = 1;

  constructor(
    private readonly base: HTMLCanvasElement,
    private readonly over: HTMLCanvasElement,
    private readonly feed: Feed,
    private readonly asked: () => Asked,
    /** After each frame. */
    private readonly shown: (stage: Stage) => void,
    graphics: boolean,
  ) {
    this.painter = painterFor(base, graphics);
    base.dataset.painter = this.painter.name;
  }

  /** Width and height in CSS pixels. */
  resize(width: number, height: number): void {
    this.ratio = Math.min(2, devicePixelRatio || 1);
    const many = width * height * this.ratio ** 2 > MOST_PIXELS;
    if (many && this.painter.name === "canvas2d") this.ratio = 1;
    const box = {
      width: Math.max(1, Math.round(width * this.ratio)),
      height: Math.max(1, Math.round(height * this.ratio)),
    };
    if (box.width === this.box.width && box.height === this.box.height) return;
    this.box = box;
    this.arrangement = undefined; // another box has other rows
    this.camera = undefined;
    this.palette = undefined; // stamps are of a ratio
    this.later();
  }

  /** Colours may have changed. */
  recolour(): void {
    this.palette = undefined;
    this.later();
  }

  /** Paints in the next frame; what is being painted is brought to its end before. */
  later(): void {
    if (this.work) this.again = true;
    else if (this.frame === 0) this.frame = requestAnimationFrame(() => this.paint());
  }

  /** Whether the browser took the painter away. */
  get lost(): boolean {
    return this.painter.lost();
  }

  free(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.rest);
    this.frame = -1;
    this.work = undefined;
    this.painter.free();
  }

  /** What is at a point, in CSS pixels of the map; -1 for nothing. */
  taskletAt(x: number, y: number): number {
    const { arrangement: a, camera: c, ratio } = this;
    if (!a || !c) return -1;
    const column = Math.floor((x * ratio - c.x) / c.size);
    return taskletAt(a, column, Math.floor((y * ratio - c.y) / c.size));
  }

  zoom(factor: number, x: number, y: number): void {
    this.move((c, a, box) => zoomed(c, a, box, factor, x * this.ratio, y * this.ratio));
  }

  /** Larger or smaller around the middle, or around a tasklet. */
  zoomAt(factor: number, tasklet: number | null): void {
    this.move((c, a, box) => {
      if (tasklet === null || tasklet >= a.count)
        return zoomed(c, a, box, factor, box.width / 2, box.height / 2);
      const { column, row } = tileOf(a, tasklet);
      const x = c.x + (column + 0.5) * c.size;
      return zoomed(c, a, box, factor, x, c.y + (row + 0.5) * c.size);
    });
  }

  pan(dx: number, dy: number): void {
    this.move((c, a, box) => panned(c, a, box, dx * this.ratio, dy * this.ratio));
  }

  fit(): void {
    this.move((_, a, box) => fitted(a, box));
  }

  /** Makes a tasklet be seen; from far with its letter. */
  show(tasklet: number, near = false): void {
    this.move((c, a, box) => {
      if (tasklet >= a.count) return c;
      const { column, row } = tileOf(a, tasklet);
      const size = Math.max(c.size, near ? 24 * this.ratio : 0);
      return size > c.size
        ? centred(c, a, box, column, row, size)
        : including(c, a, box, column, row);
    });
  }

  /** The tasklet beside another one on the map. */
  beside(tasklet: number, dx: number, dy: number): number {
    const a = this.arrangement;
    if (!a) return tasklet;
    const { column, row } = tileOf(a, tasklet);
    const found = taskletAt(a, column + dx, row + dy);
    return found < 0 ? tasklet : found;
  }

  /** In the small map: its part of the whole, 0 to 1 each way; undefined outside of it. */
  insetAt(x: number, y: number): { x: number; y: number } | undefined {
    const inset = this.inset;
    if (!inset) return undefined;
    const [px, py] = [(x - inset.x) / inset.width, (y - inset.y) / inset.height];
    return px >= 0 && px < 1 && py >= 0 && py < 1 ? { x: px, y: py } : undefined;
  }

  /** A part of the whole into the middle, 0 to 1 each way. */
  centre(x: number, y: number): void {
    this.move((c, a, box) => centred(c, a, box, x * a.columns - 0.5, y * a.rows - 0.5));
  }

  get zoomedIn(): boolean {
    const { arrangement: a, camera: c } = this;
    return a !== undefined && c !== undefined && isPart(c, a, this.box);
  }

  /** Whether a tile has room for its letter. */
  get lettered(): boolean {
    return this.size >= LETTERED * this.ratio;
  }

  /** Pixels of the screen a tile. */
  get size(): number {
    return this.camera?.size ?? 0;
  }

  /** The lowest and the highest tasklet on screen. */
  get range(): { from: number; to: number } | undefined {
    const { arrangement: a, camera: c, box } = this;
    if (!a || !c) return undefined;
    const first = Math.max(0, Math.floor(-c.y / c.size));
    const last = Math.min(a.rows, Math.ceil((box.height - c.y) / c.size)) - 1;
    return { from: first * a.columns, to: Math.min(a.count, (last + 1) * a.columns) - 1 };
  }

  /** The tasklet in the middle of what is on screen. */
  get middle(): number {
    const { width, height } = this.box;
    const t = this.taskletAt(width / 2 / this.ratio, height / 2 / this.ratio);
    return t < 0 ? (this.range?.from ?? 0) : t;
  }

  private get inset(): Inset | undefined {
    const { arrangement: a, ratio } = this;
    if (!a || !this.zoomedIn) return undefined;
    return insetOf(a, { width: this.box.width / ratio, height: this.box.height / ratio });
  }

  private move(to: (c: Camera, a: Arrangement, box: Box) => Camera): void {
    const { arrangement: a, camera: c } = this;
    if (!a || !c) return;
    this.camera = to(c, a, this.box);
    this.later();
  }

  private arranged(tiles: Tiles): Arrangement {
    const { box } = this;
    const room = Math.max(tiles.count, this.feed.room);
    let a = this.arrangement;
    if (!a || a.count !== room) {
      a = arrange(room, box.width, box.height, this.feed.serpentine);
      this.arrangement = a;
      this.camera = left?.room === room ? seenAgain(left, a, box) : fitted(a, box);
    }
    return a;
  }

  private paint(): void {
    this.frame = 0;
    const until = performance.now() + SLICE;
    const tiles = this.feed.tiles();
    if (tiles.count === 0) return;
    // Read late: the theme is set on the page after the signal.
    if (!this.palette || !this.tints) {
      this.palette = paletteOf(this.base);
      this.tints = tintsOf(this.palette);
      this.stamps = new Stamps(this.palette, this.ratio);
      this.pen = new CanvasPen(this.over, this.palette.fonts);
    }
    const { palette, tints, box, shades } = this;
    const arrangement = this.arranged(tiles);
    const camera = this.camera ?? fitted(arrangement, box);
    this.camera = camera;
    const middle = this.zoomedIn ? this.middle : undefined;
    left = { room: arrangement.count, box, camera, middle };
    fillShades(shades, tints, tiles.freshness);
    const ground = pixelOf(tints.ground);
    const frame: Frame = { arrangement, camera, ...box, shades, ground };
    this.work = this.painter.paint(tiles, frame);
    this.goOn(until, () => {
      this.cover(tiles, arrangement, camera, palette, ground);
      tiles.drawn();
      this.painted++;
      this.shown(this);
    });
  }

  /** Paints for as long as does not hold the page up, and goes on after a rest. */
  private goOn(until: number, show: () => void): void {
    const { work } = this;
    if (!work) return;
    while (!work.next().done) {
      if (performance.now() < until) continue;
      this.rest = setTimeout(() => this.goOn(performance.now() + SLICE, show));
      return;
    }
    this.work = undefined;
    show();
    if (!this.again) return;
    this.again = false;
    this.later();
  }

  private cover(
    tiles: Tiles,
    arrangement: Arrangement,
    { size, x, y }: Camera,
    palette: Palette,
    ground: number,
  ): void {
    const { ratio, pen, stamps } = this;
    if (!pen || !stamps) return;
    const { selected, pointed } = this.asked();
    const bare =
      selected === null && pointed === null && size < PATTERNED * ratio && !this.zoomedIn;
    // A page that is drawn in software pays for an empty canvas too.
    this.over.hidden = bare;
    if (bare) return;
    const box = { width: this.box.width / ratio, height: this.box.height / ratio };
    const camera = { size: size / ratio, x: x / ratio, y: y / ratio };
    pen.clear(box.width, box.height, ratio);
    const detail: Detail = {
      ...{ tiles, arrangement, camera, box, palette, selected, pointed },
      names: this.feed.names,
    };
    if (camera.size >= PATTERNED) {
      this.sheet.clear(this.box.width, this.box.height);
      eachSigned(detail, (px, py, _, state) => {
        const stamp = stamps.stamp(camera.size, state);
        this.sheet.put(stamp, Math.round(px * ratio), Math.round(py * ratio));
      });
      this.sheet.drawOn(this.over);
    }
    drawDetail(pen, detail, true);
    const inset = this.inset;
    if (!inset) return;
    this.small.paint(tiles, arrangement, inset, this.shades, ground);
    drawInset(pen, palette, inset, this.small.canvas, arrangement, camera, box);
  }
}

/** A sight in a box that may be another: the same part, its middle where it was. */
function seenAgain({ box: was, camera, middle }: Sight, a: Arrangement, box: Box): Camera {
  if (was.width === box.width && was.height === box.height) return camera;
  const all = fitted(a, box);
  if (middle === undefined || middle >= a.count || camera.size <= all.size) return all;
  const { column, row } = tileOf(a, middle);
  return centred(all, a, box, column, row, camera.size);
}
