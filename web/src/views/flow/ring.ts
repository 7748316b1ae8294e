// Ring: players in a circle; throws go across and fade.

import {
  at,
  circle,
  circlePath,
  EMPTY,
  type Flash,
  type Layout,
  type Point,
  sequence,
} from "./scene";

function arc(from: Point, to: Point, center: Point): string {
  const bend = 0.35;
  const mx = (from.x + to.x) / 2;
  const my = (from.y + to.y) / 2;
  return `M${at(from.x, from.y)}Q${at(mx + (center.x - mx) * bend, my + (center.y - my) * bend)} ${at(to.x, to.y)}`;
}

export const ring: Layout = (width, height, count) => {
  const small = height < 160;
  const center = { x: width / 2, y: height / 2 };
  const radius = Math.min(width / 2 - 24, height / 2 - (small ? 8 : 32));
  const room = Math.floor((2 * Math.PI * radius) / (small ? 15 : 24));
  const lamps = circle(center, radius, Math.max(1, Math.min(count, room)), -Math.PI / 2);
  const kicks = small ? 9 : 18;
  const seconds = kicks * 0.5;
  const order = sequence(kicks, lamps.length);
  const throws: Flash[] = [];
  for (let i = 0; i < kicks; i++) {
    const a = order[i] ?? 0;
    const next = order[(i + 1) % kicks] ?? 0;
    const b = next === a ? (next + Math.floor(lamps.length / 2)) % lamps.length : next;
    const from = lamps[a];
    const to = lamps[b];
    if (from && to) throws.push({ path: arc(from, to, center), seconds, ahead: seconds - i * 0.5 });
  }
  const out = `M${at(0, center.y)}H${Math.round(center.x - radius)}M${at(center.x + radius, center.y)}H${width}`;
  return {
    ...EMPTY,
    tracks: circlePath(center, radius) + out,
    lamps,
    radius: small ? 3.5 : 6,
    throws,
  };
};
