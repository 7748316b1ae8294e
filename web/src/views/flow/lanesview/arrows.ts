// Which deliveries the lanes picture draws as arrows: those of the message that
// is followed, those of the tasklet that is looked at with their causal path,
// else the one at the present step. All others are counted.

import { kinds, pathOf } from "../../../lib/recording";
import type { Session } from "../session";

export interface Arrows {
  /** Indices of the deliveries to draw, ascending, in sight. */
  readonly own: readonly number[];
  /** Of those, the ones on the causal path. */
  readonly path: ReadonlySet<number>;
  /** The delivery that the path is of; -1: none. */
  readonly center: number;
  /** Deliveries in sight. */
  readonly all: number;
}

/** The most arrows at once. */
export const MOST_ARROWS = 1200;

/** So many are drawn however they lie, the nearest ones. */
const FEW = 8;

export interface ArrowsWanted {
  readonly session: Session;
  /** Indices from <= i < to that are in sight. */
  readonly from: number;
  readonly to: number;
  /** Index of the present step. */
  readonly here: number;
  readonly selected: number | null;
  /** Index of the delivery that is followed. */
  readonly followed: number | undefined;
  /** How the picture would draw them: more than it has room for are a blot. */
  readonly room?: Room | undefined;
}

export interface Room {
  /** Pixels a step. */
  readonly scale: number;
  /** Of the lanes, in pixels. */
  readonly height: number;
  /** How far the arrow of a delivery goes up or down, in pixels. */
  lengthOf(i: number): number;
}

export function arrowsOf({
  session,
  from,
  to,
  here,
  selected,
  followed,
  room,
}: ArrowsWanted): Arrows {
  const { recording: r, deliveries } = session;
  const first = session.deliveriesBefore(Math.max(0, Math.floor(from)));
  const end = session.deliveriesBefore(Math.ceil(to));
  const inSight = (i: number) => i >= from && i < to;
  const center = followed ?? centerOf(session, here, selected);
  const chosen = followed !== undefined || selected !== null;
  const whole =
    center < 0 || !chosen ? [center] : pathOf(r, session.lines, center, MOST_ARROWS).deliveries;
  const path = new Set(whole.filter((i) => i >= 0 && inSight(i)));
  let own: number[] = [...path];
  if (followed === undefined && selected !== null) {
    for (let k = first; k < end; k++) {
      const i = deliveries[k] as number;
      if ((r.a(i) === selected || r.b(i) === selected) && !path.has(i)) own.push(i);
    }
  }
  const near = center < 0 ? here : center;
  own.sort((x, y) => Math.abs(x - near) - Math.abs(y - near));
  own = own.slice(0, room ? fitting(own, near, room) : MOST_ARROWS);
  own.sort((x, y) => x - y);
  return { own, path, center, all: end - first };
}

/** How many, the nearest ones first, do not cover more than a part of the lanes that they go over. */
function fitting(own: readonly number[], near: number, { scale, height, lengthOf }: Room): number {
  let ink = 0;
  for (let k = 0; k < Math.min(own.length, MOST_ARROWS); k++) {
    const i = own[k] as number;
    ink += lengthOf(i);
    const wide = 2 * Math.abs(i - near) * scale + FEW;
    if (k >= FEW && ink > 0.15 * height * wide) return k;
  }
  return Math.min(own.length, MOST_ARROWS);
}

/** The selection's last delivery up to the present step, or its next one; without a selection the last of all. */
function centerOf(session: Session, here: number, selected: number | null): number {
  const { recording: r, deliveries, lines } = session;
  if (selected === null) {
    const k = session.deliveriesBefore(here + 1) - 1;
    return k < 0 ? -1 : (deliveries[k] as number);
  }
  for (let i = lines.before(selected, here + 1); i >= 0; i = lines.before(selected, i))
    if (r.kind(i) === kinds.DELIVER) return i;
  for (let i = lines.after(selected, here); i >= 0; i = lines.after(selected, i))
    if (r.kind(i) === kinds.DELIVER) return i;
  return -1;
}
