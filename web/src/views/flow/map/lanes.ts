// The map of threads: a lane for each, time runs to the right edge, and the
// lock is the one token that passes between the lanes.

import type { Waited } from "../../../lib/recording";
import { begunBefore, type Hold } from "../holds";
import type { Pen } from "../pen/pen";
import { at } from "../scene";
import { states } from "../stateset";
import { drawLamp, LETTERED, patternOf } from "./lamp";
import { lastBegun, waitsOf } from "./lockwaits";
import { actorOf, type MapView, shownTasklets } from "./view";

/** Room for lamp and name at the left, for the token at the right. */
const ample = { left: 92, lamp: 44, right: 64, over: 56 };
const tight = { left: 34, lamp: 16, right: 14, over: 34 };

interface Axis {
  readonly now: number; // x
  readonly step: number; // px
  readonly first: number; // index at the left end
  x(index: number): number;
  y(tasklet: number): number;
  readonly band: number;
  readonly pitch: number; // px from lane to lane
  readonly left: number; // x
  readonly lamp: number; // x
}

function axisOf({ session, place, rate, width, height, bare }: MapView): Axis {
  const { left, lamp, right, over: room } = bare ? tight : ample;
  const over = height < 180 ? tight.over : room;
  const r = session.recording;
  const threads = shownTasklets(session.tasklets);
  const now = width - right;
  const seen = Math.max(60, 3 * rate);
  const step = (now - left) / seen;
  const here = place - r.from + 1;
  const pitch = Math.min(120, (height - over) / Math.max(1, threads - (bare ? 1 : 0)));
  const top = (height - pitch * (threads - 1)) / 2;
  return {
    now,
    step,
    first: Math.max(0, Math.floor(here - seen)),
    x: (index) => now - (here - index) * step,
    y: (t) => top + (t - 1) * pitch,
    band: Math.max(2, Math.min(18, pitch * 0.3)),
    pitch,
    left,
    lamp,
  };
}

export function drawLanes(pen: Pen, view: MapView): void {
  const { session, world, palette, hits } = view;
  const axis = axisOf(view);
  const threads = shownTasklets(session.tasklets);
  const actor = actorOf(view);
  const { left, lamp } = axis;
  pen.path(`M${at(axis.now, view.bare ? 4 : 16)}V${view.height - (view.bare ? 4 : 8)}`, {
    colour: palette.line,
    width: 1,
  });
  for (let t = 1; t <= threads; t++) {
    const y = axis.y(t);
    pen.path(`M${at(left, y)}H${view.width}`, { colour: palette.track, width: 2, alpha: 0.6 });
    drawWaits(pen, view, axis, t);
    drawPast(pen, view, axis, t);
    const radius = radiusOf(axis);
    drawLamp(pen, palette, {
      x: lamp,
      y,
      radius,
      state: world.state(t),
      label: axis.band > 12 && !view.bare ? session.names.of(t) : undefined,
      selected: t === view.selected,
      acting: t === actor,
      bare: view.bare ?? false,
    });
    // Where the name has no room below, its short form stands beside the lamp.
    if (axis.band <= 12 && radius >= LETTERED && !view.bare)
      pen.text(lamp - radius - 12, y, session.names.short(t), {
        size: 12,
        anchor: "end",
        colour: t === view.selected ? palette.text : palette.quiet,
      });
    hits.add(t, lamp, y, radius);
  }
  if (session.noun === "lock" && !view.bare) drawTakings(pen, view, axis, radiusOf(axis));
  drawLocks(pen, view, axis);
}

function radiusOf({ band, pitch }: Axis): number {
  // A name stands between a lamp and the ring round the next one.
  return Math.min(18, Math.max(2, band * 1.1), Math.max(LETTERED, pitch * 0.26));
}

/** How often each got the lock up to now: who is starved stands there in figures. */
function drawTakings(pen: Pen, view: MapView, axis: Axis, radius: number): void {
  const { session, world, palette } = view;
  const threads = shownTasklets(session.tasklets);
  const end = begunBefore(session.holds, world.index);
  const got = new Uint32Array(threads + 1);
  for (let k = 0; k < end; k++) {
    const t = session.holds[k]?.tasklet ?? 0;
    if (t <= threads) got[t] = (got[t] as number) + 1;
  }
  if (end === 0 || axis.pitch < 24) return;
  // Two lines stand between a lamp and the next one, or the figure at the right.
  const under = axis.pitch >= 2 * radius + 40;
  const right = view.width - 4;
  if (!under)
    pen.text(right, axis.y(1) - Math.max(24, Math.min(32, axis.pitch * 0.6)), "got lock", {
      size: 12,
      anchor: "end",
      colour: palette.quiet,
    });
  for (let t = 1; t <= threads; t++) {
    const share = (100 * (got[t] as number)) / end;
    const words = share > 0 && share < 1 ? "< 1" : String(Math.round(share));
    if (under)
      pen.text(axis.lamp, axis.y(t) + radius + 26, `got lock ${words} %`, {
        size: 12,
        anchor: "middle",
        colour: palette.text,
        halo: palette.ground,
      });
    else
      pen.text(right, axis.y(t) - Math.min(13, axis.pitch * 0.3), `${words} %`, {
        size: 12,
        bold: true,
        anchor: "end",
        colour: palette.text,
        halo: palette.ground,
      });
  }
}

