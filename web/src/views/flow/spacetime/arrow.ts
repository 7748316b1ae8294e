// A delivery's arrow: from where its value was first offered to where it was
// taken. One geometry for drawing it and for a click on it.

import { grouped, kinds, sendStart } from "../../../lib/recording";
import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import { at } from "../scene";
import type { Session } from "../session";
import { type Columns, ROW } from "./grid";
import type { Sheet } from "./stretch";

export interface Arrow {
  /** The middles of the cells at its ends; an end without a column lies on the edge. Row i begins at i * ROW. */
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Whether the receiver, and the sender, have no column. */
  readonly leaves: boolean;
  readonly comes: boolean;
}

/** The arrow of event i; none where it is no delivery to another, or where neither has a column. */
export function arrowOf(
  { recording: r, lines }: Session,
  columns: Columns,
  i: number,
): Arrow | undefined {
  if (r.kind(i) !== kinds.DELIVER) return undefined;
  const [a, b] = [r.a(i), r.b(i)];
  const outside = (t: number) => t < columns.from || t >= columns.to;
  // Of what comes in or goes out the half within is drawn, up to the edge.
  if (a === b || (outside(a) && outside(b))) return undefined;
  return {
    x0: columns.x(a),
    y0: (sendStart(r, lines, i) + 0.5) * ROW,
    x1: columns.x(b),
    y1: (i + 0.5) * ROW,
    leaves: outside(b),
    comes: outside(a),
  };
}

const near = 7; // px from the line
const ends = 14; // px at either end that are the tasklet's, not the message's

/** The index of the delivery whose arrow is at a point; of rows from <= i < to. */
export function messageAt(
  session: Session,
  columns: Columns,
  rows: { readonly from: number; readonly to: number },
  x: number,
  y: number,
): number | undefined {
  let best: number | undefined;
  let least = near;
  for (let i = rows.from; i < rows.to; i++) {
    const arrow = arrowOf(session, columns, i);
    if (!arrow) continue;
    const [dx, dy] = [arrow.x1 - arrow.x0, arrow.y1 - arrow.y0];
    const long = Math.hypot(dx, dy);
    const along = ((x - arrow.x0) * dx + (y - arrow.y0) * dy) / long;
    const away = Math.abs((x - arrow.x0) * dy - (y - arrow.y0) * dx) / long;
    const begin = arrow.comes ? 0 : ends;
    const end = arrow.leaves ? long : long - ends;
    if (along < begin || along > end || away >= least) continue;
    least = away;
    best = i;
  }
  return best;
}

/** How an arrow stands out: as any other, on the path of the message that is followed, or the present one. */
export type Weight = "plain" | "path" | "present";

const widths: Readonly<Record<Weight, number>> = { plain: 1.5, path: 3, present: 3 };

/** Draws the arrow of event i, with the top of row `from` at y = 0. */
export function drawArrow(
  pen: Pen,
  view: Omit<Sheet, "selected">,
  from: number,
  i: number,
  weight: Weight,
): void {
  const { session, columns, palette } = view;
  const arrow = arrowOf(session, columns, i);
  if (!arrow) return;
  const { x0, x1 } = arrow;
  const [y0, y1] = [arrow.y0 - from * ROW, arrow.y1 - from * ROW];
  const angle = Math.atan2(y1 - y0, x1 - x0);
  const tipAway = arrow.leaves ? 2 : 10;
  const tailAway = arrow.comes ? 2 : 10;
  const tip = { x: x1 - tipAway * Math.cos(angle), y: y1 - tipAway * Math.sin(angle) };
  const tail = { x: x0 + tailAway * Math.cos(angle), y: y0 + tailAway * Math.sin(angle) };
  const wing = (turn: number) =>
    at(tip.x - 9 * Math.cos(angle + turn), tip.y - 9 * Math.sin(angle + turn));
  pen.path(`M${at(tail.x, tail.y)}L${at(tip.x, tip.y)}`, {
    colour: palette.text,
    width: widths[weight],
  });
  pen.area(`M${at(tip.x, tip.y)}L${wing(0.42)}L${wing(-0.42)}z`, { colour: palette.text });
  drawValue(pen, view, grouped(session.recording.val(i)), {
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    room: Math.abs(x1 - x0) - 2 * 10,
    weight,
  });
}

interface ValuePlace {
  readonly x: number;
  readonly y: number;
  /** px between the tasklets at its ends. */
  readonly room: number;
  readonly weight: Weight;
}

/** The value on its arrow; over one that is too short for that, where it fits. */
function drawValue(
  pen: Pen,
  { palette }: { readonly palette: Palette },
  text: string,
  { x, y, room, weight }: ValuePlace,
): void {
  const wide = text.length * 7.4 + 8;
  const [ground, colour] = {
    plain: [palette.ground, palette.text],
    path: [palette.text, palette.ground],
    present: [palette.bright, palette.onState],
  }[weight] as [string, string];
  const lettering = { size: 12, bold: true, anchor: "middle" } as const;
  if (wide + 6 <= room) {
    pen.box(x - wide / 2, y - 8, wide, 16, { colour: ground });
    pen.text(x, y, text, { ...lettering, colour });
  } else if (wide - 14 <= room)
    pen.text(x, y - 8, text, {
      ...lettering,
      colour: palette.text,
      halo: weight === "present" ? palette.lampOff : palette.ground,
    });
}
