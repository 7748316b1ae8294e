// The lanes picture: pixels for what every tasklet does, and over them names,
// curve, axis, arrows and the present step as strokes, for a canvas or a file.

import { curveOf, grouped } from "../../../lib/recording";
import { begunBefore } from "../holds";
import { drawLamp } from "../map/lamp";
import type { Pen } from "../pen/pen";
import { at } from "../scene";
import { stateSpecs, states } from "../stateset";
import { drawArrows } from "./drawarrows";
import { type Axis, axisOf, ticks } from "./frame";
import { FOR_NOTHING } from "./paints";
import type { LanesPicture } from "./picture";
import { GROUP_HEIGHT } from "./rows";
import { type Sight, walkSpans } from "./spans";

export function drawLanesPicture(pen: Pen, view: LanesPicture, image: HTMLCanvasElement): void {
  const { frame, palette, from, to } = view;
  const axis = axisOf(frame, from, to);
  drawSelected(pen, view);
  drawCurve(pen, view);
  drawTicks(pen, view, axis);
  pen.image(frame.left, 0, frame.right - frame.left, frame.height, image);
  drawTurns(pen, view);
  drawEdges(pen, view);
  drawNames(pen, view);
  drawShares(pen, view);
  drawLetters(pen, view, axis);
  drawPlace(pen, view, axis);
  drawArrows(pen, view, axis);
  if (!view.brush) return;
  const [x0, x1] = [axis.x(view.brush.from), axis.x(view.brush.to)];
  const left = Math.max(frame.left, Math.min(x0, x1));
  const right = Math.min(frame.right, Math.max(x0, x1));
  const high = frame.height;
  pen.box(left, 0, right - left, high, { colour: palette.text, alpha: 0.12 });
  pen.path(`M${at(left, 0)}V${high}M${at(right, 0)}V${high}`, { colour: palette.text, width: 1 });
}

/** A band under the lane that is looked at. */
function drawSelected(pen: Pen, { rows, frame, selected, scroll, palette }: LanesPicture): void {
  const place = selected === null ? undefined : rows.placeOf(selected);
  if (!place) return;
  const y = frame.top + place.top - scroll;
  const high = Math.max(3, place.height);
  if (y < frame.top - 1 || y > frame.height) return;
  pen.box(0, y, frame.width, high, { colour: palette.lampOff });
  pen.box(0, y, 3, high, { colour: palette.text });
}

/** The edges of that lane, over the pixels. */
function drawEdges(pen: Pen, { rows, frame, selected, scroll, palette }: LanesPicture): void {
  const place = selected === null ? undefined : rows.placeOf(selected);
  if (!place) return;
  const y = frame.top + place.top - scroll;
  const foot = y + Math.max(3, place.height);
  if (y < frame.top - 1 || y > frame.height) return;
  const d = `M${at(frame.left, y - 0.5)}H${frame.right}M${at(frame.left, foot + 0.5)}H${frame.right}`;
  pen.path(d, { colour: palette.text, width: 1 });
}

/** The length of the run queue over the window. */
function drawCurve(pen: Pen, { session, frame, from, to, palette }: LanesPicture): void {
  const { y0, y1 } = frame.curve;
  const wide = frame.right - frame.left;
  const { queue } = session.history;
  const last = Math.min(queue.length, Math.ceil(to));
  const first = Math.min(last - 1, Math.floor(from));
  const columns = Math.max(1, Math.min(Math.round(wide), last - first));
  const { most } = curveOf(queue, first, last, columns);
  const top = most.reduce((a, b) => Math.max(a, b), 1);
  const each = wide / columns;
  let d = `M${at(frame.left, y1)}`;
  let before = -1;
  most.forEach((v, c) => {
    if (v === before) return;
    before = v;
    d += `H${(frame.left + c * each).toFixed(1)}V${(y1 - (v / top) * (y1 - y0)).toFixed(1)}`;
  });
  d += `H${frame.right}V${y1}z`;
  pen.area(d, { colour: palette.states[states.QUEUED] ?? palette.quiet, alpha: 0.5 });
  pen.path(`M${at(frame.left, y1 + 0.5)}H${frame.right}`, { colour: palette.line, width: 1 });
  const quiet = { size: 12, colour: palette.quiet } as const;
  const name = frame.left < 100 ? "Queue" : "Run queue";
  pen.text(8, (y0 + y1) / 2, name, quiet);
  if (frame.width >= 600) pen.text(frame.right + 8, y0 + 6, `to ${grouped(top)}`, quiet);
}