/** How long it has waited for the lock: an outline, as a sleeper's lamp is. */
function drawWaits(pen: Pen, view: MapView, axis: Axis, t: number): void {
  const { session, world, palette } = view;
  const waits = waitsOf(session, t);
  const high = Math.max(4, axis.band);
  const y = axis.y(t) - high / 2;
  let d = "";
  for (let k = lastBegun(waits, world.index); k >= 0; k--) {
    const { from, length } = waits[k] as Waited;
    if (from + length <= axis.first) break;
    const x0 = Math.max(axis.left, axis.x(Math.max(axis.first, from)));
    const x1 = Math.min(axis.now, axis.x(Math.min(from + length, world.index)));
    if (x1 - x0 >= 3) d += `M${at(x0, y)}H${x1}V${y + high}H${x0}Z`;
  }
  if (d === "") return;
  pen.area(d, { colour: palette.lampOff });
  pen.path(d, { colour: palette.quiet, width: 1 });
}

/** What a thread did up to now. */
function drawPast(pen: Pen, { session, world, palette }: MapView, axis: Axis, t: number): void {
  const { history } = session;
  const y = axis.y(t);
  const { from } = history.slots(t);
  const paint = (state: number, x0: number, x1: number) => {
    const a = Math.max(axis.left, x0);
    if (x1 <= a) return;
    const colour = palette.states[state] ?? palette.quiet;
    if (state === states.NEW) pen.path(`M${at(a, y)}H${x1}`, { colour, width: 3, dash: [6, 4] });
    else if (state === states.RUNNING)
      pen.box(a, y - axis.band * 0.3, x1 - a, axis.band * 0.6, { colour });
    else if (state === states.QUEUED || state === states.RECEIVING || state === states.SENDING) {
      const high = Math.max(3, axis.band * 0.6);
      pen.box(a, y - high / 2, x1 - a, high, {
        colour,
        pattern: patternOf(state),
        ground: palette.ground,
      });
    }
  };
  let slot = history.slotAt(t, world.index - 1);
  let end = world.index;
  let last = Number.POSITIVE_INFINITY;
  for (; slot >= from; slot--) {
    const start = history.startOf(slot);
    const x = axis.x(Math.max(axis.first, start));
    // Spans narrower than half a pixel are drawn with their neighbour.
    if (last - x > 0.5 || start <= axis.first) {
      paint(history.stateOf(slot), x, Math.min(axis.now, axis.x(end)));
      end = start;
      last = x;
    }
    if (start <= axis.first) break;
  }
}

/** The stretches on which a lock was held, its way from lane to lane, and the token itself. */
function drawLocks(pen: Pen, view: MapView, axis: Axis): void {
  const { session, world, palette, place } = view;
  const { holds } = session;
  const shown = shownTasklets(session.tasklets);
  const end = begunBefore(holds, world.index);
  const way = new Map<number, { x: number; y: number; d: string }>();
  let held = "";
  let first = end;
  while (first > 0 && (holds[first - 1]?.to ?? 0) > axis.first && end - first < 1500) first--;
  for (const hold of holds.slice(first, end)) {
    if (hold.tasklet < 1 || hold.tasklet > shown) continue;
    const y = axis.y(hold.tasklet);
    const x0 = Math.max(axis.left, axis.x(hold.from));
    const x1 = Math.min(axis.now, axis.x(Math.min(hold.to, world.index)));
    const before = way.get(hold.lock);
    const lean = before ? Math.min(10, Math.max(0, x0 - before.x)) : 0;
    const over =
      before && before.y !== y
        ? `M${at(before.x, before.y)}L${at(x0 - lean, before.y)}L${at(x0, y)}`
        : "";
    held += `M${at(x0, y)}H${Math.max(x0 + 1, x1)}`;
    way.set(hold.lock, { x: x1, y, d: (before?.d ?? "") + over });
  }
  for (const { d } of way.values())
    pen.path(d, { colour: palette.bright, width: 1.5, alpha: 0.75 });
  pen.path(held, { colour: palette.bright, width: Math.max(3, axis.band) });
  const tokens = new Map<number, Hold>();
  for (const hold of holds.slice(first, end)) tokens.set(hold.lock, hold);
  const radius = Math.min(13, Math.max(4, axis.band));
  for (const [lock, hold] of tokens) {
    if (hold.tasklet < 1 || hold.tasklet > shown) continue;
    let y = axis.y(hold.tasklet);
    const next = holds[end];
    const i = Math.ceil(place) - session.recording.from;
    // On its way to the one that takes it in the step under way.
    if (
      !Number.isInteger(place) &&
      next?.lock === lock &&
      next.from === i &&
      next.tasklet <= shown &&
      next.tasklet > 0
    )
      y += (axis.y(next.tasklet) - y) * (place - Math.floor(place));
    const free = hold.to < world.index;
    const edge = { colour: palette.text, width: 2 };
    pen.disc(axis.now, y, radius, { colour: free ? palette.ground : palette.bright }, edge);
    if (radius >= 9 && tokens.size > 1)
      pen.text(axis.now, y, String(lock), {
        size: 12,
        bold: true,
        anchor: "middle",
        colour: free ? palette.text : palette.onState,
      });
    if (axis.band > 8 && !view.bare)
      pen.text(axis.now + radius + 6, y, free ? "free" : "", { size: 12, colour: palette.quiet });
  }
}
