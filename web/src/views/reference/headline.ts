// The figures of one metric side by side: browser, native, measured again, then.

import type { Metric, Reference, ReferenceRow, Result, Workload } from "../../gen/types";
import { holds } from "../../params/condition";
import { bestOf, differing, rowsFor } from "./match";

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
  const best = (kind: ReferenceRow["kind"]) =>
    bestOf(
      rows.filter((r) => r.kind === kind),
      metric.better,
    );
  return {
    metric,
    browser: result?.metrics[metric.name],
    native: best("native"),
    measured: best("measured"),
    historic: best("historic"),
  };
}
