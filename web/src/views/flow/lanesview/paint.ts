// Lanes as pixels. A lane with some height shows its state in each column, and
// where a column has several their shares, one upon the other. Lanes that are
// thinner are blended, several to a row of pixels where they must.

import { states } from "../stateset";
import { FOR_NOTHING, PAINTS, type Paints, stackOrder, thickness, weight } from "./paints";
import { type Sight, walkSpans } from "./spans";
import { Sums } from "./sums";

export interface Sheet {
  readonly pixels: Uint32Array;
  readonly width: number;
  readonly height: number;
}

/** From this height on, in pixels, a lane is drawn by itself; thinner ones are blended. */
export const STACKED = 4;

/** Paints a lane into rows y0 <= y < y1 of the sheet. */
export function paintLane(
  sheet: Sheet,
  paints: Paints,
  sight: Sight,
  lane: { readonly tasklet: number; readonly y0: number; readonly y1: number },
): void {
  const { width } = sheet;
  const high = lane.y1 - lane.y0;
  const shares = new Float64Array(PAINTS);
  let column = -1; // that the shares are of
  const flush = () => {
    if (column >= 0) stackColumn(sheet, paints, column, lane.y1, high, shares, true);
    column = -1;
  };
  const add = (c: number, paint: number, share: number) => {
    if (c !== column) {
      flush();
      shares.fill(0);
      column = c;
    }
    shares[paint] = (shares[paint] as number) + share;
  };
  const wide = width / (sight.to - sight.from) >= 1; // a step has a column of its own
  walkSpans(sight, lane.tasklet, (left, right, paint) => {
    if (wide) {
      fillSpan(sheet, paints, paint, Math.round(left), Math.round(right), lane.y1, high);
      return;
    }
    const first = Math.floor(left);
    const last = Math.min(width - 1, Math.floor(right));
    if (first === last || right - first <= 1) {
      add(first, paint, right - left);
      return;
    }
    const whole = left > first ? first + 1 : first;
    if (left > first) add(first, paint, first + 1 - left);
    flush();
    fillSpan(sheet, paints, paint, whole, last, lane.y1, high);
    if (right > last) add(last, paint, right - last);
  });
  flush();
}

/** One state over whole columns, from the foot of the lane up. */
function fillSpan(
  { pixels, width, height }: Sheet,
  paints: Paints,
  paint: number,
  left: number,
  right: number,
  foot: number,
  high: number,
): void {
  const part = thickness[paint] as number;
  if (part === 0 || right <= left) return;
  const thick = Math.max(1, Math.round(high * part));
  for (let y = Math.max(0, foot - thick); y < Math.min(height, foot); y++) {
    // Hatches are for what is tall enough to show them.
    if (thick >= 4) pixels.set(paints.row(paint, y, width).subarray(left, right), y * width + left);
    else pixels.fill(paints.solid[paint] as number, y * width + left, y * width + right);
  }
}

/** The turns of each column: those that did something below, those for nothing upon them. */
export function paintTurns(
  sheet: Sheet,
  paints: Paints,
  { from, to, length }: Sight,
  before: { readonly used: Uint32Array; readonly idle: Uint32Array },
  band: { readonly y0: number; readonly y1: number },
): void {
  const { width } = sheet;
  const shares = new Float64Array(PAINTS);
  const step = (to - from) / width;
  for (let x = 0; x < width; x++) {
    const first = Math.min(length, Math.floor(from + x * step));
    const last = Math.min(length, Math.max(first + 1, Math.floor(from + (x + 1) * step)));
    const used = (before.used[last] as number) - (before.used[first] as number);
    const idle = (before.idle[last] as number) - (before.idle[first] as number);
    if (used + idle === 0) continue;
    shares[states.RUNNING] = used / (used + idle);
    shares[FOR_NOTHING] = idle / (used + idle);
    stackColumn(sheet, paints, x, band.y1, band.y1 - band.y0, shares, false);
  }
}

