// The space-time diagram: what each tasklet does as bars, deliveries as
// arrows with their value, waits as dashed lines that name their channel.

import { grouped, kinds } from "../../../lib/recording";
import { drawLamp, patternOf } from "../map/lamp";
import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import { at } from "../scene";
import type { Session } from "../session";
import { states } from "../stateset";
import { drawArrow } from "./arrow";
import { type Columns, ROW } from "./grid";
import { drawPath } from "./path";

export interface SpaceTimeView {
  readonly session: Session;
  readonly columns: Columns;
  /** Indices from <= i < to. */
  readonly from: number;
  readonly to: number;
  readonly palette: Palette;
  /** The current step; null to draw rows that hold for any. */
  readonly step: number | null;
  /** The tasklet looked at. */
  readonly selected: number | null;
  /** The deliveries, as indices, of the message that is followed. */
  readonly path?: readonly number[];
}

/** Draws rows with the first at y = 0. */
export function drawSpaceTime(pen: Pen, view: SpaceTimeView): void {
  const { session, columns, from, to, palette, step, path = [] } = view;
  const r = session.recording;
  const y = (i: number) => (i - from) * ROW + ROW / 2;
  const high = (to - from) * ROW;
  const here = step === null ? -1 : step - r.from;
  if (here >= from && here < to)
    pen.box(0, y(here) - ROW / 2, columns.total, ROW, { colour: palette.lampOff });
  for (let t = columns.from; t < columns.to; t++) drawColumn(pen, view, t, y, high);
  for (let i = from; i < to; i++) drawStep(pen, view, i, y(i));
  for (let i = from; i < to; i++) if (i !== here) drawArrow(pen, view, from, i, "plain");
  drawPath(pen, view, path);
  if (here >= from && here < to) drawArrow(pen, view, from, here, "present");
}

/**
 * What is drawn otherwise at the current step, over rows that hold for any, so
 * that a step need not draw them again. The band behind its row is the page's.
 */
export function drawPresent(pen: Pen, view: SpaceTimeView): void {
  const { session, columns, from, to, palette, step } = view;
  const i = step === null ? -1 : step - session.recording.from;
  if (i < from || i >= to) return;
  const y = (i - from) * ROW + ROW / 2;
  pen.box(0, y - ROW / 2, columns.left - 8, ROW, { colour: palette.lampOff });
  drawStep(pen, view, i, y);
  drawArrow(pen, view, from, i, "present");
}

function drawStep(
  pen: Pen,
  { session, palette, columns, step }: SpaceTimeView,
  i: number,
  y: number,
): void {
  const r = session.recording;
  const now = r.step(i) === step;
  if (now) pen.box(0, y - ROW / 2, 4, ROW, { colour: palette.text });
  pen.text(columns.left - 14, y, grouped(r.step(i)), {
    size: 12,
    anchor: "end",
    bold: now,
    colour: now ? palette.text : palette.quiet,
  });
}

function drawColumn(
  pen: Pen,
  view: SpaceTimeView,
  t: number,
  y: (i: number) => number,
  high: number,
): void {
  const { session, columns, from, to, palette, selected } = view;
  const { history } = session;
  const x = columns.x(t);
  if (t === selected)
    pen.box(x - columns.width / 2, 0, columns.width, high, { colour: palette.lampOff, alpha: 0.6 });
  pen.path(`M${at(x, 0)}V${high}`, { colour: palette.line, width: 1 });
  const slots = history.slots(t);
  for (let slot = history.slotAt(t, from); slot < slots.to; slot++) {
    const start = history.startOf(slot);
    if (start >= to) break;
    const end = slot + 1 < slots.to ? history.startOf(slot + 1) : session.recording.length;
    const begins = start >= from;
    const y0 = begins ? y(start) : 0;
    const y1 = Math.min(high, y(end));
    drawSpan(pen, view, { t, x, y0, y1, state: history.stateOf(slot), start, begins });
  }
}

interface Span {
  readonly t: number;
  readonly x: number;
  readonly y0: number;
  readonly y1: number;
  readonly state: number;
  readonly start: number;
  /** It begins within sight. */
  readonly begins: boolean;
}

function drawSpan(pen: Pen, view: SpaceTimeView, span: Span): void {
  const { palette, columns } = view;
  const { x, y0, y1, state } = span;
  if (state === states.ABSENT || state === states.UNKNOWN) return;
  const colour = palette.states[state] ?? palette.quiet;
  const wide = Math.min(16, columns.width * 0.34);
  switch (state) {
    case states.RUNNING:
      pen.box(x - wide / 2, y0, wide, y1 - y0, { colour });
      break;
    case states.QUEUED:
    case states.NEW: {
      const w = wide * 0.7;
      const pattern = patternOf(state);
      pen.box(x - w / 2, y0, w, y1 - y0, { colour, pattern, ground: palette.ground });
      pen.path(`M${at(x - w / 2, y0)}h${w}V${y1}h${-w}z`, { colour, width: 1 });
      break;
    }
    case states.RECEIVING:
    case states.SENDING:
      pen.path(`M${at(x, y0)}V${y1}`, {
        colour,
        width: 3,
        dash: state === states.SENDING ? [2, 4] : [7, 5],
      });
      break;
    case states.ASLEEP:
      pen.path(`M${at(x, y0)}V${y1}`, { colour, width: 1.5, dash: [1, 5], round: true });
      break;
  }
  if (!span.begins) return;
  if (state === states.RECEIVING || state === states.SENDING) waitName(pen, view, span, colour);
  if (state === states.DONE || y1 - y0 >= ROW * 0.9)
    drawLamp(pen, palette, {
      x,
      y: y0,
      radius: Math.min(9, columns.width * 0.24),
      state,
      bare: true,
    });
}

/** The channel that a wait is on, beside its beginning. */
function waitName(
  pen: Pen,
  { session, palette, columns }: SpaceTimeView,
  span: Span,
  colour: string,
): void {
  const r = session.recording;
  const i = span.start;
  const kind = r.kind(i);
  if ((kind !== kinds.PARK_SEND && kind !== kinds.PARK_RECEIVE) || columns.width < 44) return;
  const value = kind === kinds.PARK_SEND && columns.width > 76 ? `: ${grouped(r.val(i))}` : "";
  pen.text(span.x + 14, span.y0, `c${r.obj(i)}${value}`, {
    size: 12,
    colour,
    bold: true,
    halo: palette.ground,
  });
}
