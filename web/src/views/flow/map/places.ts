// Where the lamps of a map stand: a chain's serpentine, or circles round a
// middle. Unlike a diagram, a map has a lamp for every tasklet it shows.

import { at, circlePath, type Point } from "../scene";
import { LETTERED } from "./lamp";
import { bowed, type Way, wayOf } from "./way";

export interface Places {
  /** By tasklet; main is the first. */
  readonly points: readonly Point[];
  readonly radius: number;
  readonly mainRadius: number;
  readonly tracks: string;
  /** Room for a number beside each lamp. */
  readonly labelled: boolean;
  /** The middle of the circles: numbers stand outside of them. */
  readonly inside?: Point;
  way(from: number, to: number): Way;
}

/** A lamp's radius on a circle, as a share of the gap. */
const LAMP = 0.34;

/** Room left free round the lamps, in px. */
export interface Margins {
  /** Beside a chain's rows, at least and at most; the turns lie in it. */
  readonly beside: readonly [number, number];
  /** Above and below a chain's rows together. */
  readonly over: number;
  /** The radius of the outermost circle; `half`: of the lesser side. */
  outer(half: number, count: number): number;
  /** The least gap between the lamps of one circle. */
  readonly gap: number;
}

/** With room for numbers and signals. */
export const ample: Margins = {
  beside: [44, 96],
  over: 72,
  gap: 16,
  outer: (half) => Math.max(40, half - 40),
};
/** Of a miniature. */
export const tight: Margins = {
  beside: [22, 30],
  over: 30,
  gap: 9,
  // The lamps and the rim of the one that acts fill the rest.
  outer: (half, count) => (half - 6) / (1 + (2 * Math.PI * LAMP) / Math.max(6, count)),
};

const nowhere: Point = { x: 0, y: 0 };

/** The largest gap at which so many lamps fit, between 5 and `most`. */
function gapFor(count: number, width: number, height: number, most: number): number {
  let gap = most;
  while (gap > 5) {
    const columns = Math.floor(width / gap) + 1;
    const rows = Math.ceil(count / columns);
    if ((rows - 1) * pitchOf(gap) <= height) break;
    gap *= 0.96;
  }
  return gap;
}

/** Rows stand further apart than lamps, so that each is one line. */
function pitchOf(gap: number): number {
  return Math.max(gap * 1.25, gap >= 26 ? 50 : gap * 1.4);
}

/** A serpentine of `count` tasklets besides main, which stands where the track begins. */
export function chainPlaces(width: number, height: number, count: number, margins = ample): Places {
  const inset = Math.min(margins.beside[1], Math.max(margins.beside[0], width * 0.08));
  const inner = width - 2 * inset;
  const gap = gapFor(count, inner, height - margins.over, 120);
  const columns = Math.max(1, Math.min(count, Math.floor(inner / gap) + 1));
  const rows = Math.ceil(count / columns);
  const even = Math.ceil(count / rows);
  const pitch =
    rows === 1 ? 0 : Math.min((height - margins.over) / (rows - 1), Math.max(pitchOf(gap), 96));
  const top = (height - (rows - 1) * pitch) / 2;
  const left = inset;
  const stride = even === 1 ? 0 : inner / (even - 1);
  const radius = Math.max(
    1.8,
    Math.min(count <= 12 ? 28 : 20, Math.min(stride || 90, pitch || 90) * 0.32, inset * 0.36),
  );
  const labelled = (stride || 60) >= 30 && radius >= 9;
  // With room for its letter wherever others have theirs.
  const least = labelled && margins.over >= 72 ? LETTERED + 1 : 5;
  const mainRadius = Math.max(least, Math.min(12, inset * 0.16, Math.max(5, radius)));
  const points: Point[] = [{ x: Math.max(mainRadius + 3, inset / 2 - 8), y: top }];
  for (let k = 0; k < count; k++) {
    const row = Math.floor(k / even);
    const column = k % even;
    const x = even === 1 ? width / 2 : left + (row % 2 === 0 ? column : even - 1 - column) * stride;
    points.push({ x, y: top + row * pitch });
  }
  const turn = Math.min(pitch * 0.62, inset - (margins.over < 72 ? 4 : 12));
  let tracks = `M${at(0, top)}L${at(left, top)}`;
  for (let k = 1; k < count; k++) {
    const a = points[k] ?? nowhere;
    const b = points[k + 1] ?? nowhere;
    if (a.y === b.y) tracks += `L${at(b.x, b.y)}`;
    else tracks += `Q${at(a.x + side(a.x, width) * turn * 1.5, (a.y + b.y) / 2)} ${at(b.x, b.y)}`;
  }
  return {
    points,
    radius,
    mainRadius,
    tracks,
    labelled,
    way(from, to) {
      const a = points[from] ?? nowhere;
      const b = points[to] ?? nowhere;
      if (Math.abs(from - to) === 1 && from > 0 && to > 0) {
        if (a.y === b.y) return wayOf(a, middle(a, b), b);
        // Round the turn, on the track.
        return wayOf(a, { x: a.x + side(a.x, width) * turn * 1.5, y: (a.y + b.y) / 2 }, b);
      }
      return bowed(a, b, 0.22);
    },
  };
}

