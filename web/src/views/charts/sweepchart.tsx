// A sweep drawn: x and y each logarithmic where the description or the span
// asks for it; a table of the same points beneath.

import type { Chart, Reference, Result, Workload } from "../../gen/types";
import { elsewhere } from "../../store/elsewhere";
import { exact, figureText, group } from "../figures/number";
import { useSize } from "../flow/size";
import { kindName } from "../reference/kinds";
import { dashOf, numberOf } from "./lines";
import { Key } from "./mark";
import { makeScale, type Scale, scaleFor, wantsLog } from "./scale";
import { hasLine, type Other, type SweepSeries, sweepSeries } from "./sweep";
import { SweepDrawing } from "./sweepdrawing";

interface Props {
  readonly workload: Workload;
  readonly chart: Chart;
  readonly results: readonly Result[];
  readonly reference: Reference | undefined;
  readonly values: Readonly<Record<string, string>>;
}

export function SweepChart({ workload, chart, results, reference, values }: Props) {
  const { ref, width } = useSize<HTMLDivElement>();
  const metric = workload.metrics.find((m) => m.name === chart.metric);
  const param = workload.params.find((p) => p.key === chart.x);
  if (!metric || !param) return null;
  const others = (elsewhere.value[workload.id] ?? []).map(
    ({ origin, label, result }): Other => ({
      kind: origin === "native" ? "native" : "elsewhere",
      label: origin === "native" ? "This machine, natively" : label,
      result,
    }),
  );
  const series = sweepSeries(workload, chart, results, reference, values, others);
  if (series.length === 0)
    return <p class="quiet">No point yet: run it with other values of {param.label}.</p>;
  const words = (s: SweepSeries) => seriesWords(workload, chart, s);
  if (!hasLine(series))
    return (
      <p class="quiet">
        No line yet: {sizesText(series)} {param.unit}. Run it with other values of {param.label}.
      </p>
    );
  const xs = series.flatMap((s) => s.points.map((p) => p.x));
  const ys = series.flatMap((s) => s.points.map((p) => p.y));
  const x = padded(xs, param.scale === "log" || wantsLog(xs));
  const y = scaleFor(ys, chart.log || wantsLog(ys));
  return (
    <div class="sweep">
      <div ref={ref}>
        {width > 0 && (
          <SweepDrawing
            width={width}
            x={x}
            y={y}
            series={series}
            unit={metric.unit}
            label={axisLabel(param.label, param.unit)}
            title={chart.title}
          />
        )}
      </div>
      <ul class="keys">
        {series.map((s) => (
          <li>
            {numberOf(s, series) !== "" && <b>{numberOf(s, series)} </b>}
            <Key kind={s.kind} />
            <svg
              class={`key mark-${s.kind}`}
              width="24"
              height="16"
              aria-hidden="true"
              focusable="false"
            >
              <line x1="0" x2="24" y1="8" y2="8" stroke-dasharray={dashOf(s, series)} />
            </svg>{" "}
            {words(s)}
          </li>
        ))}
      </ul>
      <details>
        <summary>The points as a table</summary>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">Series</th>
              <th scope="col" class="number">
                {param.label}
              </th>
              <th scope="col" class="number">
                {metric.label}
              </th>
            </tr>
          </thead>
          <tbody>
            {series.flatMap((s) =>
              s.points.map((p) => (
                <tr>
                  <th scope="row">{words(s)}</th>
                  <td class="number">{exact(p.x)}</td>
                  <td class="number">{figureText(p.y, metric.unit)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function seriesWords(workload: Workload, chart: Chart, s: SweepSeries): string {
  const param = workload.params.find((p) => p.key === chart.series);
  const choice = param?.choices.find((c) => c.value === s.value)?.label ?? s.value;
  const what = s.kind === "browser" ? kindName.browser : s.label;
  return param && s.value !== "" ? `${what}, ${param.label.toLowerCase()} ${choice}` : what;
}

/** "all figures are of 100,000", or of several sizes, but each runtime's of one. */
function sizesText(series: readonly SweepSeries[]): string {
  const sizes = [...new Set(series.flatMap((s) => s.points.map((p) => p.x)))].sort((a, b) => a - b);
  const text = sizes.map((x) => group(String(x))).join(" or ");
  return sizes.length > 1
    ? `each runtime has one figure, of ${text}`
    : `all figures are of ${text}`;
}

function padded(values: readonly number[], log: boolean): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (log && low > 0) return makeScale(low / 1.3, high * 1.3, true);
  const air = (high - low || 1) * 0.05;
  return makeScale(low - air, high + air, false);
}

function axisLabel(label: string, unit: string): string {
  return unit === "" || unit === label.toLowerCase() ? label : `${label}, ${unit}`;
}