/** What the band of turns says, in words. */
function drawTurns(pen: Pen, { model, frame, from, to, palette }: LanesPicture): void {
  if (!frame.turns) return;
  const { y0, y1 } = frame.turns;
  const { used, idle } = model.turnsIn(Math.max(0, Math.floor(from)), Math.ceil(to));
  const quiet = { size: 12, colour: palette.quiet } as const;
  const y = (y0 + y1) / 2;
  pen.text(8, y, "Turns", quiet);
  if (frame.width < 600 || used + idle === 0) return;
  const share = (100 * idle) / (used + idle);
  const text = `${used > 0 && share >= 99.5 ? "> 99" : Math.round(share)} % idle`;
  pen.text(frame.right + 8, y, text, {
    size: 12,
    colour: share > 50 ? palette.text : palette.quiet,
    bold: share > 50,
  });
}

function drawTicks(pen: Pen, view: LanesPicture, axis: Axis): void {
  const { frame, palette, session } = view;
  const first = session.recording.from;
  const scale = (frame.right - frame.left) / (axis.to - axis.from);
  const apart = (frame.width < 600 ? 64 : 88) / scale;
  let d = "";
  const y = frame.axis;
  if (frame.width >= 600) pen.text(8, y, "Step", { size: 12, colour: palette.quiet });
  for (const step of ticks(axis.from + first, axis.to + first, apart)) {
    const x = axis.x(step - first);
    if (x < frame.left || x > frame.right) continue;
    d += `M${at(x, frame.top - 4)}V${frame.height}`;
    const anchor = x < frame.left + 16 ? "start" : x > frame.right - 24 ? "end" : "middle";
    pen.text(x, y, grouped(step), { size: 12, colour: palette.quiet, anchor });
  }
  pen.path(d, { colour: palette.line, width: 1 });
}

/** Names and lamps at the left: of as many lanes as have room for theirs. */
function drawNames(pen: Pen, view: LanesPicture): void {
  const { rows, frame, scroll, palette, session, selected, place } = view;
  const world = session.at(session.recording.from + Math.floor(place));
  const { from, to } = rows.between(scroll, scroll + frame.height - frame.top);
  const each = Math.max(1, Math.ceil(14 / Math.max(0.01, rows.laneHeight)));
  const lamps = rows.laneHeight >= 13;
  const text = (t: number) => session.names.short(t);
  const chosen = selected === null ? undefined : rows.placeOf(selected);
  const chosenY = chosen && frame.top + chosen.top + chosen.height / 2 - scroll;
  for (let k = Math.ceil(from / each) * each; k < to; k += each) {
    const t = rows.tasklets[k] as number;
    const y = frame.top + (rows.tops[k] as number) + rows.laneHeight / 2 - scroll;
    if (y < frame.top + 6 || t === selected) continue;
    if (chosenY !== undefined && Math.abs(chosenY - y) < 14) continue;
    pen.text(frame.left - (lamps ? 24 : 10), y, text(t), {
      size: 12,
      colour: palette.quiet,
      anchor: "end",
    });
    if (lamps) lamp(pen, view, t, y, world.state(t));
  }
  if (selected !== null && chosenY !== undefined && chosenY > frame.top) {
    lamp(pen, view, selected, chosenY, world.state(selected));
    pen.text(frame.left - 24, chosenY, text(selected), {
      size: 12,
      colour: palette.text,
      anchor: "end",
      bold: true,
    });
  }
  for (const { role, shut, top } of rows.groups) {
    const y = frame.top + top - scroll;
    if (y + GROUP_HEIGHT < frame.top || y > frame.height) continue;
    const middle = Math.max(frame.top + 8, y + GROUP_HEIGHT / 2);
    const count = role.tasklets.length;
    const arrow = shut ? `M8 ${middle - 12}l6 5l-6 5z` : `M6 ${middle - 10}h10l-5 6z`;
    if (count > 1) pen.area(arrow, { colour: palette.quiet });
    const [first = "", ...rest] = wrapped(role.name, frame.left < 100 ? 7 : 16);
    pen.text(20, middle - 7, first, { size: 12, colour: palette.text, bold: true });
    const more = frame.left < 100 ? "" : rest.join(" ");
    const note = more === "" ? grouped(count) : `${more}, ${grouped(count)}`;
    pen.text(20, middle + 8, note, { size: 12, colour: palette.quiet });
  }
}