function side(x: number, width: number): number {
  return x > width / 2 ? 1 : -1;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Circles round main, as many as are needed; the outermost first. */
export function ringPlaces(
  width: number,
  height: number,
  count: number,
  pull: number,
  margins = ample,
): Places {
  const center = { x: width / 2, y: height / 2 };
  const outer = margins.outer(Math.min(width, height) / 2, count);
  // One circle as long as its lamps can be told apart.
  let gap = Math.min(60, (2 * Math.PI * outer) / Math.max(1, count));
  gap = Math.max(margins.gap, gap);
  const single = room(outer, gap, 1) >= count;
  while (!single && gap > 4 && room(outer, gap) < count) gap *= 0.96;
  const radius = Math.max(1.5, Math.min(count <= 12 ? 22 : 18, gap * LAMP));
  const points: Point[] = [center];
  let tracks = "";
  for (let r = outer; points.length <= count && r > gap / 2; r -= gap) {
    const left = count + 1 - points.length;
    const here = Math.min(left, Math.max(1, Math.floor((2 * Math.PI * r) / gap + 1e-9)));
    for (let k = 0; k < here; k++) {
      const angle = -Math.PI / 2 + (2 * Math.PI * k) / here;
      points.push({ x: center.x + r * Math.cos(angle), y: center.y + r * Math.sin(angle) });
    }
    tracks += circlePath(center, r);
  }
  return {
    points,
    radius,
    mainRadius: Math.min(18, Math.max(6, radius)),
    tracks,
    labelled: gap >= 27 && radius >= 9,
    inside: center,
    way(from, to) {
      const a = points[from] ?? nowhere;
      const b = points[to] ?? nowhere;
      if (from === 0 || to === 0) return wayOf(a, middle(a, b), b);
      if (from === to)
        return wayOf(a, { x: a.x + (center.x - a.x) * 0.5, y: a.y + (center.y - a.y) * 0.5 }, b);
      const m = middle(a, b);
      // Opposite ones bow past the middle, where main stands.
      const across = Math.hypot(m.x - center.x, m.y - center.y) < 24;
      if (across) return bowed(a, b, 0.14);
      return wayOf(a, { x: m.x + (center.x - m.x) * pull, y: m.y + (center.y - m.y) * pull }, b);
    },
  };
}

/** How many lamps fit on so many circles, all that fit inside each other unless told. */
function room(outer: number, gap: number, circles = Number.POSITIVE_INFINITY): number {
  let lamps = 0;
  for (let r = outer, k = 0; r > gap / 2 && k < circles; r -= gap, k++)
    lamps += Math.max(1, Math.floor((2 * Math.PI * r) / gap + 1e-9));
  return lamps;
}
