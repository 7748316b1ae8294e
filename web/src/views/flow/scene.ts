// A scene is a layout's diagram as plain geometry, in CSS pixels: tracks,
// lamps, and what may travel. Every layout makes one for any size and number,
// so that a miniature and the whole picture are one drawing.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A short bright train on a path; seconds for the whole way. */
export interface Train {
  readonly path: string;
  readonly seconds: number;
  /** Seconds into the way at the start. */
  readonly ahead: number;
  /** Its length, in thousandths of the path. */
  readonly length: number;
  /** It returns the way it came. */
  readonly back: boolean;
}

/** Something that lights up once a cycle and fades: a throw, a filled berth. */
export interface Flash {
  readonly path: string;
  readonly seconds: number;
  readonly ahead: number;
}

export interface Scene {
  readonly tracks: string;
  /** In the order of the work, so that the first k can be lit. */
  readonly lamps: readonly Point[];
  readonly radius: number;
  readonly trains: readonly Train[];
  readonly throws: readonly Flash[];
  readonly berths: readonly Flash[];
  /** Stretches on which something was held, as path data. */
  readonly held: string;
  /** The way a token takes between them. */
  readonly way: string;
  /** A turntable's bridge: it turns from lamp to lamp. */
  readonly bridge: { readonly at: Point; readonly radius: number } | null;
}

/** Makes the scene of `count` things in a box; it draws fewer where they do not fit. */
export type Layout = (width: number, height: number, count: number) => Scene;

export const EMPTY: Scene = {
  tracks: "",
  lamps: [],
  radius: 4,
  trains: [],
  throws: [],
  berths: [],
  held: "",
  way: "",
  bridge: null,
};

export function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

export function round(v: number): number {
  return Math.round(v * 10) / 10;
}

/** Points evenly on a circle, clockwise from `from` radians. */
export function circle(center: Point, radius: number, count: number, from: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = from + (2 * Math.PI * i) / count;
    return { x: center.x + radius * Math.cos(a), y: center.y + radius * Math.sin(a) };
  });
}

export function circlePath(c: Point, r: number): string {
  return `M${at(c.x - r, c.y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0`;
}

/** A fixed sequence of numbers below `below`, for diagrams that only need to look unordered. */
export function sequence(length: number, below: number): number[] {
  let state = 9;
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  });
}
