// How the lines of a sweep are told apart: within one kind, which has one
// colour and mark, each has a dash of its own, and every line has a number
// where it ends.

import type { SweepSeries } from "./sweep";

const dashes = ["", "7 4", "2 4", "12 3 2 3", "1 3", "16 6"];

/** The dash pattern of a series among all; "" is solid. */
export function dashOf(s: SweepSeries, all: readonly SweepSeries[]): string {
  const index = all.filter((o) => o.kind === s.kind).indexOf(s);
  return dashes[index % dashes.length] ?? "";
}

/** The number of a series in chart and key; "" where there is only one. */
export function numberOf(s: SweepSeries, all: readonly SweepSeries[]): string {
  return all.length > 1 ? String(all.indexOf(s) + 1) : "";
}

interface End {
  readonly x: number;
  readonly y: number;
}

/** Moves labels at line ends down until none lies on another: `width` by `height` px is what one takes. */
export function apart(ends: readonly End[], width: number, height: number): End[] {
  const placed: End[] = [];
  const out = [...ends];
  const order = ends.map((_, i) => i).sort((a, b) => (ends[a]?.y ?? 0) - (ends[b]?.y ?? 0));
  for (const i of order) {
    let end = ends[i];
    if (!end) continue;
    for (const p of placed) {
      if (Math.abs(p.x - end.x) < width && end.y < p.y + height && end.y > p.y - height) {
        end = { x: end.x, y: p.y + height };
      }
    }
    placed.push(end);
    placed.sort((a, b) => a.y - b.y);
    out[i] = end;
  }
  return out;
}
