// One metric in this browser, natively, measured again and then: a row each,
// on one scale. It is a table that is also a chart, so it reads without eyes.

import type { Chart, Reference, Result, Workload } from "../../gen/types";
import { elsewhere } from "../../store/elsewhere";
import { figureText } from "../figures/number";
import { ratioText } from "../figures/ratio";
import { spreadText } from "../figures/spread";
import { basisOf } from "../reference/basis";
import { type Kind, kindName, kinds } from "../reference/kinds";
import { differing, rowsFor } from "../reference/match";
import { yearOf } from "../reference/year";
import { Axis, Grid } from "./axis";
import { Key, Mark, percent } from "./mark";
import { type Scale, scaleFor, wantsLog } from "./scale";

interface Entry {
  readonly kind: Kind;
  readonly label: string;
  readonly note: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

interface Props {
  readonly workload: Workload;
  readonly chart: Chart;
  readonly result: Result | undefined;
  readonly reference: Reference | undefined;
  readonly values: Readonly<Record<string, string>>;
}

const MOST_TICKS = 6;

export function RefChart({ workload, chart, result, reference, values }: Props) {
  const metric = workload.metrics.find((m) => m.name === chart.metric);
  if (!metric) return null;
  const entries = entriesOf(workload, metric.name, metric.unit, result, reference, values);
  if (entries.length === 0)
    return (
      <p class="quiet">
        No figure compares with these params yet. Run it, or choose a historic preset.
      </p>
    );
  const all = entries.flatMap((e) => [e.value, e.low, e.high]);
  const scale = scaleFor(all, chart.log || wantsLog(all));
  const mine = result?.metrics[metric.name];
  return (
    <table class="dot-chart">
      <caption class="unseen">{chart.title}</caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col" class="plot">
            <Axis scale={scale} unit={metric.unit} most={MOST_TICKS} />
            <span class="unseen">Plot</span>
          </th>
          <th scope="col" class="number">
            {metric.label}
          </th>
          <th scope="col" class="number">
            {mine === undefined ? "" : "Browser is"}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((e) => (
          <tr class={e.kind}>
            <th scope="row">
              <Key kind={e.kind} />
              <span>
                {e.label}
                <small>{e.note}</small>
              </span>
            </th>
            <td class="plot">
              <Plot entry={e} scale={scale} />
            </td>
            <td class="number">
              {figureText(e.value, metric.unit)}
              {e.kind === "browser" && mine && <small>{spreadText(mine, metric.unit)}</small>}
            </td>
            <td class="number ratio">
              {e.kind === "browser" || mine === undefined
                ? ""
                : ratioText(mine.median, e.value, metric.unit, metric.better, mine)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plot({ entry, scale }: { entry: Entry; scale: Scale }) {
  const place = scale.place(entry.value);
  return (
    <svg class="plot-line" aria-hidden="true" focusable="false">
      <Grid scale={scale} most={MOST_TICKS} />
      <line class="leader" x1="0" x2={percent(place)} y1="50%" y2="50%" />
      {entry.high > entry.low && (
        <line
          class={`whisker mark-${entry.kind}`}
          x1={percent(scale.place(entry.low))}
          x2={percent(scale.place(entry.high))}
          y1="50%"
          y2="50%"
        />
      )}
      <Mark kind={entry.kind} place={place} y="50%" />
    </svg>
  );
}

function entriesOf(
  workload: Workload,
  name: string,
  unit: string,
  result: Result | undefined,
  reference: Reference | undefined,
  values: Props["values"],
): Entry[] {
  const out: Entry[] = [];
  const own = result?.metrics[name];
  if (own)
    out.push({
      kind: "browser",
      label: kindName.browser,
      note: [result?.environment.runtime, basisOf(workload, values)].filter(Boolean).join("; "),
      value: own.median,
      low: own.low,
      high: own.high,
    });
  out.push(...fromElsewhere(workload, name, values));
  const rows = rowsFor(reference?.rows ?? [], name, values).filter((r) => r.unit === unit);
  for (const kind of kinds) {
    for (const r of rows) {
      if (r.kind !== kind) continue;
      out.push({
        kind,
        label: r.runtime,
        note: [yearOf(r), r.machine, r.note].filter(Boolean).join(", "),
        value: r.value,
        low: r.low ?? r.value,
        high: r.high ?? r.value,
      });
    }
  }
  return out;
}

/** Results of the same params that this browser did not measure. */
function fromElsewhere(workload: Workload, name: string, values: Props["values"]): Entry[] {
  return (elsewhere.value[workload.id] ?? []).flatMap(({ origin, label, result }) => {
    const measured = result.metrics[name];
    if (!measured || differing(result.params, values).length > 0) return [];
    const here = origin === "native";
    const { runtime, go, processor, os, cores, date } = result.environment;
    // The label of a sent one says whose it is.
    const where =
      origin === "link" ? [cores && `${cores} cores`] : [runtime ?? go, processor ?? os];
    return {
      kind: here ? "native" : "elsewhere",
      label: here ? "This machine, natively" : label,
      note: [...where, here ? "" : date].filter(Boolean).join("; "),
      value: measured.median,
      low: measured.low,
      high: measured.high,
    };
  });
}
