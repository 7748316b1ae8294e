// Heat: a count as a colour on a logarithmic scale, from the first that is told
// from nothing to the most there is.

import type { Palette } from "../pen/palette";
import { lightness, mixed, pixelOf, type Rgb, rgbOf } from "../tiles/colour";

const levels = 256;

export interface Ramp {
  /** By level: 0 is nothing. */
  readonly pixels: Uint32Array;
  /** As CSS colours, for a legend. */
  css(level: number): string;
}

export function rampOf(palette: Palette): Ramp {
  const ground = rgbOf(palette.ground);
  const text = rgbOf(palette.text);
  const middle = rgbOf(palette.states[4] ?? palette.text);
  const bright = rgbOf(palette.bright);
  // What is most stands out most: lighter on a dark ground, darker on paper.
  const dark = lightness(ground) < 0.2;
  const end = dark && lightness(bright) > lightness(middle) ? bright : text;
  const colours: Rgb[] = [];
  for (let k = 0; k < levels; k++) {
    const part = k / (levels - 1);
    colours.push(
      k === 0
        ? ground
        : part < 0.5
          ? mixed(mixed(ground, middle, 0.3), middle, part * 2)
          : mixed(middle, end, part * 2 - 1),
    );
  }
  return {
    pixels: Uint32Array.from(colours, pixelOf),
    css: (level) => `rgb(${(colours[level] ?? ground).join(", ")})`,
  };
}

/** The level of a count: 0 only for none. */
export function levelOf(count: number, most: number): number {
  if (!(count > 0)) return 0;
  if (most <= 1) return levels - 1;
  return Math.max(
    1,
    Math.min(levels - 1, Math.round(1 + (Math.log(count) / Math.log(most)) * (levels - 2))),
  );
}
