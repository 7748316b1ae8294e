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

  // The way of the lock: a stretch on a lane, then at one slope over to the next holder.
  const holds = Math.max(3, Math.floor((right - left) / Math.max(40, pitch * 0.9)));
  const stretch = (right - left) / holds;
  let x = left;
  let current = 0;
  let held = "";
  let way = `M${at(x, lane(current))}`;
  for (const step of sequence(holds - 1, 4)) {
    const wanted = current + ([1, -1, 2, -2][step] ?? 1);
    const next = wanted >= 0 && wanted < drawn ? wanted : (current + 1) % drawn;
    const run = Math.min(stretch * 0.9, Math.abs(lane(next) - lane(current)) * 0.35);
    held += `M${at(x, lane(current))}H${round(x + stretch - run)}`;
    x += stretch;
    way += `L${at(x - run, lane(current))}L${at(x, lane(next))}`;
    current = next;
  }
  held += `M${at(x, lane(current))}H${round(right)}`;
  way += `H${round(right)}`;
  const seconds = small ? 7 : 12;
  return {
    ...EMPTY,
    tracks,
    lamps,
    radius: small ? 4 : 7,
    trains: [{ path: way, seconds, ahead: seconds * 0.35, length: small ? 70 : 60, back: false }],
    held,
    way,
  };
};
