// Chain: a serpentine that fills the box; a front runs there and back.

import { at, EMPTY, type Layout, type Point, round } from "./scene";

export const chain: Layout = (width, height, count) => {
  const small = height < 160;
  const gap = small ? 16 : 26;
  const pitch = small ? 28 : 44;
  const turn = pitch / 2;
  const inset = small ? 24 : turn + 24;
  const fit = Math.max(1, Math.floor((width - 2 * inset) / gap));
  const most = Math.max(1, Math.floor((height - (small ? 12 : 40)) / pitch));
  // A miniature is part of a track: it leaves where the track goes on.
  const rowsFit = small && most % 2 === 0 ? most - 1 : most;
  const drawn = Math.max(1, Math.min(count, fit * rowsFit));
  const rows = Math.ceil(drawn / fit);
  // The last row is full too: the lamps spread evenly over all rows.
  const columns = Math.ceil(drawn / rows);
  const left = inset;
  const right = width - inset;
  const top = (height - (rows - 1) * pitch) / 2;
  let path = `M${at(0, top)}`;
  const lamps: Point[] = [];
  for (let r = 0; r < rows; r++) {
    const y = top + r * pitch;
    const leftward = r % 2 === 1;
    path += `L${at(leftward ? left : right, y)}`;
    const inRow = Math.min(columns, drawn - r * columns);
    for (let i = 0; i < inRow; i++) {
      const p = columns === 1 ? 0.5 : i / (columns - 1);
      lamps.push({ x: leftward ? right - p * (right - left) : left + p * (right - left), y });
    }
    if (r < rows - 1) path += `a${round(turn)} ${round(turn)} 0 0 ${leftward ? 0 : 1} 0 ${pitch}`;
    else path += `L${at(leftward ? 0 : width, y)}`;
  }
  const seconds = small ? 6 : 4 + rows;
  return {
    ...EMPTY,
    tracks: path,
    lamps,
    radius: small ? 3.5 : 5,
    trains: [
      {
        path,
        seconds,
        ahead: seconds * 0.3,
        length: small ? 60 : Math.max(12, 90 / rows),
        back: true,
      },
    ],
  };
};
