// The one table that both painters of the tile map look their colours up in:
// by state and time. What is fresh glows, what is long ago is dim.

import type { Palette } from "../pen/palette";
import { states } from "../stateset";
import { lightness, mixed, pixelOf, type Rgb, rgbOf } from "./colour";

/** Rows of the table: states, and room up to a power of two. */
export const SHADE_ROWS = 16;
export const SHADE_COLUMNS = 256;

/** What shades are made of, worked out once for a theme. */
export interface Tints {
  readonly ground: Rgb;
  readonly glow: Rgb;
  /** By state: long ago, and just before it glows. */
  readonly old: readonly Rgb[];
  readonly fresh: readonly Rgb[];
}

/** How much of its colour a state keeps that began long ago. */
const kept = 0.5;

/** For screens with few colours: shares of the text's colour by state, far enough apart. */
const greys: Readonly<Record<number, number>> = {
  [states.UNKNOWN]: 0.07,
  [states.ABSENT]: 0,
  [states.NEW]: 0.14,
  [states.DONE]: 0.22,
  [states.ASLEEP]: 0.34,
  [states.QUEUED]: 0.5,
  [states.RECEIVING]: 0.66,
  [states.SENDING]: 0.82,
};

export function tintsOf(palette: Palette): Tints {
  const ground = rgbOf(palette.ground);
  const text = rgbOf(palette.text);
  const colours = palette.states.map(rgbOf);
  const few = new Set(colours.map(String)).size < 6;
  const full = colours.map((c, s) =>
    few && greys[s] !== undefined ? mixed(ground, text, greys[s]) : c,
  );
  const dark = lightness(ground) < 0.2;
  // On paper what glows is darker, as ink is.
  const glow = few || !dark ? text : rgbOf(palette.bright);
  const old = full.map((c, s) => {
    if (s === states.ABSENT) return mixed(ground, text, 0.05);
    if (s === states.UNKNOWN) return mixed(ground, text, 0.12);
    if (few || s === states.RUNNING) return c;
    return mixed(ground, c, s === states.DONE ? (dark ? 0.75 : 0.4) : kept);
  });
  return { ground, glow, old, fresh: full };
}

/** The colour of a state that is so fresh. */
export function shade(tints: Tints, state: number, fresh: number): Rgb {
  const old = tints.old[state] ?? tints.ground;
  if (fresh <= 0 || state === states.ABSENT) return old;
  const warm = mixed(old, tints.fresh[state] ?? old, Math.min(1, fresh * 1.6));
  return mixed(warm, tints.glow, 0.8 * fresh ** 2);
}

/** The table: pixels by state * 256 + time. */
export function fillShades(
  into: Uint32Array,
  tints: Tints,
  freshness: (time: number) => number,
): void {
  for (let time = 0; time < SHADE_COLUMNS; time++) {
    const fresh = freshness(time);
    for (let state = 0; state < SHADE_ROWS; state++) {
      const at = state * SHADE_COLUMNS;
      // Most of the table is long ago, which is one colour a state.
      const known = fresh <= 0 && time > 0 && freshness(time - 1) <= 0;
      into[at + time] = known
        ? (into[at + time - 1] as number)
        : pixelOf(shade(tints, state, fresh));
    }
  }
}
