// Messages: the trails of those that have arrived, the trains of those under
// way, and the present one as an arrow with its value.

import { grouped, kinds } from "../../../lib/recording";
import type { Pen } from "../pen/pen";
import { flightsAt, trailsAt } from "./flight";
import type { MapView } from "./view";
import { headOf, partOf, pointOn, type Way } from "./way";

/** Gives the way of a message, undefined where an end is not in the picture. */
export type Ways = (from: number, to: number) => Way | undefined;

const train = 34; // px

/** `radius`: of the lamps, whose rims stay bright for a while where a message came in. */
export function drawTrails(
  pen: Pen,
  view: MapView,
  ways: Ways,
  width: number,
  radius: number,
): void {
  const { session, palette } = view;
  const r = session.recording;
  for (const { index, bright } of trailsAt(session, view.place, view.rate)) {
    const way = ways(r.a(index), r.b(index));
    if (!way) continue;
    const alpha = Math.round(bright ** 1.4 * 18) / 20;
    if (alpha <= 0.02) continue;
    pen.path(way.path, { colour: palette.bright, width, alpha, round: true });
    pen.disc(way.to.x, way.to.y, radius + 3, { colour: palette.bright, alpha });
  }
}

/** Trains and the arrow; above the trails and under the lamps. */
export function drawTrains(pen: Pen, view: MapView, ways: Ways, clearance: number): void {
  const { session, palette, place } = view;
  const r = session.recording;
  const settled = Number.isInteger(place);
  if (settled) {
    const i = place - r.from;
    if (i < 0 || r.kind(i) !== kinds.DELIVER) return;
    const way = ways(r.a(i), r.b(i));
    if (!way) return;
    pen.path(way.path, { colour: palette.bright, width: 3, round: true });
    if (way.length > 3 * clearance)
      pen.area(headOf(way, clearance + 1, 12), { colour: palette.bright });
    return;
  }
  const length = (from: number, to: number) => ways(from, to)?.length ?? 0;
  for (const { index, share } of flightsAt(session, place, view.pace, length)) {
    const way = ways(r.a(index), r.b(index));
    if (!way) continue;
    const long = Math.min(0.5, train / Math.max(1, way.length));
    pen.path(partOf(way, share - 2.2 * long, share), {
      colour: palette.bright,
      width: 2.5,
      alpha: 0.45,
      round: true,
    });
    pen.path(partOf(way, share - long, share), { colour: palette.bright, width: 6 });
  }
}

/** The values that travel, above everything; only few, as more could not be read. */
export function drawValues(pen: Pen, view: MapView, ways: Ways): void {
  const { session, place } = view;
  const r = session.recording;
  if (Number.isInteger(place)) {
    const i = place - r.from;
    if (i < 0 || r.kind(i) !== kinds.DELIVER) return;
    const way = ways(r.a(i), r.b(i));
    if (way) value(pen, view, pointOn(way, 0.5), grouped(r.val(i)));
    return;
  }
  const length = (from: number, to: number) => ways(from, to)?.length ?? 0;
  const flights = flightsAt(session, place, view.pace, length);
  if (flights.length > 3) return;
  for (const { index, share } of flights) {
    const way = ways(r.a(index), r.b(index));
    if (way && way.length > 40) value(pen, view, pointOn(way, share), grouped(r.val(index)));
  }
}

function value(pen: Pen, { palette }: MapView, at: { x: number; y: number }, text: string): void {
  const wide = text.length * 8.6 + 12;
  pen.box(at.x - wide / 2, at.y - 30, wide, 20, { colour: palette.bright });
  pen.text(at.x, at.y - 20, text, {
    size: 14,
    bold: true,
    anchor: "middle",
    colour: palette.onState,
  });
}
