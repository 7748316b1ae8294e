// The path of the message that is followed, over the rows: its arrows, and a
// frame round each stay with a tasklet between them.

import { sendStart } from "../../../lib/recording";
import type { Pen } from "../pen/pen";
import { at } from "../scene";
import { drawArrow } from "./arrow";
import { ROW } from "./grid";
import type { Stretch } from "./stretch";

/** Draws what is in sight of a path; `deliveries` are indices, ascending. */
export function drawPath(
  pen: Pen,
  view: Omit<Stretch, "selected">,
  deliveries: readonly number[],
): void {
  const { session, columns, palette, from, to } = view;
  const { recording: r, lines } = session;
  const y = (i: number) => (i - from + 0.5) * ROW;
  let stays = "";
  deliveries.forEach((i, k) => {
    const next = deliveries[k + 1];
    const t = r.b(i);
    if (next === undefined || i >= to || t < columns.from || t >= columns.to) return;
    const leaves = sendStart(r, lines, next);
    // Of what is far out of sight the frame need not be exact.
    if (leaves >= from)
      stays += frame(columns.x(t), y(Math.max(i, from - 9)), y(Math.min(leaves, to + 9)));
  });
  if (stays !== "") pen.path(stays, { colour: palette.text, width: 2 });
  for (const i of deliveries) if (i >= from && i < to) drawArrow(pen, view, from, i, "path");
}

const half = 13; // px, round a lamp

function frame(x: number, y0: number, y1: number): string {
  const turn = `a${half} ${half} 0 0 1`;
  return `M${at(x - half, y0)}${turn} ${2 * half} 0V${y1}${turn} ${-2 * half} 0z`;
}
