// The whole recording as a strip: the length of the run queue as a curve,
// deliveries as ticks, the place as a line. It is the handle to scrub with.

import { useMemo } from "preact/hooks";
import { curveOf } from "../../../lib/recording";
import { goToStep, pause, step, stepRange } from "../../../store/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { useSize } from "../size";

const high = 36; // px

export function Strip({ session }: { session: Session }) {
  const { ref, width } = useSize<HTMLDivElement>();
  const { first, last } = stepRange();
  const r = session.recording;
  const total = session.recorded.batch.steps;
  // The strip is the whole run: what was not kept is hatched.
  const scale = width / Math.max(1, total);
  const kept = { from: r.from * scale, width: Math.max(1, r.length * scale) };
  const drawn = useMemo(
    () => strokes(session, kept.from, kept.width),
    [session, kept.from, kept.width],
  );
  const x = (step.value + 1) * scale;
  const scrub = (e: PointerEvent) => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    pause();
    goToStep(((e.clientX - box.left) / box.width) * total - 1);
  };
  const onKey = (e: KeyboardEvent) => {
    const page = Math.max(1, Math.round(r.length / 20));
    const moves: Record<string, number> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: page,
      PageDown: -page,
    };
    const by = moves[e.key];
    const to =
      e.key === "Home"
        ? first
        : e.key === "End"
          ? last
          : by === undefined
            ? undefined
            : step.value + by;
    if (to === undefined) return;
    e.preventDefault();
    pause();
    goToStep(to);
  };
  return (
    <div
      class="flow-strip"
      ref={ref}
      role="slider"
      tabIndex={0}
      data-testid="strip"
      aria-label="Place in the run"
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={step.value}
      aria-valuetext={step.value <= first ? "the start" : `step ${step.value} of ${total}`}
      onKeyDown={onKey}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        scrub(e);
      }}
      onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && scrub(e)}
    >
      <svg width={width} height={high} aria-hidden="true" focusable="false">
        <rect class="lost" width={width} height={high} />
        <rect class="kept" x={kept.from} width={kept.width} height={high} />
        <path class="ticks" d={drawn.ticks} />
        <path class="curve" d={drawn.curve} />
        <path class="cursor" d={`M${Math.round(x * 2) / 2} 0V${high}`} />
        <path class="handle" d={`M${Math.round(x * 2) / 2 - 5} 0h10v5l-5 6l-5 -6z`} />
      </svg>
      {r.length < total && (
        <span class="flow-strip-note">
          {exact(r.length)} of {exact(total)} steps kept
        </span>
      )}
    </div>
  );
}

/** The curve of the run queue and a tick for each delivery, or for each column that has one. */
function strokes(session: Session, from: number, width: number): { curve: string; ticks: string } {
  const r = session.recording;
  const columns = Math.max(1, Math.min(Math.floor(width), r.length));
  const { most } = curveOf(session.history.queue, 0, r.length, columns);
  const top = most.reduce((a, b) => Math.max(a, b), 1);
  let curve = `M${from} ${high}`;
  most.forEach((v, c) => {
    const x = from + (c * width) / columns;
    curve += `L${x.toFixed(1)} ${(high - 2 - (v / top) * (high - 10)).toFixed(1)}H${(x + width / columns).toFixed(1)}`;
  });
  curve += `V${high}z`;
  let ticks = "";
  let last = -1;
  for (const i of session.deliveries) {
    const x = Math.round(from + ((i + 0.5) * width) / Math.max(1, r.length));
    if (x === last) continue;
    last = x;
    ticks += `M${x + 0.5} 0v6`;
  }
  return { curve, ticks };
}
