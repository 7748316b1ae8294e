// The metrics of one unit, a row each, with a mark for every kind of figure.

import type { Chart, Metric, Reference, Result, Workload } from "../../gen/types";
import { holds } from "../../params/condition";
import { figure, GAP } from "../figures/number";
import { type Kind, kindName, kinds } from "../reference/kinds";
import { nearest, rowsFor } from "../reference/match";
import { Axis, Grid } from "./axis";
import { Key, Mark } from "./mark";
import { scaleFor, wantsLog } from "./scale";

interface Props {
  readonly workload: Workload;
  readonly chart: Chart;
  readonly result: Result | undefined;
  readonly reference: Reference | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const MOST_TICKS = 6;

export function RowsChart({ workload, chart, result, reference, values }: Props) {
  const unit = workload.metrics.find((m) => m.name === chart.metric)?.unit;
  const metrics = workload.metrics.filter(
    (m) => m.unit === unit && m.row !== "" && holds(m.when, values),
  );
  const lines = metrics
    .map((m) => ({ metric: m, figures: figuresOf(m, result, reference, values) }))
    .filter((l) => Object.keys(l.figures).length > 0);
  if (unit === undefined || lines.length === 0) return <p class="quiet">No figure yet: run it.</p>;
  const all = lines.flatMap((l) => Object.values(l.figures));
  const scale = scaleFor(all, chart.log || wantsLog(all));
  const used = kinds.filter((k) => lines.some((l) => l.figures[k] !== undefined));
  return (
    <table class="dot-chart rows">
      <caption class="unseen">{chart.title}</caption>
      <thead>
        <tr>
          <th scope="col">Row, {unit}</th>
          <th scope="col" class="plot">
            <Axis scale={scale} unit={unit} most={MOST_TICKS} />
            <span class="unseen">Plot</span>
          </th>
          {used.map((k) => (
            <th scope="col" class="number">
              <Key kind={k} /> {kindName[k]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ metric, figures }) => (
          <tr>
            <th scope="row">{metric.row}</th>
            <td class="plot">
              <svg class="plot-line" aria-hidden="true" focusable="false">
                <Grid scale={scale} most={MOST_TICKS} />
                <line class="leader" x1="0" x2="100%" y1="50%" y2="50%" />
                {[...used].reverse().map((k) => {
                  const v = figures[k];
                  return v === undefined ? null : <Mark kind={k} place={scale.place(v)} y="50%" />;
                })}
              </svg>
            </td>
            {used.map((k) => {
              const v = figures[k];
              return <td class={`number ${k}`}>{v === undefined ? "–" : brief(v, unit)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figuresOf(
  metric: Metric,
  result: Result | undefined,
  reference: Reference | undefined,
  values: Props["values"],
): Partial<Record<Kind, number>> {
  const out: Partial<Record<Kind, number>> = {};
  const own = result?.metrics[metric.name]?.median;
  if (own !== undefined) out.browser = own;
  const rows = rowsFor(reference?.rows ?? [], metric.name, values).filter(
    (r) => r.unit === metric.unit,
  );
  for (const kind of kinds) {
    const shown = nearest(
      rows.filter((r) => r.kind === kind),
      values,
    );
    if (shown) out[kind] = shown.value;
  }
  return out;
}

/** The unit stands in the head. */
function brief(value: number, unit: string): string {
  const f = figure(value, unit);
  return f.brief === "" ? f.digits : f.digits + GAP + f.brief;
}
