// The states as pixels: a colour and a pattern each, how thick a lane is in
// them, and how much they weigh where many share one pixel.

import { patternOf } from "../map/lamp";
import type { Palette } from "../pen/palette";
import { type Pattern, TILE } from "../pen/pen";
import { states } from "../stateset";
import { mixed, pixelOf, type Rgb, rgbOf } from "../tiles/colour";

/** What a lane is drawn with beside the states: a turn that was for nothing, or one that runs without the lock. */
export const FOR_NOTHING = states.STATES;
/** States and that one: the length of a table by paint. */
export const PAINTS = states.STATES + 1;

/** From the bottom of a lane up, where several share a column. */
export const stackOrder: readonly number[] = [
  states.RUNNING,
  FOR_NOTHING,
  states.NEW,
  states.SENDING,
  states.RECEIVING,
  states.QUEUED,
  states.ASLEEP,
  states.UNKNOWN,
  states.DONE,
];

/** The share of its lane's height that a state takes: the livelier, the thicker. */
export const thickness = table({
  [states.RUNNING]: 1,
  [FOR_NOTHING]: 0.7,
  [states.QUEUED]: 0.6,
  [states.NEW]: 0.5,
  [states.RECEIVING]: 0.36,
  [states.SENDING]: 0.36,
  [states.ASLEEP]: 0.12,
  [states.UNKNOWN]: 0.12,
  [states.DONE]: 0.06,
});

/** What a step counts where lanes are blended: runs are short and are what one looks for. */
export const weight = table({ [states.RUNNING]: 60, [FOR_NOTHING]: 40, [states.NEW]: 2 }, 1);

/** How strongly the colour stands against the ground. */
const strength = table({ [states.ASLEEP]: 0.34, [states.UNKNOWN]: 0.3, [states.DONE]: 0.4 }, 1);

/** The same where lanes are blended: many that wait are a quiet ground to those who run. */
const thinStrength = table(
  { [states.RUNNING]: 1, [FOR_NOTHING]: 0.75, [states.ASLEEP]: 0.22, [states.DONE]: 0.25 },
  0.5,
);

export class Paints {
  /** By paint, as a pixel (little-endian: alpha first). */
  readonly solid: Uint32Array;
  /** By paint: red, green, blue, for lanes that are blended. */
  readonly parts: Float64Array;
  /** Tile of each paint, `tile` pixels a side. */
  private readonly tiles: readonly Uint32Array[];
  /** Pixels a side of a tile. */
  readonly tile: number;
  private readonly stretches = new Map<number, Uint32Array>();

  /** `read` reads a colour of the palette. */
  constructor(palette: Palette, scale: number, read: (colour: string) => Rgb = rgbOf) {
    this.solid = new Uint32Array(PAINTS);
    this.parts = new Float64Array(3 * PAINTS);
    this.tile = Math.max(4, Math.round(TILE * scale));
    const ground = read(palette.ground);
    const tiles: Uint32Array[] = [];
    for (let s = 0; s < PAINTS; s++) {
      const idle = s === FOR_NOTHING;
      const absent = s === states.ABSENT;
      const named = palette.states[idle ? states.RUNNING : s] ?? palette.quiet;
      const full = absent ? ground : read(named);
      const own = mixed(ground, full, idle ? 0.6 : (strength[s] as number));
      const colour = pixelOf(own);
      this.solid[s] = colour;
      this.parts.set(mixed(ground, full, thinStrength[s] as number), 3 * s);
      const pattern = idle ? "hatch-left" : patternOf(s);
      tiles.push(tileOf(pattern, this.tile, colour, pixelOf(mixed(ground, own, BETWEEN))));
    }
    this.tiles = tiles;
  }

  /** One pixel of a paint's pattern. */
  at(paint: number, x: number, y: number): number {
    const { tile } = this;
    return (this.tiles[paint] as Uint32Array)[(y % tile) * tile + (x % tile)] as number;
  }

  /** A row of a paint's pattern from x = 0 on, at least `width` long; y counts from the top. */
  row(paint: number, y: number, width: number): Uint32Array {
    const key = paint * this.tile + (y % this.tile);
    const known = this.stretches.get(key);
    if (known && known.length >= width) return known;
    const made = new Uint32Array(width);
    for (let x = 0; x < width; x++) made[x] = this.at(paint, x, y);
    this.stretches.set(key, made);
    return made;
  }
}

/** What lies between the strokes of a pattern: so little colour that it still reads as one stretch. */
const BETWEEN = 0.28;

function tileOf(pattern: Pattern, side: number, on: number, off: number): Uint32Array {
  const tile = new Uint32Array(side * side).fill(on);
  const half = side / 2;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (!covers(pattern, x + 0.5, y + 0.5, side, half)) tile[y * side + x] = off;
  return tile;
}

function covers(pattern: Pattern, x: number, y: number, side: number, half: number): boolean {
  switch (pattern) {
    case "hatch-right":
      return (x + y) % side < half;
    case "hatch-left":
      return (x - y + side) % side < half;
    case "dots": {
      // Two dots a tile, as the pen draws them.
      const near = (cx: number, cy: number) => Math.hypot(x - cx * side, y - cy * side);
      return Math.min(near(0.25, 0.25), near(0.75, 0.75)) < side * 0.24;
    }
    default:
      return true;
  }
}

function table(values: Readonly<Record<number, number>>, other = 0): Float64Array {
  const made = new Float64Array(PAINTS).fill(other);
  for (const [paint, value] of Object.entries(values)) made[Number(paint)] = value;
  return made;
}
