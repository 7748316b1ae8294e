// Every sample drawn, with the median and its interval: one strip a metric.

import type { Metric, Result, Sample } from "../../gen/types";
import { figureText } from "../figures/number";
import { remarks, spreadText } from "../figures/spread";
import { Axis } from "./axis";
import { percent } from "./mark";
import { closeScale } from "./scale";

type Measured = Result["metrics"][string];

interface Props {
  readonly metric: Metric;
  readonly measured: Measured;
  /** The samples themselves, where they are known: tainted ones are drawn dashed. */
  readonly of?: readonly Sample[];
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
            {measured.bounded && n > 1 && `, ${n} samples`}
          </span>
        </span>
      </div>
      <svg
        class="strip-plot"
        width="100%"
        height="40"
        role="img"
        aria-label={measured.samples.map((v) => figureText(v, metric.unit)).join(", ")}
      >
        <rect
          class="interval"
          x={percent(scale.place(measured.low))}
          width={percent(Math.max(0, scale.place(measured.high) - scale.place(measured.low)))}
          y="4"
          height="32"
        />
        <line class="base" x1="0" x2="100%" y1="20" y2="20" />
        {measured.samples.map((v, i) => (
          <line
            class={of[i]?.taints ? "sample tainted" : "sample"}
            x1={percent(scale.place(v))}
            x2={percent(scale.place(v))}
            y1={i % 2 === 0 ? 10 : 12}
            y2={i % 2 === 0 ? 28 : 30}
          />
        ))}
        <line
          class="median"
          x1={percent(scale.place(measured.median))}
          x2={percent(scale.place(measured.median))}
          y1="0"
          y2="40"
        />
      </svg>
      <Axis scale={scale} unit={metric.unit} most={5} />
      {remarks(measured.warnings).map((w) => (
        <p class="warning small">{w}</p>
      ))}
    </div>
  );
}
