// The way of a message from lamp to lamp: straight, or bent once.

import { at, type Point } from "../scene";

export interface Way {
  readonly from: Point;
  /** Where it bends to; half-way on a straight one. */
  readonly bend: Point;
  readonly to: Point;
  readonly length: number;
  /** The whole of it as a path. */
  readonly path: string;
}

export function wayOf(from: Point, bend: Point, to: Point): Way {
  const direct = Math.hypot(to.x - from.x, to.y - from.y);
  const round =
    Math.hypot(bend.x - from.x, bend.y - from.y) + Math.hypot(to.x - bend.x, to.y - bend.y);
  const path = `M${at(from.x, from.y)}Q${at(bend.x, bend.y)} ${at(to.x, to.y)}`;
  return { from, bend, to, length: (direct + round) / 2, path };
}

/** A way that leaves the straight line by a share of its length, to the left of its direction. */
export function bowed(from: Point, to: Point, share: number): Way {
  const x = (from.x + to.x) / 2 + (to.y - from.y) * share;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * share;
  return wayOf(from, { x, y }, to);
}

/** The point at a share of the way, 0 to 1. */
export function pointOn({ from, bend, to }: Way, share: number): Point {
  const f = Math.min(1, Math.max(0, share));
  const g = 1 - f;
  return {
    x: g * g * from.x + 2 * g * f * bend.x + f * f * to.x,
    y: g * g * from.y + 2 * g * f * bend.y + f * f * to.y,
  };
}

/** A part of it, from share to share. */
export function partOf(way: Way, from: number, to: number): string {
  const a = Math.min(1, Math.max(0, from));
  const b = Math.min(1, Math.max(0, to));
  const parts = 8;
  let d = "";
  for (let k = 0; k <= parts; k++) {
    const p = pointOn(way, a + ((b - a) * k) / parts);
    d += `${k === 0 ? "M" : "L"}${at(p.x, p.y)}`;
  }
  return d;
}

/** The head of an arrow that ends so far before the end of the way. */
export function headOf(way: Way, before: number, size: number): string {
  const share = 1 - Math.min(0.9, before / Math.max(1, way.length));
  const tip = pointOn(way, share);
  const back = pointOn(way, share - Math.min(0.3, size / Math.max(1, way.length)));
  const angle = Math.atan2(tip.y - back.y, tip.x - back.x);
  const wing = (turn: number) =>
    at(tip.x - size * Math.cos(angle + turn), tip.y - size * Math.sin(angle + turn));
  return `M${at(tip.x, tip.y)}L${wing(0.45)}L${wing(-0.45)}z`;
}