/** A name on as many lines as it needs, each no longer than `most` letters where words allow. */
function wrapped(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function lamp(pen: Pen, { frame, palette }: LanesPicture, t: number, y: number, state: number) {
  drawLamp(pen, palette, { x: frame.left - 11, y, radius: t < 0 ? 5 : 6, state, bare: true });
}

/** What each lane had of the window, as a bar and where there is room in percent. */
function drawShares(pen: Pen, view: LanesPicture): void {
  const { rows, frame, scroll, palette, model } = view;
  if (frame.width < 600 || rows.laneHeight < 9) return;
  const x = frame.right + 8;
  pen.text(x, frame.axis, model.held ? "got lock" : "ran", { size: 12, colour: palette.quiet });
  const { from, to } = rows.between(scroll, scroll + frame.height - frame.top);
  const shareOf = model.held ? locksGot(view) : ranOf(view);
  for (let k = from; k < to; k++) {
    const y = frame.top + (rows.tops[k] as number) - scroll;
    if (y < frame.top - 2) continue;
    const share = shareOf(rows.tasklets[k] as number);
    const high = Math.min(8, rows.laneHeight - 4);
    const middle = y + rows.laneHeight / 2;
    pen.box(x, middle - high / 2, 24, high, { colour: palette.lampOff });
    pen.box(x, middle - high / 2, 24 * share, high, { colour: palette.bright });
    if (rows.laneHeight < 13) continue;
    const words = share > 0 && share < 0.01 ? "< 1 %" : `${Math.round(100 * share)} %`;
    pen.text(frame.width - 4, middle, words, { size: 12, colour: palette.quiet, anchor: "end" });
  }
}

/** The share of the window that a tasklet ran. */
function ranOf({ session, model, from, to }: LanesPicture): (t: number) => number {
  const { recording, history } = session;
  const sight = { history, turns: model.turns, length: recording.length, from, to, columns: 1 };
  return (t) => {
    let ran = 0;
    walkSpans(sight, t, (left, right, paint) => {
      if (paint === states.RUNNING || paint === FOR_NOTHING) ran += right - left;
    });
    return ran;
  };
}

/** The share of all takings of a lock in the window that a tasklet had. */
function locksGot({ session, from, to }: LanesPicture): (t: number) => number {
  const got = new Map<number, number>();
  let all = 0;
  const { holds } = session;
  for (let k = begunBefore(holds, Math.ceil(from)); k < holds.length; k++) {
    const hold = holds[k];
    if (!hold || hold.from >= to) break;
    all++;
    got.set(hold.tasklet, (got.get(hold.tasklet) ?? 0) + 1);
  }
  return (t) => (got.get(t) ?? 0) / Math.max(1, all);
}

const mostLetters = 3000;

/** The letter of a state where it begins, when a step is wide enough. */
function drawLetters(pen: Pen, view: LanesPicture, axis: Axis): void {
  const { rows, frame, scroll, palette, session, model } = view;
  const wide = (frame.right - frame.left) / (axis.to - axis.from);
  if (wide < 3 || rows.laneHeight < 13) return;
  const { from, to } = rows.between(scroll, scroll + frame.height - frame.top);
  const sight: Sight = {
    history: session.history,
    turns: model.turns,
    held: model.held,
    length: session.recording.length,
    from: view.from,
    to: view.to,
    columns: frame.right - frame.left,
  };
  let left = mostLetters;
  for (let k = from; k < to && left > 0; k++) {
    const y = frame.top + (rows.tops[k] as number) - scroll;
    if (y < frame.top) continue;
    walkSpans(sight, rows.tasklets[k] as number, (x0, x1, paint) => {
      const state = paint === FOR_NOTHING ? states.RUNNING : paint;
      const letter = stateSpecs[state]?.letter.trim() ?? "";
      if (x1 - x0 < 14 || letter === "" || state === states.DONE || left-- <= 0) return;
      const runs = paint === states.RUNNING;
      pen.text(frame.left + x0 + 3, y + rows.laneHeight / 2 + 1, letter, {
        size: 11,
        mono: true,
        bold: true,
        colour: runs ? palette.onState : palette.text,
        ...(runs ? {} : { halo: palette.ground }),
      });
    });
  }
}

/** The present step: a line through all lanes. */
function drawPlace(pen: Pen, { frame, palette, place }: LanesPicture, axis: Axis): void {
  const x = axis.x(place + 1);
  if (x < frame.left - 1 || x > frame.right + 1) return;
  pen.path(`M${at(x, 0)}V${frame.height}`, { colour: palette.ground, width: 4, alpha: 0.7 });
  pen.path(`M${at(x, 0)}V${frame.height}`, { colour: palette.text, width: 2 });
}
