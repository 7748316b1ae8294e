// Pool: tasklets round a turntable; its bridge turns to each in order.

import { at, circle, circlePath, EMPTY, type Layout, round } from "./scene";

export const pool: Layout = (width, height, count) => {
  const small = height < 160;
  const center = { x: width / 2, y: height / 2 };
  const outer = Math.min(width / 2 - 24, height / 2 - (small ? 8 : 36));
  const inner = outer * (small ? 0.56 : 0.6);
  const room = Math.floor((2 * Math.PI * outer) / (small ? 15 : 26));
  const lamps = circle(center, outer, Math.max(1, Math.min(count, room)), -Math.PI / 2);
  let tracks = circlePath(center, inner);
  for (const p of lamps) {
    const k = inner / outer;
    tracks += `M${at(center.x + (p.x - center.x) * k, center.y + (p.y - center.y) * k)}L${at(p.x, p.y)}`;
  }
  tracks += `M${at(0, center.y)}H${round(center.x - inner)}M${at(center.x + inner, center.y)}H${width}`;
  return {
    ...EMPTY,
    tracks,
    lamps,
    radius: small ? 4 : 8,
    bridge: { at: center, radius: inner - 2 },
  };
};
