// What the pictures are drawn with: few strokes, so that one drawing can go to
// a canvas, into the page as SVG and into a file.

/** The patterns of the states, for eyes and printers without colour. */
export type Pattern = "solid" | "hatch-right" | "hatch-left" | "dots" | "none";

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly alpha?: number;
  readonly dash?: readonly number[];
  readonly round?: boolean;
}

export interface Fill {
  readonly colour: string;
  readonly pattern?: Pattern;
  /** Under the pattern. */
  readonly ground?: string;
  readonly alpha?: number;
}

export interface Lettering {
  readonly size: number;
  readonly colour: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly bold?: boolean;
  /** A letter of a state, not a word or a figure. */
  readonly mono?: boolean;
  readonly alpha?: number;
  /** A rim in this colour, so that it can be read on anything. */
  readonly halo?: string;
}

export interface Fonts {
  readonly sans: string;
  readonly mono: string;
}

export interface Pen {
  /** A path in SVG's notation. */
  path(d: string, stroke: Stroke): void;
  area(d: string, fill: Fill): void;
  box(x: number, y: number, width: number, height: number, fill: Fill): void;
  disc(x: number, y: number, radius: number, fill: Fill | null, edge?: Stroke): void;
  /** y is the middle of the letters. */
  text(x: number, y: number, text: string, lettering: Lettering): void;
  /** A picture of pixels, each of which stays a sharp square. */
  image(x: number, y: number, width: number, height: number, picture: HTMLCanvasElement): void;
}

/** Size of a pattern's tile, in CSS pixels. */
export const TILE = 6;

/** The strokes of a tile; dots are drawn as short ones with round ends. */
export function tileOf(pattern: Pattern): { d: string; width: number } | null {
  switch (pattern) {
    case "hatch-right":
      return { d: "M-1 7L7 -1M-1 1L1 -1M5 7L7 5", width: 2.2 };
    case "hatch-left":
      return { d: "M-1 -1L7 7M5 -1L7 1M-1 5L1 7", width: 2.2 };
    case "dots":
      return { d: "M1.5 1.5h0M4.5 4.5h0", width: 2.4 };
    default:
      return null;
  }
}
