// A pool's turntable: its bridge stands at the tasklet that ran last and turns
// to the next one, and those that ran before are bright for a while.

import { kinds } from "../../../lib/recording";
import type { Pen } from "../pen/pen";
import type { Point } from "../scene";
import type { Places } from "./places";
import type { MapView } from "./view";

/** How many turns stay to be seen. */
const TRAIL = 6;
/** Turns that lie further back than this are not looked for, events. */
const BACK = 400;

export function drawTurntable(pen: Pen, view: MapView, { points, radius }: Places): void {
  const hub = points[0];
  const ran = lastTurns(view);
  const last = ran[0] ?? 0;
  const now = points[last];
  if (!hub || !now || last === 0) return;
  const { palette } = view;
  const next = underWay(view);
  const share = next && points[next.tasklet] ? next.share : 0;
  for (let k = ran.length - 1; k > 0; k--) {
    const [from, to] = [points[ran[k] ?? 0], points[ran[k - 1] ?? 0]];
    if (!from || !to || ran[k] === 0 || ran[k - 1] === 0) continue;
    const alpha = Math.round(20 * 0.85 * (1 - (k - 1 + share) / TRAIL) ** 1.6) / 20;
    if (alpha <= 0.02) continue;
    const edge = { colour: palette.bright, width: 4, alpha, round: true };
    pen.path(arcOf(hub, from, to), edge);
    if (radius >= 4) pen.disc(from.x, from.y, radius + 3, { colour: palette.bright, alpha });
  }
  const goal = next ? points[next.tasklet] : undefined;
  const angle = angleOf(hub, now) + (goal ? share * turnOf(hub, now, goal) : 0);
  const reach = Math.hypot(now.x - hub.x, now.y - hub.y) - radius - 8;
  const end = `${round(hub.x + reach * Math.cos(angle))} ${round(hub.y + reach * Math.sin(angle))}`;
  pen.path(`M${hub.x} ${hub.y}L${end}`, { colour: palette.line, width: 12 });
  pen.path(`M${hub.x} ${hub.y}L${end}`, { colour: palette.bright, width: 2 });
}

/** Those that ran, the last one first; main, 0, among them. */
function lastTurns({ session, world }: MapView): number[] {
  const r = session.recording;
  const ran: number[] = [];
  const first = Math.max(0, world.index - BACK);
  for (let i = world.index - 1; i >= first && ran.length <= TRAIL; i--)
    if (r.kind(i) === kinds.RUN) ran.push(r.a(i));
  return ran;
}

/** The tasklet to which the step under way turns, and how far it is on its way. */
function underWay({ session, place }: MapView): { tasklet: number; share: number } | undefined {
  const r = session.recording;
  const i = Math.ceil(place) - r.from;
  if (Number.isInteger(place) || i < 0 || i >= r.length || r.kind(i) !== kinds.RUN) return;
  if (r.a(i) === 0) return;
  const share = place - Math.floor(place);
  return { tasklet: r.a(i), share: share * share * (3 - 2 * share) };
}

function angleOf(hub: Point, p: Point): number {
  return Math.atan2(p.y - hub.y, p.x - hub.x);
}

/** The shorter way round, in radians; clockwise is above 0. */
function turnOf(hub: Point, from: Point, to: Point): number {
  const turn = angleOf(hub, to) - angleOf(hub, from);
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
}

function arcOf(hub: Point, from: Point, to: Point): string {
  const r = round(Math.hypot(to.x - hub.x, to.y - hub.y));
  const sweep = turnOf(hub, from, to) > 0 ? 1 : 0;
  return `M${round(from.x)} ${round(from.y)}A${r} ${r} 0 0 ${sweep} ${round(to.x)} ${round(to.y)}`;
}

function round(x: number): number {
  return Math.round(100 * x) / 100;
}
