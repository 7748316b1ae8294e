// The space-time diagram: what each tasklet does as bars, deliveries as
// arrows with their value, waits as dashed lines that name their channel.

import { grouped } from "../../../lib/recording";
import type { Pen } from "../pen/pen";
import { drawArrow } from "./arrow";
import { drawBars } from "./bars";
import { ROW } from "./grid";
import { drawPath } from "./path";
import type { Sheet, Stretch } from "./stretch";

/** Rows that hold for any step; without the arrow of one that is drawn otherwise. */
export function drawRows(pen: Pen, view: Stretch, otherwise = -1): void {
  drawBars(pen, view);
  for (let i = view.from; i < view.to; i++)
    if (i !== otherwise) drawArrow(pen, view, view.from, i, "plain");
}

/** The numbers of their steps, before the columns. */
export function drawSteps(pen: Pen, view: Stretch): void {
  for (let i = view.from; i < view.to; i++) drawStep(pen, view, i, (i - view.from + 0.5) * ROW);
}

/** The present step's number, in a row that begins at y = 0. */
export function drawPresentStep(pen: Pen, view: Sheet, i: number): void {
  const { columns, palette } = view;
  pen.box(0, 0, columns.left, ROW, { colour: palette.lampOff });
  pen.box(0, 0, 4, ROW, { colour: palette.text });
  drawStep(pen, view, i, ROW / 2, true);
}

function drawStep(pen: Pen, view: Sheet, i: number, y: number, now = false): void {
  const { session, columns, palette } = view;
  pen.text(columns.left - 14, y, grouped(session.recording.step(i)), {
    size: 12,
    anchor: "end",
    bold: now,
    colour: now ? palette.text : palette.quiet,
  });
}

interface WholeView extends Stretch {
  readonly step: number;
  /** The deliveries, as indices, of the message that is followed. */
  readonly path: readonly number[];
}

/** All of it in one, for a file. */
export function drawSpaceTime(pen: Pen, view: WholeView): void {
  const { session, columns, from, to, palette, step, path } = view;
  const here = step - session.recording.from;
  const there = here >= from && here < to;
  const top = (here - from) * ROW;
  if (there) {
    pen.box(0, top, columns.total, ROW, { colour: palette.lampOff });
    pen.box(0, top, 4, ROW, { colour: palette.text });
  }
  drawRows(pen, view, here);
  for (let i = from; i < to; i++) drawStep(pen, view, i, (i - from + 0.5) * ROW, i === here);
  drawPath(pen, view, path);
  if (there) drawArrow(pen, view, from, here, "present");
}
