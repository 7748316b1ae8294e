// The columns of a space-time diagram: what each tasklet does as a bar or a
// dashed line, with a lamp where it begins, and the channel of a wait beside it.
// Strokes of one state are one element, however many there are.

import { grouped, kinds } from "../../../lib/recording";
import { drawLamp, patternOf } from "../map/lamp";
import type { Pen } from "../pen/pen";
import { at } from "../scene";
import { states } from "../stateset";
import { ROW } from "./grid";
import type { Stretch } from "./stretch";

/** What a tasklet does from row start to row end, as far as it is in sight. */
interface Span {
  readonly x: number;
  readonly y0: number;
  readonly y1: number;
  readonly state: number;
  readonly start: number;
  /** It begins, and ends, in sight. */
  readonly begins: boolean;
  readonly ends: boolean;
  /** Long enough for a lamp. */
  readonly lit: boolean;
}

const dashes: Readonly<Record<number, { width: number; dash: number[]; round?: boolean }>> = {
  [states.RECEIVING]: { width: 3, dash: [7, 5] },
  [states.SENDING]: { width: 3, dash: [2, 4] },
  [states.ASLEEP]: { width: 1.5, dash: [1, 5], round: true },
};

export function drawBars(pen: Pen, view: Stretch): void {
  const { columns, from, to, palette, selected } = view;
  const high = (to - from) * ROW;
  if (selected !== null && selected >= columns.from && selected < columns.to)
    pen.box(columns.x(selected) - columns.width / 2, 0, columns.width, high, {
      colour: palette.lampOff,
      alpha: 0.6,
    });
  let tracks = "";
  const spans: Span[] = [];
  for (let t = columns.from; t < columns.to; t++) {
    tracks += `M${at(columns.x(t), 0)}V${high}`;
    spansOf(view, t, spans);
  }
  if (tracks !== "") pen.path(tracks, { colour: palette.line, width: 1 });
  for (let state = 0; state < palette.states.length; state++) {
    const own = spans.filter((s) => s.state === state);
    if (own.length > 0) strokes(pen, view, state, own);
  }
  for (const span of spans) if (span.begins) beginning(pen, view, span);
}

function spansOf({ session, columns, from, to }: Stretch, t: number, spans: Span[]): void {
  const { history, recording } = session;
  const x = columns.x(t);
  const y = (i: number) => (i - from) * ROW + ROW / 2;
  const slots = history.slots(t);
  // What ends in the middle of the first row goes on to there.
  for (let slot = history.slotAt(t, Math.max(0, from - 1)); slot < slots.to; slot++) {
    const start = history.startOf(slot);
    if (start >= to) break;
    const state = history.stateOf(slot);
    if (state === states.ABSENT || state === states.UNKNOWN) continue;
    const end = slot + 1 < slots.to ? history.startOf(slot + 1) : recording.length;
    if (end < from) continue;
    const begins = start >= from;
    // Dashes go on from one drawing to the next.
    const { dash = [] } = dashes[state] ?? {};
    const period = dash.reduce((sum, part) => sum + part, 0);
    const y0 = begins ? y(start) : period > 0 ? y(start) % period : 0;
    const y1 = Math.min((to - from) * ROW, y(end));
    const lit = state === states.DONE || (end - start) * ROW >= ROW * 0.9;
    spans.push({ x, y0, y1, state, start, begins, ends: end < to, lit });
  }
}

function strokes(
  pen: Pen,
  { palette, columns }: Stretch,
  state: number,
  spans: readonly Span[],
): void {
  const colour = palette.states[state] ?? palette.quiet;
  const dashed = dashes[state];
  if (dashed) {
    pen.path(spans.map((s) => `M${at(s.x, s.y0)}V${s.y1}`).join(""), { colour, ...dashed });
    return;
  }
  if (state === states.DONE) return;
  const full = Math.min(16, columns.width * 0.34);
  const wide = state === states.RUNNING ? full : full * 0.7;
  const boxes = spans.map((s) => `M${at(s.x - wide / 2, s.y0)}h${wide}V${s.y1}h${-wide}z`).join("");
  if (state === states.RUNNING) {
    pen.area(boxes, { colour });
    return;
  }
  pen.area(boxes, { colour, pattern: patternOf(state), ground: palette.ground });
  // No line where it goes on out of sight.
  const edge = (s: Span) => {
    const [left, right] = [s.x - wide / 2, s.x + wide / 2];
    const top = s.begins ? `M${at(left, s.y0)}h${wide}` : "";
    const foot = s.ends ? `M${at(left, s.y1)}h${wide}` : "";
    return `M${at(left, s.y0)}V${s.y1}M${at(right, s.y0)}V${s.y1}${top}${foot}`;
  };
  pen.path(spans.map(edge).join(""), { colour, width: 1 });
}

function beginning(pen: Pen, view: Stretch, span: Span): void {
  const { palette, columns } = view;
  const { x, y0, state } = span;
  if (state === states.RECEIVING || state === states.SENDING) waitName(pen, view, span);
  if (span.lit)
    drawLamp(pen, palette, {
      x,
      y: y0,
      radius: Math.min(9, columns.width * 0.24),
      state,
      bare: true,
    });
}

/** The channel that a wait is on, beside its beginning. */
function waitName(pen: Pen, { session, palette, columns }: Stretch, span: Span): void {
  const r = session.recording;
  const i = span.start;
  const kind = r.kind(i);
  if ((kind !== kinds.PARK_SEND && kind !== kinds.PARK_RECEIVE) || columns.width < 44) return;
  const value = kind === kinds.PARK_SEND && columns.width > 76 ? `: ${grouped(r.val(i))}` : "";
  pen.text(span.x + 14, span.y0, `c${r.obj(i)}${value}`, {
    size: 12,
    colour: palette.states[span.state] ?? palette.quiet,
    bold: true,
    halo: palette.ground,
  });
}
