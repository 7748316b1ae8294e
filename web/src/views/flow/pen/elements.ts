// The pen that makes SVG elements: as data, for the page to show and for a file.

import {
  type Fill,
  type Fonts,
  type Lettering,
  type Pattern,
  type Pen,
  type Stroke,
  TILE,
  tileOf,
} from "./pen";

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly text?: string;
  readonly children?: readonly Element[];
}

export class ElementsPen implements Pen {
  readonly elements: Element[] = [];
  private readonly tiles = new Map<string, Element>();

  /** `name` keeps the ids of patterns apart from another picture's. */
  constructor(
    private readonly fonts: Fonts,
    private readonly name = "p",
  ) {}

  path(d: string, stroke: Stroke): void {
    this.add("path", { d, fill: "none", ...edge(stroke) });
  }

  area(d: string, fill: Fill): void {
    this.filled("path", { d }, fill);
  }

  box(x: number, y: number, width: number, height: number, fill: Fill): void {
    this.filled("rect", { x: n(x), y: n(y), width: n(width), height: n(height) }, fill);
  }

  disc(x: number, y: number, radius: number, fill: Fill | null, rim?: Stroke): void {
    const at = { cx: n(x), cy: n(y), r: n(radius) };
    if (fill) this.filled("circle", at, fill);
    if (rim) this.add("circle", { ...at, fill: "none", ...edge(rim) });
  }

  text(x: number, y: number, text: string, l: Lettering): void {
    const attributes: Record<string, string | number> = {
      x: n(x),
      y: n(y + l.size * 0.35),
      fill: l.colour,
      "font-size": n(l.size),
      "font-family": l.mono ? this.fonts.mono : this.fonts.sans,
    };
    if (l.anchor) attributes["text-anchor"] = l.anchor;
    if (l.bold) attributes["font-weight"] = 600;
    if (l.alpha !== undefined) attributes.opacity = n(l.alpha);
    if (l.halo) {
      attributes.stroke = l.halo;
      attributes["stroke-width"] = 4;
      attributes["stroke-linejoin"] = "round";
      attributes["paint-order"] = "stroke";
    }
    this.elements.push({ tag: "text", attributes, text });
  }

  image(x: number, y: number, width: number, height: number, picture: HTMLCanvasElement): void {
    const place = { x: n(x), y: n(y), width: n(width), height: n(height) };
    const style = "image-rendering: pixelated";
    this.add("image", { ...place, preserveAspectRatio: "none", style, href: picture.toDataURL() });
  }

  /** This one and another one below it, as one. */
  joined(other: ElementsPen, y: number): ElementsPen {
    const both = new ElementsPen(this.fonts);
    for (const pen of [this, other])
      for (const [key, tile] of pen.tiles) both.tiles.set(`${pen.name} ${key}`, tile);
    const below = { tag: "g", attributes: { transform: `translate(0 ${y})` } };
    both.elements.push(...this.elements, { ...below, children: other.elements });
    return both;
  }

  /** The patterns that were used. */
  get definitions(): readonly Element[] {
    return [...this.tiles.values()];
  }

  private filled(tag: string, shape: Record<string, string | number>, fill: Fill): void {
    const { colour, pattern = "solid", ground, alpha } = fill;
    const opacity = alpha === undefined ? {} : { opacity: n(alpha) };
    if (ground && pattern !== "solid") this.add(tag, { ...shape, fill: ground, ...opacity });
    if (pattern === "none") return;
    const paint = pattern === "solid" ? colour : `url(#${this.tile(colour, pattern)})`;
    this.add(tag, { ...shape, fill: paint, ...opacity });
  }

  private tile(colour: string, pattern: Pattern): string {
    const key = `${pattern} ${colour}`;
    const known = this.tiles.get(key);
    if (known) return String(known.attributes.id);
    const id = `${this.name}-${this.tiles.size}`;
    const strokes = tileOf(pattern);
    const line: Element = {
      tag: "path",
      attributes: {
        d: strokes?.d ?? "",
        stroke: colour,
        "stroke-width": strokes?.width ?? 1,
        "stroke-linecap": pattern === "dots" ? "round" : "butt",
        fill: "none",
      },
    };
    this.tiles.set(key, {
      tag: "pattern",
      attributes: { id, width: TILE, height: TILE, patternUnits: "userSpaceOnUse" },
      children: [line],
    });
    return id;
  }

  private add(tag: string, attributes: Record<string, string | number>): void {
    this.elements.push({ tag, attributes });
  }
}

function edge(s: Stroke): Record<string, string | number> {
  const attributes: Record<string, string | number> = {
    stroke: s.colour,
    "stroke-width": n(s.width),
    "stroke-linejoin": "round",
  };
  if (s.alpha !== undefined) attributes.opacity = n(s.alpha);
  if (s.dash && s.dash.length > 0) attributes["stroke-dasharray"] = s.dash.join(" ");
  if (s.round) attributes["stroke-linecap"] = "round";
  return attributes;
}

function n(v: number): number {
  return Math.round(v * 100) / 100;
}

/** A whole file. */
export function svgText(
  pen: ElementsPen,
  width: number,
  height: number,
  ground: string,
  title: string,
): string {
  const root: Element = {
    tag: "svg",
    attributes: {
      xmlns: "http://www.w3.org/2000/svg",
      width: n(width),
      height: n(height),
      viewBox: `0 0 ${n(width)} ${n(height)}`,
    },
    children: [
      { tag: "title", attributes: {}, text: title },
      { tag: "defs", attributes: {}, children: pen.definitions },
      { tag: "rect", attributes: { width: n(width), height: n(height), fill: ground } },
      ...pen.elements,
    ],
  };
  return `${markup(root)}\n`;
}

function markup({ tag, attributes, text = "", children = [] }: Element): string {
  const named = Object.entries(attributes).map(([k, v]) => ` ${k}="${escaped(String(v))}"`);
  return `<${tag}${named.join("")}>${escaped(text)}${children.map(markup).join("")}</${tag}>`;
}

function escaped(text: string): string {
  const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (c) => signs[c] ?? c);
}
