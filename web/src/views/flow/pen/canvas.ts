// The pen on a canvas. Coordinates are CSS pixels; the canvas has as many more
// as the screen has.

import { type Fill, type Fonts, type Lettering, type Pen, type Stroke, TILE, tileOf } from "./pen";

export class CanvasPen implements Pen {
  private readonly context: CanvasRenderingContext2D;
  private readonly patterns = new Map<string, CanvasPattern | string>();
  private readonly stamps = new Map<string, HTMLCanvasElement>();
  private paths = new Map<string, Path2D>();
  private scale = 1;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly fonts: Fonts,
  ) {
    const context = canvas.getContext("2d");
    if (!context) throw new Error("canvas: no 2D context");
    this.context = context;
  }

  /** Makes the canvas this large and empty. */
  clear(width: number, height: number, scale: number): void {
    const { canvas, context } = this;
    const wide = Math.round(width * scale);
    const high = Math.round(height * scale);
    if (canvas.width !== wide || canvas.height !== high || scale !== this.scale) {
      canvas.width = wide;
      canvas.height = high;
      this.scale = scale;
      this.patterns.clear();
      this.stamps.clear();
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    if (this.paths.size > 2000) this.paths = new Map();
  }

  path(d: string, stroke: Stroke): void {
    this.pen(stroke);
    this.context.stroke(this.cached(d));
    this.context.globalAlpha = 1;
  }

  area(d: string, fill: Fill): void {
    this.fill(fill, () => this.context.fill(this.cached(d)));
  }

  box(x: number, y: number, width: number, height: number, fill: Fill): void {
    this.fill(fill, () => this.context.fillRect(x, y, width, height));
  }

  disc(x: number, y: number, radius: number, fill: Fill | null, edge?: Stroke): void {
    const { context } = this;
    // Lamps are many and alike: a pattern is filled once and then stamped.
    if (
      fill?.pattern &&
      fill.pattern !== "solid" &&
      fill.pattern !== "none" &&
      fill.alpha === undefined
    ) {
      this.stamp(x, y, radius, fill, edge);
      return;
    }
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    if (fill) this.fill(fill, () => context.fill());
    if (!edge) return;
    this.pen(edge);
    context.stroke();
    context.globalAlpha = 1;
  }

  private stamp(x: number, y: number, radius: number, fill: Fill, edge?: Stroke): void {
    const rim = edge ? `${edge.colour} ${edge.width} ${edge.alpha ?? 1}` : "";
    const key = `${radius} ${fill.pattern} ${fill.colour} ${fill.ground ?? ""} ${rim}`;
    const half = Math.ceil(radius + (edge?.width ?? 0)) + 1;
    let stamp = this.stamps.get(key);
    if (!stamp) {
      stamp = document.createElement("canvas");
      const pen = new CanvasPen(stamp, this.fonts);
      pen.clear(2 * half, 2 * half, this.scale);
      pen.context.beginPath();
      pen.context.arc(half, half, radius, 0, 2 * Math.PI);
      pen.fill(fill, () => pen.context.fill());
      if (edge) pen.disc(half, half, radius, null, edge);
      this.stamps.set(key, stamp);
    }
    this.context.drawImage(stamp, x - half, y - half, 2 * half, 2 * half);
  }

  text(x: number, y: number, text: string, l: Lettering): void {
    const { context } = this;
    context.font = `${l.bold ? 600 : 400} ${l.size}px ${l.mono ? this.fonts.mono : this.fonts.sans}`;
    context.textAlign = l.anchor === "middle" ? "center" : l.anchor === "end" ? "right" : "left";
    context.textBaseline = "middle";
    context.globalAlpha = l.alpha ?? 1;
    const base = y + l.size * 0.06;
    if (l.halo) {
      context.strokeStyle = l.halo;
      context.lineWidth = 4;
      context.lineJoin = "round";
      context.setLineDash([]);
      context.strokeText(text, x, base);
    }
    context.fillStyle = l.colour;
    context.fillText(text, x, base);
    context.globalAlpha = 1;
  }

  image(x: number, y: number, width: number, height: number, picture: HTMLCanvasElement): void {
    this.context.imageSmoothingEnabled = false;
    this.context.drawImage(picture, x, y, width, height);
  }

  private pen({ colour, width, alpha = 1, dash = [], round = false }: Stroke): void {
    const { context } = this;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.globalAlpha = alpha;
    context.setLineDash(dash as number[]);
    context.lineCap = round ? "round" : "butt";
    context.lineJoin = "round";
  }

  private fill({ colour, pattern = "solid", ground, alpha = 1 }: Fill, draw: () => void): void {
    const { context } = this;
    context.globalAlpha = alpha;
    if (ground && pattern !== "solid") {
      context.fillStyle = ground;
      draw();
    }
    if (pattern !== "none") {
      context.fillStyle = pattern === "solid" ? colour : this.pattern(colour, pattern);
      draw();
    }
    context.globalAlpha = 1;
  }

  private cached(d: string): Path2D {
    // Long ones change with every step.
    if (d.length > 4000 && !this.paths.has(d)) return new Path2D(d);
    let path = this.paths.get(d);
    if (!path) {
      path = new Path2D(d);
      this.paths.set(d, path);
    }
    return path;
  }

  private pattern(colour: string, pattern: NonNullable<Fill["pattern"]>): CanvasPattern | string {
    const key = `${pattern} ${colour}`;
    const known = this.patterns.get(key);
    if (known) return known;
    const made = this.makeTile(colour, pattern) ?? colour;
    this.patterns.set(key, made);
    return made;
  }

  private makeTile(colour: string, pattern: NonNullable<Fill["pattern"]>): CanvasPattern | null {
    const strokes = tileOf(pattern);
    const tile = document.createElement("canvas");
    const pixels = Math.max(TILE, Math.round(TILE * this.scale));
    tile.width = pixels;
    tile.height = pixels;
    const context = tile.getContext("2d");
    if (!strokes || !context) return null;
    context.scale(pixels / TILE, pixels / TILE);
    context.strokeStyle = colour;
    context.lineWidth = strokes.width;
    context.lineCap = pattern === "dots" ? "round" : "butt";
    context.stroke(new Path2D(strokes.d));
    const made = this.context.createPattern(tile, "repeat");
    made?.setTransform(new DOMMatrix().scale(TILE / pixels));
    return made;
  }
}
