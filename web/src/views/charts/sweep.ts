// The points of a sweep: a metric over one numeric param, a series for each
// kind of figure and each value of the series param. What else a value of the
// series param goes with (no pause goes with no drain), its nearest preset says.

import type { Chart, Reference, Result, Workload } from "../../gen/types";
import { presetValues } from "../../params/values";
import type { Kind } from "../reference/kinds";
import { comparableBut, differing } from "../reference/match";

export interface SweepPoint {
  readonly x: number;
  readonly y: number;
}

export interface SweepSeries {
  readonly kind: Kind;
  /** Value of the series param, "" where there is none. */
  readonly value: string;
  readonly label: string;
  readonly points: readonly SweepPoint[];
}

type Values = Readonly<Record<string, string>>;

/** A result that this browser did not measure. */
export interface Other {
  readonly kind: Kind;
  readonly label: string;
  readonly result: Result;
}

/** All series that have a point, browser first; points rise in x and are unique in it. */
export function sweepSeries(
  workload: Workload,
  chart: Chart,
  results: readonly Result[],
  reference: Reference | undefined,
  values: Values,
  others: readonly Other[] = [],
): SweepSeries[] {
  const unit = workload.metrics.find((m) => m.name === chart.metric)?.unit;
  const bases = basesOf(workload, chart, values);
  const bySeries = new Map<
    string,
    { kind: Kind; value: string; label: string; points: Map<number, number> }
  >();
  const put = (kind: Kind, value: string, label: string, x: number, y: number) => {
    const key = `${kind}\n${value}\n${label}`;
    const series = bySeries.get(key) ?? { kind, value, label, points: new Map<number, number>() };
    series.points.set(x, y);
    bySeries.set(key, series);
  };
  const mine = results.map((result): Other => ({ kind: "browser", label: "this browser", result }));
  for (const { kind, label, result: r } of [...mine, ...others]) {
    const y = r.metrics[chart.metric]?.median;
    const sameElse = bases.some((base) =>
      differing(r.params, base.values).every((key) => base.free.includes(key)),
    );
    if (y === undefined || !r.verified || r.mode !== "measure" || !sameElse) continue;
    put(kind, r.params[chart.series] ?? "", label, Number(r.params[chart.x]), y);
  }
  for (const row of reference?.rows ?? []) {
    const x = row.params?.[chart.x];
    if (
      row.metric !== chart.metric ||
      row.unit !== unit ||
      x === undefined ||
      !bases.some((base) => comparableBut(row, base.values, base.free))
    )
      continue;
    put(row.kind, row.params?.[chart.series] ?? "", row.runtime, Number(x), row.value);
  }
  return [...bySeries.values()].map((s) => ({
    ...s,
    points: [...s.points].map(([x, y]) => ({ x, y })).sort((a, b) => a.x - b.x),
  }));
}

/** Whether there is a line to draw: a series with two points. Dots alone say no more than the other charts. */
export function hasLine(series: readonly SweepSeries[]): boolean {
  return series.some((s) => s.points.length > 1);
}

interface Base {
  readonly values: Values;
  readonly free: readonly string[];
}

/**
 * What points may agree with: the params of now, and for every other value of
 * the series param those of its nearest preset. That one counts only if no
 * preset with the value of now is nearer to it than now itself: one core here
 * does not go with two there.
 */
function basesOf(workload: Workload, chart: Chart, values: Values): Base[] {
  const { x, series } = chart;
  const now = { values, free: series === "" ? [x] : [x, series] };
  if (series === "") return [now];
  const far = (a: Values, b: Values) =>
    differing(a, b).filter((key) => key !== x && key !== series).length;
  const presets = workload.presets.map((preset) => presetValues(workload, preset));
  const same = presets.filter((p) => p[series] === values[series]);
  const others = presets
    .filter((p) => p[series] !== values[series])
    .sort((a, b) => far(a, values) - far(b, values));
  const bases = [now];
  const seen = new Set<string | undefined>();
  for (const p of others) {
    if (seen.has(p[series])) continue;
    seen.add(p[series]);
    if (same.every((q) => far(p, values) <= far(p, q))) bases.push({ values: p, free: [x] });
  }
  return bases;
}
