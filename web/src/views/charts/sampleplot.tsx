// Every sample as a line of its own, before the interval of their median.

import type { Summary } from "../../lib/stats/summary";
import { figureText } from "../figures/number";
import { percent } from "./mark";
import type { Scale } from "./scale";

export interface Drawn {
  readonly value: number;
  /** Something speaks against it: it is drawn dashed, in the colour of warnings. */
  readonly marked: boolean;
  /** The garbage collector ran within it: a dot below it. */
  readonly collected?: boolean;
}

interface Props {
  readonly scale: Scale;
  readonly unit: string;
  readonly samples: readonly Drawn[];
  readonly summary: Summary;
}

export function SamplePlot({ scale, unit, samples, summary }: Props) {
  const at = (v: number) => scale.place(v);
  const { median, low, high } = summary;
  return (
    <svg
      class="strip-plot"
      width="100%"
      height="40"
      role="img"
      aria-label={samples
        .map((s) => figureText(s.value, unit) + (s.marked ? " (marked)" : ""))
        .join(", ")}
    >
      <rect
        class="interval"
        x={percent(at(low))}
        width={percent(Math.max(0, at(high) - at(low)))}
        y="4"
        height="32"
      />
      <line class="base" x1="0" x2="100%" y1="20" y2="20" />
      {samples.map((s, i) => (
        <line
          class={s.marked ? "sample tainted" : "sample"}
          x1={percent(at(s.value))}
          x2={percent(at(s.value))}
          y1={i % 2 === 0 ? 10 : 12}
          y2={i % 2 === 0 ? 28 : 30}
        />
      ))}
      <line class="median" x1={percent(at(median))} x2={percent(at(median))} y1="0" y2="40" />
      {samples.map(
        (s) =>
          s.collected && <circle class="collected" cx={percent(at(s.value))} cy="36" r="2.5" />,
      )}
    </svg>
  );
}
