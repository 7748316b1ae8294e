// What a strip draws of one run: the run queue as a curve, and a tick for each
// delivery, or for each column that has one.

import { curveOf } from "../../../lib/recording";
import type { StepRange } from "../../../store/recording";
import type { Session } from "../session";

export interface Strokes {
  readonly curve: string;
  readonly ticks: string;
}

/** A row of the strip, in px. The run's steps may reach over both ends of the range, or end within it. */
export function strokesOf(
  { recording: r, history, deliveries }: Session,
  range: StepRange,
  width: number,
  top: number,
  high: number,
): Strokes {
  const each = width / Math.max(1, range.last - range.first);
  const from = Math.max(0, range.first + 1 - r.from);
  const to = Math.min(r.length, range.last + 1 - r.from);
  const x = (i: number) => (r.from + i - range.first - 1) * each;
  if (to <= from) return { curve: "", ticks: "" };
  const columns = Math.max(1, Math.min(Math.floor((to - from) * each), to - from));
  const wide = (x(to) - x(from)) / columns;
  const { most } = curveOf(history.queue, from, to, columns);
  const peak = most.reduce((a, b) => Math.max(a, b), 1);
  const ground = top + high;
  let curve = `M${x(from).toFixed(1)} ${ground}`;
  most.forEach((v, c) => {
    const left = x(from) + c * wide;
    const y = ground - 2 - (v / peak) * (high - 10);
    curve += `L${left.toFixed(1)} ${y.toFixed(1)}H${(left + wide).toFixed(1)}`;
  });
  curve += `V${ground}z`;
  let ticks = "";
  let last = -1;
  for (const i of deliveries) {
    if (i < from || i >= to) continue;
    const at = Math.round(x(i) + each / 2);
    if (at === last) continue;
    last = at;
    ticks += `M${at + 0.5} ${top}v6`;
  }
  return { curve, ticks };
}