/** The shares of one column; `thin`: each as high as its state's thickness says. */
function stackColumn(
  { pixels, width, height }: Sheet,
  paints: Paints,
  x: number,
  foot: number,
  high: number,
  shares: Float64Array,
  thin: boolean,
): void {
  let sum = 0;
  let drawn = 0;
  for (const paint of stackOrder) {
    const share = shares[paint] as number;
    if (share <= 0) continue;
    sum += share * high * (thin ? (thickness[paint] as number) : 1);
    // Who runs is seen, however short.
    let top = Math.round(sum);
    if (paint === states.RUNNING && top === drawn) top = drawn + 1;
    top = Math.min(top, high);
    for (; drawn < top; drawn++) {
      const y = foot - 1 - drawn;
      if (y >= 0 && y < height)
        pixels[y * width + x] = thin ? (paints.solid[paint] as number) : paints.at(paint, x, y);
    }
  }
}

const WEIGHT = 3;

/** Blends thin lanes: tops are in pixels and ascend; those that share a row of pixels share it evenly. */
export function paintThin(
  sheet: Sheet,
  paints: Paints,
  sight: Sight,
  lanes: { readonly tasklets: ArrayLike<number>; readonly tops: ArrayLike<number> },
  laneHeight: number,
): void {
  const { width } = sheet;
  const sums = new Sums(width, 4);
  const weighted = weightedParts(paints);
  for (let k = 0; k < lanes.tasklets.length; ) {
    const y0 = Math.floor(lanes.tops[k] as number);
    let n = 0;
    sums.clear();
    do {
      walkSpans(sight, lanes.tasklets[k + n] as number, (left, right, paint) =>
        sums.addAll(left, right, weighted, 4 * paint),
      );
      n++;
    } while (k + n < lanes.tasklets.length && Math.floor(lanes.tops[k + n] as number) === y0);
    const next = Math.floor((lanes.tops[k] as number) + Math.max(1, laneHeight * n));
    blendRows(sheet, sums, y0, Math.max(y0 + 1, next));
    k += n;
  }
}

/** By paint: red, green, blue and one, each times what the paint weighs. */
function weightedParts(paints: Paints): Float64Array {
  const parts = new Float64Array(4 * PAINTS);
  for (let paint = 0; paint < PAINTS; paint++) {
    const w = weight[paint] as number;
    for (let k = 0; k < 3; k++) parts[4 * paint + k] = w * (paints.parts[3 * paint + k] as number);
    parts[4 * paint + WEIGHT] = w;
  }
  return parts;
}

function blendRows({ pixels, width, height }: Sheet, sums: Sums, y0: number, y1: number): void {
  const first = Math.max(0, y0);
  const end = Math.min(height, y1);
  if (first >= end) return;
  sums.stretches((x0, x1, s) => {
    const w = s[WEIGHT] as number;
    // Sums are of many fractions: a hair above nothing is nothing.
    if (w < 1e-6) return;
    const [red, green, blue] = [s[0] as number, s[1] as number, s[2] as number];
    const colour = (255 << 24) | (part(blue, w) << 16) | (part(green, w) << 8) | part(red, w);
    pixels.fill(colour, first * width + x0, first * width + x1);
  });
  for (let y = first + 1; y < end; y++)
    pixels.copyWithin(y * width, first * width, (first + 1) * width);
}

function part(sum: number, of: number): number {
  return Math.max(0, Math.min(255, Math.round(sum / of)));
}

/** The mix of a group: in each column the shares of its states, stacked to the full height. */
export function paintMix(
  sheet: Sheet,
  paints: Paints,
  sight: Sight,
  group: { readonly tasklets: ArrayLike<number>; readonly y0: number; readonly y1: number },
): void {
  const sums = new Sums(sheet.width, PAINTS);
  for (let k = 0; k < group.tasklets.length; k++)
    walkSpans(sight, group.tasklets[k] as number, (left, right, paint) =>
      sums.add(paint, left, right, 1 / group.tasklets.length),
    );
  sums.stretches((x0, x1, shares) => {
    for (let x = x0; x < x1; x++)
      stackColumn(sheet, paints, x, group.y1, group.y1 - group.y0, shares, false);
  });
}
