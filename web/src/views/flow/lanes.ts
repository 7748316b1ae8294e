// Lanes: one track a thread; the lock is the one train that changes between them.

import { at, EMPTY, type Layout, type Point, round, sequence } from "./scene";

export const lanes: Layout = (width, height, count) => {
  const small = height < 160;
  const fit = Math.max(2, Math.floor((height - (small ? 8 : 48)) / (small ? 18 : 36)));
  const drawn = Math.max(1, Math.min(count, fit));
  const pitch =
    drawn === 1 ? 0 : Math.min((height - (small ? 20 : 96)) / (drawn - 1), small ? 26 : 136);
  const top = (height - (drawn - 1) * pitch) / 2;
  const left = small ? 28 : 48;
  const right = width - left;
  let tracks = "";
  const lamps: Point[] = [];
  const lane = (i: number) => top + i * pitch;
  for (let i = 0; i < drawn; i++) {
    tracks += `M${at(left, lane(i))}H${right}`;
    lamps.push({ x: left, y: lane(i) });
  }
  if (drawn > 1)
    tracks += `M${at(left, lane(0))}V${lane(drawn - 1)}M${at(right, lane(0))}V${lane(drawn - 1)}`;
  tracks += `M${at(0, height / 2)}H${left}M${at(right, height / 2)}H${width}`;

  // The way of the lock: a stretch on a lane, then at 45 degrees over to the next holder.
  const holds = Math.max(3, Math.floor((right - left) / Math.max(48, pitch * 1.7)));
  const stretch = (right - left) / holds;
  const steps = sequence(holds, 4).map((s) => [1, -1, 1, 2][s] ?? 1);
  let x = left;
  let current = 0;
  let path = `M${at(x, lane(current))}`;
  for (const step of steps.slice(1)) {
    x += stretch;
    const next = drawn === 1 ? 0 : (((current + step) % drawn) + drawn) % drawn;
    const slope = Math.min(stretch * 0.75, Math.abs(lane(next) - lane(current)));
    path += `L${at(x - slope, lane(current))}L${at(x, lane(next))}`;
    current = next;
  }
  path += `H${round(right)}`;
  const seconds = small ? 7 : 12;
  return {
    ...EMPTY,
    tracks,
    lamps,
    radius: small ? 4 : 7,
    trains: [{ path, seconds, ahead: seconds * 0.35, length: small ? 70 : 60, back: false }],
    throws: [{ path, seconds: 0, ahead: 0 }],
  };
};
