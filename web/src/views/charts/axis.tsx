// The axis over a column of plots: ticks with their values, in percent places.

import { axisText } from "../figures/round";
import { percent } from "./mark";
import type { Scale } from "./scale";
import { ticks } from "./ticks";

export function Axis({ scale, unit, most }: { scale: Scale; unit: string; most: number }) {
  return (
    <svg class="axis" width="100%" aria-hidden="true" focusable="false">
      {ticks(scale, most).map((v) => {
        const place = scale.place(v);
        const anchor = place < 0.04 ? "start" : place > 0.96 ? "end" : "middle";
        return (
          <text x={percent(place)} y="1.083em" text-anchor={anchor}>
            {axisText(v, unit)}
          </text>
        );
      })}
    </svg>
  );
}

/** The grid behind one row of a chart. */
export function Grid({ scale, most }: { scale: Scale; most: number }) {
  return (
    <g class="grid">
      {ticks(scale, most).map((v) => (
        <line x1={percent(scale.place(v))} x2={percent(scale.place(v))} y1="0" y2="100%" />
      ))}
    </g>
  );
}
