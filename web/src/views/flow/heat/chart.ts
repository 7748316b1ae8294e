// A heat picture with its axes and its scale, drawn with a pen: in the page and
// for a file.

import type { Names } from "../../../lib/recording";
import { exact } from "../../figures/number";
import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import type { Heat } from "./heat";
import { levelOf, type Ramp } from "./ramp";

export interface Axis {
  readonly name: string;
  /** What the first cell begins with and the last one ends before. */
  readonly from: number;
  readonly to: number;
  /** Of tasklets: round numbers are those of their names. */
  readonly names?: Names;
}

/** An axis of tasklets, from the first on. */
export function taskletAxis(name: string, to: number, names: Names): Axis {
  return { name, from: 0, to, names };
}

export interface HeatChart {
  readonly heat: Heat;
  readonly across: Axis;
  readonly down: Axis;
  /** What is counted. */
  readonly unit: string;
  /** Cells are squares. */
  readonly square: boolean;
  /** A line at a value of the axis across. */
  readonly cursor?: number;
  /** A line at a value of the axis down. */
  readonly mark?: number;
}

/** Where the cells are, in CSS pixels. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LEFT = 76;
const TOP = 34;
const RIGHT = 16;
const BOTTOM = 66; // what is pointed at is said below

export function fieldOf(c: HeatChart, width: number, height: number): Field {
  const wide = Math.max(8, width - LEFT - RIGHT);
  const high = Math.max(8, height - TOP - BOTTOM);
  if (!c.square) return { x: LEFT, y: TOP, width: wide, height: high };
  const side = Math.min(wide, high);
  // Whole pixels a cell, where there is room for one.
  const cell = Math.floor(side / c.heat.columns) || side / c.heat.columns;
  return { x: LEFT, y: TOP, width: cell * c.heat.columns, height: cell * c.heat.rows };
}

export function drawHeat(
  pen: Pen,
  palette: Palette,
  ramp: Ramp,
  c: HeatChart,
  picture: HTMLCanvasElement,
  width: number,
  height: number,
  pointed: { column: number; row: number } | null,
): void {
  const f = fieldOf(c, width, height);
  pen.image(f.x, f.y, f.width, f.height, picture);
  const frame = `M${f.x - 0.5} ${f.y - 0.5}h${f.width + 1}v${f.height + 1}h${-f.width - 1}z`;
  pen.path(frame, { colour: palette.line, width: 1 });
  axes(pen, palette, c, f);
  scale(pen, palette, ramp, c, f);
  const x = c.cursor === undefined ? undefined : along(c.across, c.cursor) * f.width + f.x;
  if (x !== undefined && x >= f.x && x <= f.x + f.width) {
    pen.path(`M${x} ${f.y - 4}v${f.height + 8}`, { colour: palette.ground, width: 4 });
    pen.path(`M${x} ${f.y - 4}v${f.height + 8}`, { colour: palette.text, width: 2 });
  }
  if (c.mark !== undefined) {
    const y = along(c.down, c.mark) * f.height + f.y;
    pen.path(`M${f.x} ${y}h${f.width}`, { colour: palette.text, width: 1, dash: [4, 4] });
  }
  if (pointed) {
    const w = f.width / c.heat.columns;
    const h = f.height / c.heat.rows;
    const [px, py] = [f.x + pointed.column * w, f.y + pointed.row * h];
    const [rw, rh] = [Math.max(w, 8), Math.max(h, 8)];
    const box = `M${px + w / 2 - rw / 2} ${py + h / 2 - rh / 2}h${rw}v${rh}h${-rw}z`;
    pen.path(box, { colour: palette.ground, width: 4 });
    pen.path(box, { colour: palette.text, width: 1.5 });
  }
}

function along(axis: Axis, value: number): number {
  return (value - axis.from) / Math.max(1, axis.to - axis.from);
}

/** Round numbers on both axes. */
function axes(pen: Pen, palette: Palette, c: HeatChart, f: Field): void {
  const letters = { size: 12, colour: palette.quiet };
  for (const v of rounds(c.across, Math.max(2, Math.floor(f.width / 96)))) {
    const x = f.x + along(c.across, v) * f.width;
    pen.path(`M${x} ${f.y + f.height}v5`, { colour: palette.track, width: 1 });
    // The last one stays within the picture.
    const text = textOf(c.across, v);
    const middle = Math.min(x, f.x + f.width + RIGHT - text.length * 3.2);
    pen.text(middle, f.y + f.height + 13, text, { ...letters, anchor: "middle" });
  }
  for (const v of rounds(c.down, Math.max(2, Math.floor(f.height / 56)))) {
    const y = f.y + along(c.down, v) * f.height;
    pen.path(`M${f.x - 5} ${y}h5`, { colour: palette.track, width: 1 });
    pen.text(f.x - 9, y, textOf(c.down, v), { ...letters, anchor: "end" });
  }
  const name = { ...letters, colour: palette.text };
  pen.text(f.x + f.width, f.y + f.height + 30, `${c.across.name} →`, { ...name, anchor: "end" });
  pen.text(8, f.y - 16, `${c.down.name} ↓`, name);
}

function textOf({ names }: Axis, value: number): string {
  return names ? names.short(value) : exact(value);
}

/** 1, 2 or 5 times a power of ten; of tasklets, those whose names have such a number. */
export function rounds({ from, to, names }: Axis, most: number): number[] {
  const less = names?.less ?? 0;
  const raw = Math.max(1, (to - from) / most);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5, 10].find((m) => m * power >= raw - 1e-9) ?? 10);
  const values: number[] = [];
  const first = Math.ceil((from - less) / step) * step + less;
  for (let v = first; v < to || values.length === 0; v += step) {
    values.push(v);
    if (values.length > 50) break;
  }
  return values;
}

/** What the colours say: few to the left, many to the right. */
function scale(pen: Pen, palette: Palette, ramp: Ramp, c: HeatChart, f: Field): void {
  if (c.heat.most === 0) return;
  const words = `${exact(c.heat.most)} ${c.unit}`;
  const letters = { size: 12, colour: palette.quiet };
  const room = words.length * 6.2;
  const wide = 96;
  const right = Math.max(f.x + f.width, f.x + 260);
  const left = right - room - wide - 8;
  const y = f.y - 16;
  for (let k = 0; k < 24; k++) {
    const level = levelOf(c.heat.most ** (k / 23), c.heat.most);
    pen.box(left + (k * wide) / 24, y - 5, wide / 24 + 0.5, 10, { colour: ramp.css(level) });
  }
  pen.text(left - 8, y, "1", { ...letters, anchor: "end" });
  pen.text(right, y, words, { ...letters, anchor: "end" });
}
