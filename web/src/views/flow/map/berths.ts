// The map of thread start: areas are berths that are mapped, left empty and
// taken over; main makes threads at the left, those that are done stand at the right.

import { begunBefore } from "../holds";
import type { Pen } from "../pen/pen";
import { at, type Point } from "../scene";
import { states } from "../stateset";
import { drawLamp } from "./lamp";
import { drawTrails, drawTrains, drawValues, type Ways } from "./messages";
import { actorOf, type MapView, shownTasklets } from "./view";
import { bowed, pointOn } from "./way";

interface Berth {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Yard {
  readonly main: Point;
  readonly berths: readonly Berth[];
  /** Left edge of the siding of those that are done. */
  readonly done: number;
}

function yardOf({ session, width, height, bare }: MapView): Yard {
  const count = session.world.locks.length;
  const main = { x: bare ? 14 : Math.max(40, width * 0.07), y: height / 2 };
  const from = main.x + (bare ? 24 : Math.max(40, width * 0.08));
  const done = width - Math.max(bare ? 44 : 64, width * 0.2);
  const wide = done - (bare ? 10 : 32) - from;
  let columns = 1;
  const high = (c: number) => (height - (bare ? 8 : 40)) / Math.ceil(count / c);
  while (high(columns) < (bare ? 20 : 40) && wide / (columns + 1) > 26) columns++;
  while (high(columns) < 7 && wide / (columns + 1) > 5) columns++;
  const cell = { width: wide / columns, height: Math.min(84, high(columns)) };
  const rows = Math.ceil(count / columns);
  const top = (height - rows * cell.height) / 2;
  const gap = Math.min(8, cell.height * 0.16, cell.width * 0.16);
  const berths = Array.from({ length: count }, (_, k) => ({
    x: from + Math.floor(k / rows) * cell.width + gap,
    y: top + (k % rows) * cell.height + gap,
    width: cell.width - 2 * gap,
    height: cell.height - 2 * gap,
  }));
  return { main, berths, done };
}

const edge = (b: Berth) => `M${at(b.x, b.y)}h${b.width}v${b.height}h${-b.width}z`;

export function drawBerths(pen: Pen, view: MapView): void {
  const { session, world, palette } = view;
  const yard = yardOf(view);
  const { holds } = session;
  const end = begunBefore(holds, world.index);
  const uses = new Uint32Array(yard.berths.length);
  const mapped = new Uint8Array(yard.berths.length);
  const occupant = new Int32Array(yard.berths.length).fill(-1);
  const berthOf = new Map<number, number>();
  let fresh = 0;
  for (let k = 0; k < end; k++) {
    const hold = holds[k];
    if (!hold) continue;
    const b = world.locks.place(hold.lock);
    uses[b] = (uses[b] ?? 0) + 1;
    mapped[b] = hold.fresh ? 1 : 0;
    if (hold.fresh) fresh++;
    const here = hold.to >= world.index;
    occupant[b] = here ? hold.tasklet : -1;
    berthOf.set(hold.tasklet, b);
  }
  pen.path(`M${at(0, yard.main.y)}H${yard.main.x}`, { colour: palette.track, width: 2 });
  const first = yard.berths[0];
  for (const b of yard.berths) {
    const y = b.y + b.height / 2;
    if (!first || b.x !== first.x) break;
    pen.path(`M${at(yard.main.x, yard.main.y)}L${at(b.x - 12, y)}H${b.x}`, {
      colour: palette.track,
      width: b.height > 12 ? 2 : 1,
      alpha: 0.8,
    });
  }
  const rims = new Map<string, string>();
  yard.berths.forEach((b, k) => {
    const used = (uses[k] ?? 0) > 0;
    const taken = (occupant[k] ?? -1) >= 0;
    const colour = mapped[k] ? palette.states[states.NEW] : palette.bright;
    if (taken)
      pen.box(b.x, b.y, b.width, b.height, { colour: colour ?? palette.bright, alpha: 0.3 });
    if (b.height < 12) {
      if (!taken)
        pen.box(b.x, b.y, b.width, b.height, { colour: used ? palette.track : palette.line });
      return;
    }
    const rim = taken ? (colour ?? "") : used ? palette.track : "";
    rims.set(rim, (rims.get(rim) ?? "") + edge(b));
    if (view.bare || b.height < 18 || b.width < 44) return;
    const y = b.y + b.height / 2;
    const ink = { size: 12, colour: used ? palette.text : palette.quiet };
    const number = world.locks.numbers[k] ?? 0;
    if (b.width < 90) {
      pen.text(b.x + b.width - 6, y, String(number), { ...ink, anchor: "end" });
      return;
    }
    pen.text(b.x + 50, y, `area ${number}`, ink);
    const words = !used ? "" : mapped[k] ? "mapped" : `taken over, use ${uses[k]}`;
    if (b.width > 220)
      pen.text(b.x + b.width - 10, y, words, { size: 12, anchor: "end", colour: palette.quiet });
  });
  // One stroke for all of a sort: there can be thousands.
  for (const [colour, d] of rims) {
    const never = { colour: palette.line, width: 1.5, dash: [3, 4] };
    const rim = { colour, width: colour === palette.track ? 1.5 : 2 };
    pen.path(d, colour === "" ? never : rim);
  }
  const points = pointsOf(view, yard, berthOf);
  const ways: Ways = (from, to) => {
    const a = points[from];
    const b = points[to];
    return a && b ? bowed(a, b, 0.18) : undefined;
  };
  drawTrails(pen, view, ways, 2, 0);
  drawTrains(pen, view, ways, 10);
  drawTakers(pen, view, yard, points, berthOf);
  drawDone(pen, view, yard);
  if (view.bare) return;
  drawValues(pen, view, ways);
  pen.text(yard.berths[0]?.x ?? 0, 14, `${fresh} mapped, ${end - fresh} taken over`, {
    size: 14,
    bold: true,
    colour: palette.text,
  });
}

/** A tasklet stands in the area that it had last, before its first one beside main. */
function pointsOf({ session, height }: MapView, yard: Yard, berthOf: Map<number, number>): Point[] {
  const points: Point[] = [yard.main];
  for (let t = 1; t <= shownTasklets(session.tasklets); t++) {
    const berth = yard.berths[berthOf.get(t) ?? -1];
    points.push(
      berth
        ? { x: berth.x + Math.min(24, berth.width / 2), y: berth.y + berth.height / 2 }
        : { x: yard.main.x, y: Math.min(height - 24, yard.main.y + 56) },
    );
  }
  return points;
}

function drawTakers(
  pen: Pen,
  view: MapView,
  yard: Yard,
  points: readonly Point[],
  berthOf: Map<number, number>,
): void {
  const { session, world, palette, hits, place, selected } = view;
  const r = session.recording;
  const actor = actorOf(view);
  const first = yard.berths[0];
  const radius = first ? Math.max(1.5, Math.min(15, first.height * 0.34, first.width * 0.4)) : 10;
  const next = session.holds[begunBefore(session.holds, world.index)];
  for (let t = points.length - 1; t >= 0; t--) {
    const state = world.state(t);
    if (t > 0 && (state === states.ABSENT || state === states.DONE)) continue;
    let p = points[t];
    if (!p) continue;
    // It drives to the berth that it takes in the step under way.
    if (
      !Number.isInteger(place) &&
      next?.tasklet === t &&
      next.from === Math.ceil(place) - r.from
    ) {
      const b = yard.berths[world.locks.place(next.lock)];
      if (b)
        p = pointOn(
          bowed(p, { x: b.x + Math.min(24, b.width / 2), y: b.y + b.height / 2 }, 0),
          place - Math.floor(place),
        );
    }
    const size = t === 0 ? (view.bare ? 9 : 16) : berthOf.has(t) ? radius : Math.min(9, radius);
    drawLamp(pen, palette, {
      x: p.x,
      y: p.y,
      radius: size,
      state,
      // On a low map those that wait for their area stand where it would be.
      label: t === 0 && !view.bare && view.height >= 150 ? session.names.short(0) : undefined,
      selected: t === selected,
      acting: t === actor,
      bare: view.bare ?? false,
    });
    if (t > 0 && first && first.width > 300 && berthOf.has(t))
      pen.text(p.x + 92, p.y, session.names.of(t), { size: 12, colour: palette.text });
    hits.add(t, p.x, p.y, size);
  }
}

/** Those that are done, in rows at the right. */
function drawDone(
  pen: Pen,
  { session, world, palette, width, height, hits, selected, bare }: MapView,
  yard: Yard,
): void {
  const shown = shownTasklets(session.tasklets);
  const done: number[] = [];
  for (let t = 1; t <= shown; t++) if (world.state(t) === states.DONE) done.push(t);
  const wide = width - yard.done - (bare ? 4 : 20);
  const top = bare ? 12 : 40;
  let gap = bare ? 20 : 24;
  while (gap > 4 && Math.floor(wide / gap) * Math.floor((height - top - 16) / gap) < shown)
    gap *= 0.94;
  const columns = Math.max(1, Math.floor(wide / gap));
  if (!bare)
    pen.text(yard.done, 14, `${done.length} done`, { size: 14, bold: true, colour: palette.quiet });
  done.forEach((t, k) => {
    const x = yard.done + 8 + (k % columns) * gap;
    const y = top + Math.floor(k / columns) * gap;
    drawLamp(pen, palette, {
      x,
      y,
      radius: gap * 0.36,
      state: states.DONE,
      selected: t === selected,
    });
    hits.add(t, x, y, gap * 0.36);
  });
}
