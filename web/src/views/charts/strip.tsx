// Every sample drawn, with the median and its interval: one strip a metric.

import type { Metric, Result, Sample } from "../../gen/types";
import { isTainted } from "../../lib/tainted";
import { figureText } from "../figures/number";
import { allEqual, remarks, spreadText } from "../figures/spread";
import { Axis } from "./axis";
import { SamplePlot } from "./sampleplot";
import { closeScale } from "./scale";

type Measured = Result["metrics"][string];

interface Props {
  readonly metric: Metric;
  readonly measured: Measured;
  /** The samples themselves, where they are known: tainted ones are drawn dashed. */
  readonly of?: readonly Pick<Sample, "taints" | "collections">[];
}

export function Strip({ metric, measured, of = [] }: Props) {
  const scale = closeScale([...measured.samples, measured.low, measured.high]);
  const n = measured.samples.length;
  return (
    <div class="strip" role="group" aria-label={`Samples of ${metric.label}`}>
      <div class="strip-head">
        <b>{metric.label}</b>
        <span>
          {figureText(measured.median, metric.unit)}
          <span class="quiet">
            {" "}
            {spreadText(measured, metric.unit)}
            {measured.bounded && n > 1 && !allEqual(measured) && `, ${n} samples`}
          </span>
        </span>
      </div>
      <SamplePlot
        scale={scale}
        unit={metric.unit}
        summary={measured}
        samples={measured.samples.map((value, i) => ({
          value,
          marked: isTainted(of[i]),
          collected: (of[i]?.collections ?? 0) > 0,
        }))}
      />
      <Axis scale={scale} unit={metric.unit} most={5} />
      {remarks(measured.warnings).map((w) => (
        <p class="warning small">{w}</p>
      ))}
    </div>
  );
}
