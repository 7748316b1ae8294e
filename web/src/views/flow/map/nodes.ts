// The map of chains, rings and pools: lamps on fixed places, messages between.

import { grouped } from "../../../lib/recording";
import { modelOf } from "../lanesview/model";
import type { Pen } from "../pen/pen";
import { drawLamp } from "./lamp";
import { drawTrails, drawTrains, drawValues, type Ways } from "./messages";
import { ample, chainPlaces, type Places, ringPlaces, tight } from "./places";
import { drawTurntable } from "./turntable";
import { actorOf, type MapView, shownTasklets } from "./view";
import type { Way } from "./way";

interface Ground {
  readonly places: Places;
  readonly ways: Ways;
  /** The channels as tracks, where they are few enough to be told apart. */
  readonly channels: string;
}

/** A chain's lie beside each other, others cross. */
const mostChannels = { beside: 400, crossing: 60 };
const grounds = new WeakMap<object, Map<string, Ground>>();

function groundOf({ session, width, height, bare = false }: MapView): Ground {
  const { layout } = session;
  const key = `${layout} ${width} ${height}`;
  let known = grounds.get(session);
  if (!known) {
    known = new Map();
    grounds.set(session, known);
  }
  const had = known.get(key);
  if (had) return had;
  const count = shownTasklets(session.tasklets);
  const places =
    layout === "chain"
      ? chainPlaces(width, height, Math.max(1, count), bare ? tight : ample)
      : ringPlaces(width, height, count, layout === "pool" ? 0.6 : 0.4, bare ? tight : ample);
  const made = new Map<number, Way>();
  const ways: Ways = (from, to) => {
    if (from >= places.points.length || to >= places.points.length) return undefined;
    const pair = from * places.points.length + to;
    let way = made.get(pair);
    if (!way) {
      way = places.way(from, to);
      made.set(pair, way);
    }
    return way;
  };
  const ground = { places, ways, channels: channelsOf(session, ways) };
  known.clear();
  known.set(key, ground);
  return ground;
}

/** Every pair that a message goes between, once. */
function channelsOf({ recording: r, deliveries, layout }: MapView["session"], ways: Ways): string {
  const most = layout === "chain" ? mostChannels.beside : mostChannels.crossing;
  const paths = new Map<number, string>();
  for (const i of deliveries) {
    const [low, high] = r.a(i) < r.b(i) ? [r.a(i), r.b(i)] : [r.b(i), r.a(i)];
    const pair = low * (1 << 24) + high;
    if (paths.has(pair)) continue;
    const way = ways(low, high);
    if (!way) continue;
    paths.set(pair, way.path);
    if (paths.size > most) return "";
  }
  return [...paths.values()].join("");
}

export function drawNodes(pen: Pen, view: MapView): void {
  const { session, world, palette, hits } = view;
  const { places, ways, channels } = groundOf(view);
  const { radius } = places;
  const { names } = session;
  const chain = session.layout === "chain";
  pen.path(places.tracks, {
    colour: palette.track,
    width: chain ? 2 : 1,
    alpha: chain ? 0.9 : 0.5,
  });
  if (channels !== "" && (chain || !view.bare))
    pen.path(channels, { colour: palette.track, width: 1, alpha: chain ? 0.7 : 0.4 });
  if (session.layout === "pool") drawTurntable(pen, view, places);
  drawTrails(pen, view, ways, chain ? 4 : 2.5, radius);
  drawTrains(pen, view, ways, radius);
  const actor = actorOf(view);
  for (let t = 0; t < places.points.length; t++) {
    const p = places.points[t];
    if (!p) continue;
    const r = t === 0 ? places.mainRadius : radius;
    const name = t === 0 || places.labelled ? names.short(t) : undefined;
    const label = view.bare ? undefined : name;
    const selected = t === view.selected;
    drawLamp(pen, palette, {
      x: p.x,
      y: p.y,
      radius: r,
      state: world.state(t),
      label: selected && !label ? names.short(t) : label,
      inside: places.inside,
      selected,
      acting: t === actor,
      bare: view.bare ?? false,
    });
    hits.add(t, p.x, p.y, r);
  }
  if (view.selected !== null && !places.labelled) {
    const p = places.points[view.selected];
    if (p && view.selected > 0)
      pen.text(p.x, p.y - radius - 16, names.of(view.selected), {
        size: 14,
        bold: true,
        anchor: "middle",
        colour: palette.text,
        halo: palette.ground,
      });
  }
  if (view.bare) return;
  drawValues(pen, view, ways);
  drawTurns(pen, view);
}

/** Turns up to now, and those that found no mail: what it costs to look in vain. */
function drawTurns(pen: Pen, { session, world, palette, width }: MapView): void {
  const model = modelOf(session);
  if (!model.polls) return;
  const { used, idle } = model.turnsIn(0, world.index);
  if (used + idle === 0) return;
  const [left, size] = width < 600 ? [8, 12] : [24, 14];
  const text = (y: number, words: string, colour: string, bold: boolean) =>
    pen.text(left, y, words, { size, bold, colour, halo: palette.ground });
  text(size + 2, `${grouped(used + idle)} turns`, palette.quiet, false);
  text(2 * size + 8, `${grouped(idle)} found no mail`, palette.text, true);
}
