// All metrics of a result, grouped by the row they belong to.

import type {
  Metric,
  MetricResult,
  Reference,
  ReferenceRow,
  Result,
  Workload,
} from "../../gen/types";
import { figureText, intervalText } from "../figures/number";
import { ratioText } from "../figures/ratio";
import { allEqual, spreadName } from "../figures/spread";
import { nearest, rowsFor } from "../reference/match";

interface Props {
  readonly workload: Workload;
  readonly result: Result | undefined;
  readonly reference: Reference | undefined;
  readonly values: Readonly<Record<string, string>>;
}

export function ResultsTable({ workload, result, reference, values }: Props) {
  if (!result) return null;
  const groups = groupsOf(workload.metrics.filter((m) => result.metrics[m.name]));
  const named = groups.some((g) => g.row !== "");
  return (
    <section aria-labelledby="n-results">
      <h2 id="n-results">All metrics</h2>
      <div class="scroll" tabIndex={0} role="group" aria-labelledby="n-results">
        <table class="figures" data-testid="results-table">
          <thead>
            <tr>
              {named && <th scope="col">Row</th>}
              <th scope="col">Metric</th>
              <th scope="col" class="number">
                Median
              </th>
              <th scope="col" class="number">
                {spreadName(Object.values(result.metrics)[0])}
              </th>
              <th scope="col" class="number">
                Native
              </th>
              <th scope="col" class="number">
                Then
              </th>
              <th scope="col">Against then</th>
            </tr>
          </thead>
          <tbody>
            {groups.flatMap((g) =>
              g.metrics.map((m, i) => (
                <Line
                  metric={m}
                  row={g.row}
                  first={i === 0}
                  span={g.metrics.length}
                  named={named}
                  result={result}
                  reference={reference}
                  values={values}
                />
              )),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface LineProps {
  readonly metric: Metric;
  readonly row: string;
  readonly first: boolean;
  readonly span: number;
  readonly named: boolean;
  readonly result: Result;
  readonly reference: Reference | undefined;
  readonly values: Props["values"];
}

function Line({ metric, row, first, span, named, result, reference, values }: LineProps) {
  const m = result.metrics[metric.name];
  if (!m) return null;
  const rows = rowsFor(reference?.rows ?? [], metric.name, values).filter(
    (r) => r.unit === metric.unit,
  );
  const shown = (kind: ReferenceRow["kind"]) =>
    nearest(
      rows.filter((r) => r.kind === kind),
      values,
    );
  const native = shown("native");
  const then = shown("historic");
  return (
    <tr class={first ? "first" : ""}>
      {named && first && (
        <th scope="rowgroup" rowSpan={span}>
          {row}
        </th>
      )}
      <th scope="row" title={metric.help}>
        {metric.label}
      </th>
      <td class="number strong">{figureText(m.median, metric.unit)}</td>
      <td class="number">{rangeText(m, metric.unit)}</td>
      <td class="number">{native ? figureText(native.value, metric.unit) : "–"}</td>
      <td class="number">{then ? figureText(then.value, metric.unit) : "–"}</td>
      <td>{then ? ratioText(m.median, then.value, metric.unit, metric.better, m) : ""}</td>
    </tr>
  );
}

/** The head of the column says what the range is. */
function rangeText(m: MetricResult, unit: string): string {
  if (m.samples.length === 1) return "one sample";
  return allEqual(m) ? "all equal" : intervalText(m.median, m.low, m.high, unit);
}

/** Metrics with the same row stand together, in the order of the first. */
function groupsOf(metrics: readonly Metric[]): { row: string; metrics: Metric[] }[] {
  const groups: { row: string; metrics: Metric[] }[] = [];
  for (const m of metrics) {
    const known = m.row === "" ? undefined : groups.find((g) => g.row === m.row);
    if (known) known.metrics.push(m);
    else groups.push({ row: m.row, metrics: [m] });
  }
  return groups;
}
