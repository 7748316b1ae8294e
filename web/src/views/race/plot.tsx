// One lane of the picture: the track, how far its racer has come, every
// sample, the interval and the median, and the figures of others that it has
// to beat.

import { counted, type Lap, rateOf } from "../../store/race";
import { Grid } from "../charts/axis";
import { Mark, percent } from "../charts/mark";
import type { Scale } from "../charts/scale";
import { type RacerKind, RacerMark } from "./mark";
import type { Post } from "./post";

// In em, which is that of the page: the picture grows with the type.
const TRACK = "0.75em"; // from the top
const TICKS = 5;

interface Props {
  readonly kind: RacerKind;
  readonly laps: readonly Lap[];
  readonly scale: Scale;
  /** Beside this lane. */
  readonly posts: readonly Post[];
  /** Through all lanes. */
  readonly claim: number | undefined;
}

export function Plot({ kind, laps, scale, posts, claim }: Props) {
  const rate = rateOf(laps);
  const at = (v: number) => percent(scale.place(v));
  const one = counted(laps).length === 1;
  return (
    <svg class="lane-plot" aria-hidden="true" focusable="false">
      <Grid scale={scale} most={TICKS} />
      {claim !== undefined && (
        <line class="claim-line" x1={at(claim)} x2={at(claim)} y1="0" y2="100%" />
      )}
      <line class="leader" x1="0" x2="100%" y1={TRACK} y2={TRACK} />
      {posts.map((p) => (
        <Mark kind={p.kind} place={scale.place(p.value)} y={TRACK} />
      ))}
      {rate && (
        <g class={`mark-${kind}`}>
          <line class="run" x1="0" x2={at(rate.median)} y1={TRACK} y2={TRACK} />
          {laps.map((lap, i) => {
            const x = at(1 / lap.seconds);
            // Two heights, so that samples side by side are seen to be two.
            const y = i % 2 === 0 ? 1.1 : 1.25;
            const name = lap.hidden ? "lap hidden" : "lap";
            return <line class={name} x1={x} x2={x} y1={`${y}em`} y2={`${y + 0.4}em`} />;
          })}
          {!one && (
            <line class="whisker" x1={at(rate.low)} x2={at(rate.high)} y1={TRACK} y2={TRACK} />
          )}
        </g>
      )}
      {rate && <RacerMark kind={kind} place={scale.place(rate.median)} y={TRACK} />}
    </svg>
  );
}
