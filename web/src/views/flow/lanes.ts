// Lanes: one track a thread; the lock is the one train that changes between them.

import { at, EMPTY, type Layout, type Point, sequence } from "./scene";

export const lanes: Layout = (width, height, count) => {
  const small = height < 160;
  const fit = Math.max(2, Math.floor((height - (small ? 8 : 48)) / (small ? 18 : 36)));
  const drawn = Math.max(1, Math.min(count, fit));
  const pitch = drawn === 1 ? 0 : Math.min((height - (small ? 20 : 96)) / (drawn - 1), small ? 26 : 96);
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
  if (drawn > 1) tracks += `M${at(left, lane(0))}V${lane(drawn - 1)}M${at(right, lane(0))}V${lane(drawn - 1)}`;
  tracks += `M${at(0, height / 2)}H${left}M${at(right, height / 2)}H${width}`;

  // The way of the lock: a stretch on a lane, then at 45 degrees over to the next holder.
  const holds = small ? 7 : 14;
  const order = sequence(holds, drawn);
  let x = left;
  let current = order[0] ?? 0;
  let path = `M${at(x, lane(current))}`;
  const stretch = (right - left) / holds;
  for (let i = 0; i < holds; i++) {
    x += stretch;
    const asked = order[(i + 1) % holds] ?? 0;
    const next = drawn > 1 && asked === current ? (asked + 1) % drawn : asked;
    if (i === holds - 1) {
      path += `H${Math.round(right)}`;
      break;
    }
    const slope = Math.min(stretch * 0.6, Math.abs(lane(next) - lane(current)) / 2);
    path += `L${at(x - slope, lane(current))}L${at(x, lane(next))}`;
    current = next;
  }
  const seconds = small ? 7 : 12;
  return {
    ...EMPTY,
    tracks,
    lamps,
    radius: small ? 4 : 7,
    trains: [{ path, seconds, ahead: seconds * 0.35, length: small ? 70 : 50, back: false }],
    throws: [{ path, seconds: 0, ahead: 0 }],
  };
};
