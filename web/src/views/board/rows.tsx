// A row for each result: every sample, the interval and the median on a scale
// that all share. It is a table that is also a chart. Many rows are drawn a few
// at a time, so that the page stays at hand.

import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Metric } from "../../gen/types";
import { removeFromBoard } from "../../store/board";
import { Axis } from "../charts/axis";
import { closeScale, type Scale, scaleFor, wantsLog } from "../charts/scale";
import { figureText } from "../figures/number";
import { spreadText } from "../figures/spread";
import type { Group, Row } from "./groups";

const atOnce = 8;

export function Rows({ metric, groups }: { metric: Metric; groups: readonly Group[] }) {
  const total = groups.reduce((n, g) => n + g.rows.length, 0);
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= total) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + atOnce));
    return () => cancelAnimationFrame(frame);
  }, [drawn, total]);
  const scale = useMemo(() => {
    const values = groups.flatMap((g) => g.rows.flatMap((r) => r.measured.samples));
    return wantsLog(values) ? scaleFor(values, true) : closeScale(values);
  }, [groups]);
  // Rows that stand are not made again for those that follow.
  const made = useMemo(() => new Map<Row, VNode>(), [groups, metric]);
  const rowOf = (row: Row) => {
    const drawnRow = made.get(row) ?? (
      <OneRow key={row.id} row={row} scale={scale} unit={metric.unit} />
    );
    made.set(row, drawnRow);
    return drawnRow;
  };
  let left = drawn;
  return (
    <div class="scroll">
      <table class="dot-chart board-rows" data-testid="board-rows">
        <thead>
          <tr>
            <th scope="col">Whose</th>
            <th scope="col" class="plot">
              <Axis scale={scale} unit={metric.unit} most={6} />
              <span class="unseen">Samples</span>
            </th>
            <th scope="col" class="number">
              {metric.label}
            </th>
            <th scope="col">
              <span class="unseen">Remove</span>
            </th>
          </tr>
        </thead>
        {groups.map((g) => {
          const rows = g.rows.slice(0, Math.max(0, left));
          left -= g.rows.length;
          return (
            <tbody>
              <tr class="group">
                <th scope="rowgroup" colSpan={4}>
                  {g.name} <span class="quiet small">{g.rows.length}</span>
                </th>
              </tr>
              {rows.map(rowOf)}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}

function OneRow({ row, scale, unit }: { row: Row; scale: Scale; unit: string }) {
  const m = row.measured;
  const doubts = row.doubts();
  const x = (v: number) => Math.round(scale.place(v) * 100_000) / 100;
  return (
    <tr data-testid="board-row">
      <th scope="row">
        <span>
          {row.label}
          <small>{row.note}</small>
        </span>
      </th>
      <td class="plot">
        <svg
          class="plot-line"
          viewBox="0 0 1000 36"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path class="board-base" d="M0 18H1000" />
          <path class="board-interval" d={`M${x(m.low)} 6V30H${x(m.high)}V6z`} />
          <path class="board-samples" d={m.samples.map((v) => `M${x(v)} 11v14`).join("")} />
          <path class="board-median" d={`M${x(m.median)} 4v28`} />
        </svg>
      </td>
      <td class="number">
        {figureText(m.median, unit)}
        <small>{spreadText(m, unit)}</small>
        {doubts !== "" && <small class="doubt">{doubts}</small>}
      </td>
      <td>
        <button
          type="button"
          class="button bare"
          aria-label={`Remove ${row.label}`}
          onClick={() => removeFromBoard(row.id)}
        >
          Remove
        </button>
      </td>
    </tr>
  );
}
