// The figures of one metric side by side: browser, native, measured again, then.

import type { Metric, Reference, ReferenceRow, Result, Workload } from "../../gen/types";
import { holds } from "../../params/condition";
import { differing, nearest, rowsFor } from "./match";

type Values = Readonly<Record<string, string>>;

export interface Headline {
  readonly metric: Metric;
  readonly browser: Result["metrics"][string] | undefined;
  readonly native: ReferenceRow | undefined;
  readonly measured: ReferenceRow | undefined;
  readonly historic: ReferenceRow | undefined;
}

/** The headline metrics that a run in a browser with these params gives. */
export function headlineMetrics(workload: Workload, values: Values): Metric[] {
  return workload.metrics.filter((m) => m.headline && !m.native && holds(m.when, values));
}

/** The newest result that may be quoted and has these params. */
export function quotable(results: readonly Result[], values: Values): Result | undefined {
  return results
    .filter((r) => r.verified && r.mode === "measure" && differing(r.params, values).length === 0)
    .at(-1);
}

export function headline(
  metric: Metric,
  result: Result | undefined,
  reference: Reference | undefined,
  values: Values,
): Headline {
  const rows = rowsFor(reference?.rows ?? [], metric.name, values);
  const shown = (kind: ReferenceRow["kind"]) =>
    nearest(
      rows.filter((r) => r.kind === kind),
      values,
    );
  return {
    metric,
    browser: result?.metrics[metric.name],
    native: shown("native"),
    measured: shown("measured"),
    historic: shown("historic"),
  };
}

/** All headlines of a run with these params: first those that compare with the real system, then those that compare at all. */
export function headlines(
  workload: Workload,
  result: Result | undefined,
  reference: Reference | undefined,
  values: Values,
): Headline[] {
  return headlineMetrics(workload, values)
    .map((m) => headline(m, result, reference, values))
    .sort((a, b) => distance(a) - distance(b));
}

function distance({ historic, measured, native }: Headline): number {
  if (historic ?? measured) return 0;
  return native ? 1 : 2;
}
