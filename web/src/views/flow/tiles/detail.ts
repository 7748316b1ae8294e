// What lies over the tiles: patterns and letters where there is room, numbers
// where there is more, the selected tasklet, the one under the pointer.

import type { Names } from "../../../lib/recording";
import { patternOf } from "../map/lamp";
import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import { stateSpecs, states } from "../stateset";
import { type Arrangement, taskletAt, tileOf } from "./arrangement";
import { type Box, type Camera, tilesShown } from "./camera";
import type { Tiles } from "./tiles";

/** Sizes of a tile in CSS pixels from which on it has these. */
export const PATTERNED = 9;
export const LETTERED = 15;

export interface Detail {
  readonly tiles: Tiles;
  readonly arrangement: Arrangement;
  /** In CSS pixels. */
  readonly camera: Camera;
  readonly box: Box;
  readonly palette: Palette;
  readonly names: Names;
  readonly selected: number | null;
  /** Where the keys stand, or the pointer is. */
  readonly pointed: number | null;
}

/** Calls for each tile on screen that is large enough for signs, with its corner. */
export function eachSigned(
  { arrangement: a, camera: c, tiles, box }: Detail,
  call: (x: number, y: number, tasklet: number, state: number) => void,
): void {
  if (c.size < PATTERNED) return;
  const { columns, rows } = tilesShown(c, a, box);
  for (let row = rows.from; row < rows.to; row++) {
    for (let column = columns.from; column < columns.to; column++) {
      const t = taskletAt(a, column, row);
      if (t < 0 || t >= tiles.count) continue;
      call(c.x + column * c.size, c.y + row * c.size, t, tiles.states[t] as number);
    }
  }
}

/** All of it; without signs where they were stamped before. */
export function drawDetail(pen: Pen, d: Detail, stamped = false): void {
  const { size } = d.camera;
  if (!stamped || size >= NUMBERED)
    eachSigned(d, (x, y, t, state) => {
      if (!stamped) drawSigns(pen, d.palette, x, y, size, state);
      numbered(pen, d.palette, x, y, size, d.names.short(t));
    });
  if (d.pointed !== null) outline(pen, d, d.pointed, 1.5);
  if (d.selected !== null) outline(pen, d, d.selected, 3);
}

/** Pattern and letter of a state in a square. */
export function drawSigns(
  pen: Pen,
  palette: Palette,
  x: number,
  y: number,
  size: number,
  state: number,
): void {
  const colour = palette.states[state] ?? palette.quiet;
  const { ABSENT, DONE, RUNNING } = states;
  const spec = stateSpecs[state];
  if (state === ABSENT || !spec) return;
  const inner = size - 1;
  const pattern = patternOf(state);
  if (state === RUNNING) pen.box(x + 1, y + 1, inner, inner, { colour });
  else if (pattern !== "none")
    pen.box(x + 1, y + 1, inner, inner, { colour, pattern, alpha: size < 24 ? 1 : 0.55 });
  else if (size >= LETTERED) {
    const d = `M${x + 2} ${y + 2}h${inner - 2}v${inner - 2}h${2 - inner}z`;
    pen.path(d, { colour, width: 1.5, alpha: state === DONE ? 0.8 : 1 });
  }
  if (size < LETTERED) return;
  const letter = Math.min(24, Math.max(10, size * 0.42));
  const middle = size < NUMBERED ? 0.5 : 0.4;
  const [cx, cy] = [x + 0.5 + size / 2, y + 0.5 + size * middle];
  // A rim of ground keeps the letter apart from the pattern and from what glows.
  const rim = state === RUNNING ? {} : { halo: palette.ground };
  pen.text(cx, cy, spec.letter, {
    size: letter,
    anchor: "middle",
    bold: true,
    mono: true,
    colour: state === RUNNING ? palette.onState : palette.text,
    ...rim,
  });
}

const NUMBERED = 44; // CSS pixels

function numbered(
  pen: Pen,
  palette: Palette,
  x: number,
  y: number,
  size: number,
  words: string,
): void {
  if (size < NUMBERED) return;
  if (words.length * 6.4 + 6 > size) return;
  pen.text(x + 0.5 + size / 2, y + size * 0.8, words, {
    size: 12,
    anchor: "middle",
    colour: palette.text,
    halo: palette.ground,
  });
}

function outline(
  pen: Pen,
  { arrangement, camera, palette }: Detail,
  t: number,
  width: number,
): void {
  if (t >= arrangement.count) return;
  const { column, row } = tileOf(arrangement, t);
  // A tile too small to be seen gets a square around it.
  const room = Math.max(camera.size, 11);
  const spare = (room - camera.size) / 2;
  const x = camera.x + column * camera.size - spare;
  const y = camera.y + row * camera.size - spare;
  const square = `M${x} ${y}h${room}v${room}h${-room}z`;
  pen.path(square, { colour: palette.ground, width: width + 3 });
  pen.path(square, { colour: palette.text, width });
}
