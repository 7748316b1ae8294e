// Fan: a trunk divides into berths as a yard's ladder does; they fill, empty and are taken over.

import { at, EMPTY, type Flash, type Layout, type Point, round, type Train } from "./scene";

export const fan: Layout = (width, height, count) => {
  const small = height < 160;
  const pitchWanted = small ? 16 : 44;
  const fit = Math.max(1, Math.floor((height - (small ? 8 : 48)) / pitchWanted));
  const drawn = Math.max(1, Math.min(count, fit));
  const pitch = drawn === 1 ? 0 : (height - (small ? 20 : 72)) / (drawn - 1);
  const top = (height - (drawn - 1) * pitch) / 2;
  const middle = height / 2;
  const reach = ((drawn - 1) * pitch) / 2;
  const stem = small ? 28 : Math.max(40, (width - 2 * reach) * 0.08);
  const berthLeft = Math.min(width / 2 - 12, stem + reach + (small ? 12 : 40));
  const berthRight = width - berthLeft;
  const seconds = small ? 6 : 8;
  const stride = [3, 2, 5, 7, 11].find((s) => drawn % s !== 0) ?? 1;
  const trains: Train[] = [];
  const berths: Flash[] = [];
  const lamps: Point[] = [];
  let tracks = "";
  for (let i = 0; i < drawn; i++) {
    const y = top + i * pitch;
    const slope = Math.abs(y - middle);
    const path = `M${at(0, middle)}H${round(stem)}L${at(stem + slope, y)}H${round(width - stem - slope)}L${at(width - stem, middle)}H${width}`;
    tracks += path;
    lamps.push({ x: berthLeft - (small ? 8 : 16), y });
    const turn = (i * stride) % drawn;
    const ahead = seconds - (turn * seconds) / drawn;
    trains.push({ path, seconds, ahead, length: small ? 50 : 36, back: false });
    const tall = small ? 6 : Math.min(20, pitch * 0.5 || 20);
    const box = `M${at(berthLeft, y - tall / 2)}H${round(berthRight)}v${tall}H${round(berthLeft)}z`;
    berths.push({ path: box, seconds, ahead: ahead - seconds * 0.3 });
  }
  return { ...EMPTY, tracks, lamps, radius: small ? 3 : 5, trains, berths };
};
