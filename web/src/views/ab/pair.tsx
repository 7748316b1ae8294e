// One metric of two configurations: both sets of samples on one axis, and what
// the test says of them.

import type { Metric } from "../../gen/types";
import { summarize } from "../../lib/stats/summary";
import { idA, idB } from "../../store/ab";
import type { Lap, RaceState } from "../../store/race";
import { figuresOf } from "../../store/race";
import { Axis } from "../charts/axis";
import { SamplePlot } from "../charts/sampleplot";
import { closeScale, type Scale, scaleFor, wantsLog } from "../charts/scale";
import { figureText, GAP, intervalText } from "../figures/number";
import { allEqual } from "../figures/spread";
import { testText, verdictText } from "./words";

export function Pair({ metric, state }: { metric: Metric; state: RaceState }) {
  const of = (id: string) => state.laps[id] ?? [];
  const [a, b] = [of(idA), of(idB)].map((laps) => figuresOf(laps, metric.name));
  if (!a || !b || a.length + b.length === 0) return null;
  const all = [...of(idA), ...of(idB)].flatMap((lap) => lap.figures?.[metric.name] ?? []);
  const scale = wantsLog(all) ? scaleFor(all, true) : closeScale(all);
  const rounds = Math.min(a.length, b.length);
  return (
    <div class="ab-pair" data-testid={`ab-${metric.name}`}>
      <div class="strip-head">
        <h3>{metric.label}</h3>
        <p data-testid="ab-verdict">
          <b>{verdictText(metric, a, b)}</b>
          <span class="quiet small">
            {" "}
            {[testText(a, b), rounds === 1 ? "1 round" : `${rounds} rounds`]
              .filter((t) => t !== "")
              .join(", ")}
          </span>
        </p>
      </div>
      <Side name="A" metric={metric} laps={of(idA)} scale={scale} />
      <Side name="B" metric={metric} laps={of(idB)} scale={scale} />
      <div class="ab-side">
        <span />
        <Axis scale={scale} unit={metric.unit} most={5} />
      </div>
    </div>
  );
}

interface SideProps {
  readonly name: "A" | "B";
  readonly metric: Metric;
  readonly laps: readonly Lap[];
  readonly scale: Scale;
}

function Side({ name, metric, laps, scale }: SideProps) {
  const counted = figuresOf(laps, metric.name);
  if (counted.length === 0) return null;
  const summary = summarize(counted);
  const { unit } = metric;
  const { median, low, high, bounded } = summary;
  return (
    <div class="ab-side" data-testid={`ab-side-${name}`}>
      <b class={`ab-badge ${name}`}>{name}</b>
      <SamplePlot
        scale={scale}
        unit={unit}
        summary={summary}
        samples={laps.flatMap((lap) => {
          const value = lap.figures?.[metric.name];
          return value === undefined ? [] : [{ value, marked: lap.hidden || lap.off === true }];
        })}
      />
      <p class="number">
        <b>{figureText(median, unit)}</b>
        <small class="quiet">
          {counted.length > 1 &&
            (allEqual({ samples: counted })
              ? "all equal"
              : `${bounded ? `95${GAP}%` : "all"}: ${intervalText(median, low, high, unit)}`)}
        </small>
      </p>
    </div>
  );
}
