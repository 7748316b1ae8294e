// Deliveries as arrows from lane to lane, with their values where there is room.

import { grouped, sendStart } from "../../../lib/recording";
import type { Pen } from "../pen/pen";
import { at } from "../scene";
import type { Axis } from "./frame";
import type { LanesPicture } from "./picture";

const fewHeads = 300; // beyond, heads would hide the lines
const mostLabels = 80;

export interface ArrowPlace {
  readonly index: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Where the arrows stand; without those whose lanes are not there. */
export function arrowPlaces(
  { session, rows, frame, scroll, arrows }: LanesPicture,
  axis: Axis,
): ArrowPlace[] {
  const r = session.recording;
  const middle = (t: number) => {
    const place = rows.placeOf(t);
    return place && frame.top + place.top + place.height / 2 - scroll;
  };
  const found: ArrowPlace[] = [];
  for (const i of arrows.own) {
    const [y0, y1] = [middle(r.a(i)), middle(r.b(i))];
    if (y0 === undefined || y1 === undefined) continue;
    const x0 = axis.x(sendStart(r, session.lines, i) + 0.5);
    found.push({ index: i, x0, y0, x1: axis.x(i + 0.5), y1 });
  }
  return found;
}

export function drawArrows(pen: Pen, view: LanesPicture, axis: Axis): void {
  const { palette, arrows, frame } = view;
  const places = arrowPlaces(view, axis).filter(
    (p) => Math.max(p.y0, p.y1) >= frame.top && Math.min(p.y0, p.y1) <= frame.height,
  );
  const onPath = places.filter((p) => arrows.path.has(p.index));
  const others = places.filter((p) => !arrows.path.has(p.index));
  strokes(pen, view, others, palette.quiet, 1.25);
  strokes(pen, view, onPath, palette.text, 2);
  const center = places.find((p) => p.index === arrows.center);
  if (center) strokes(pen, view, [center], palette.text, 3);
  labels(pen, view, center ? [center, ...onPath, ...others] : [...onPath, ...others]);
}

function strokes(
  pen: Pen,
  { palette, frame }: LanesPicture,
  places: readonly ArrowPlace[],
  colour: string,
  width: number,
): void {
  if (places.length === 0) return;
  const inside = (y: number) => Math.max(frame.top, Math.min(frame.height, y));
  let lines = "";
  let heads = "";
  for (const { x0, y0, x1, y1 } of places) {
    // A sender that waited long offered early: its line begins at the picture's edge.
    const from = at(Math.max(frame.left, x0), inside(y0));
    lines += `M${from}L${at(x1, inside(y1))}`;
    if (places.length > fewHeads || y1 < frame.top || y1 > frame.height) continue;
    const angle = Math.atan2(y1 - y0, x1 - x0);
    const wing = (turn: number) =>
      at(x1 - 7 * Math.cos(angle + turn), y1 - 7 * Math.sin(angle + turn));
    heads += `M${at(x1, y1)}L${wing(0.45)}L${wing(-0.45)}z`;
  }
  pen.path(lines, { colour: palette.ground, width: width + 2, alpha: 0.8 });
  pen.path(lines, { colour, width });
  if (heads !== "") pen.area(heads, { colour });
}

/** Values beside the heads, as long as they do not cover each other. */
function labels(
  pen: Pen,
  { palette, frame, session, arrows }: LanesPicture,
  places: readonly ArrowPlace[],
): void {
  const boxes: { x: number; y: number; wide: number }[] = [];
  for (const { index, x1, y1 } of places) {
    if (boxes.length >= mostLabels) break;
    if (y1 < frame.top + 8 || y1 > frame.height - 8) continue;
    const text = grouped(session.recording.val(index));
    const wide = text.length * 7 + 8;
    const x = x1 + 6 + wide > frame.right ? x1 - 6 - wide : x1 + 6;
    if (x < frame.left) continue;
    const hidden = boxes.some(
      (b) => x < b.x + b.wide + 2 && b.x < x + wide + 2 && Math.abs(b.y - y1) < 17,
    );
    if (hidden) continue;
    boxes.push({ x, y: y1, wide });
    const now = index === arrows.center;
    pen.box(x, y1 - 8, wide, 16, { colour: now ? palette.bright : palette.ground });
    pen.text(x + wide / 2, y1, text, {
      size: 12,
      anchor: "middle",
      bold: true,
      colour: now ? palette.onState : palette.text,
    });
  }
}
