// The drawing of a sweep: grid, lines, marks.

import { axisText, prefixed } from "../figures/round";
import { apart, dashOf, numberOf } from "./lines";
import { Mark } from "./mark";
import type { Scale } from "./scale";
import type { SweepSeries } from "./sweep";
import { ticks } from "./ticks";

const HEIGHT = 320;
const BOTTOM = 40;
const LETTER = 6.6; // px of a letter of 12 px, at most on average
const RIGHT = 28; // a number at a line's end stands here

interface Props {
  readonly width: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly series: readonly SweepSeries[];
  readonly unit: string;
  readonly label: string;
  readonly title: string;
}

export function SweepDrawing({ width, x, y, series, unit, label, title }: Props) {
  const axis = ticks(y, 6).map((v) => ({ v, text: axisText(v, unit) }));
  // Room for the longest: with its unit it may be long.
  const left = 16 + Math.max(...axis.map(({ text }) => text.length * LETTER), 40);
  const px = (v: number) => left + x.place(v) * (width - left - RIGHT);
  const py = (v: number) => (1 - y.place(v)) * (HEIGHT - BOTTOM - 12) + 12;
  const ends = apart(
    series.map((s) => {
      const last = s.points.at(-1);
      return last ? { x: px(last.x) + 10, y: py(last.y) + 4 } : { x: 0, y: 0 };
    }),
    16,
    13,
  );
  return (
    <svg
      class="sweep-drawing"
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={`${title}. The points stand in the table below.`}
    >
      <g class="grid">
        {axis.map(({ v, text }) => (
          <>
            <line x1={left} x2={width} y1={py(v)} y2={py(v)} />
            <text x={left - 8} y={py(v) + 4} text-anchor="end">
              {text}
            </text>
          </>
        ))}
        {ticks(x, width < 480 ? 4 : 7).map((v) => (
          <>
            <line x1={px(v)} x2={px(v)} y1="0" y2={HEIGHT - BOTTOM} />
            <text x={px(v)} y={HEIGHT - BOTTOM + 16} text-anchor="middle">
              {prefixed(v)}
            </text>
          </>
        ))}
        <text class="axis-label" x={width} y={HEIGHT - 4} text-anchor="end">
          {label}
        </text>
      </g>
      {series.map((s) => (
        <g class={`line mark-${s.kind}`}>
          <path
            stroke-dasharray={dashOf(s, series)}
            d={s.points.map((p, i) => `${i === 0 ? "M" : "L"}${px(p.x)} ${py(p.y)}`).join("")}
          />
          {s.points.map((p) => (
            <svg x={px(p.x)} y={py(p.y)} overflow="visible" aria-hidden="true">
              <Mark kind={s.kind} place={0} y="0" />
            </svg>
          ))}
        </g>
      ))}
      {series.map((s, i) => (
        <text class="line-number axis-label" x={ends[i]?.x} y={ends[i]?.y}>
          {numberOf(s, series)}
        </text>
      ))}
    </svg>
  );
}
