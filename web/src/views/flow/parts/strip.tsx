// What is loaded of the run as a strip: the length of the run queue as a curve,
// deliveries as ticks, the place as a line. It is the handle to scrub with.

import { useMemo } from "preact/hooks";
import { curveOf } from "../../../lib/recording";
import { jumpTo } from "../../../store/moves";
import { goToStep, pause, step, stepRange, travelTo } from "../../../store/recording";
import { stepWindow } from "../../../store/stepwindow";
import { stepsOf } from "../length";
import type { Session } from "../session";
import { useSize } from "../size";

const high = 36; // px

export function Strip({ session }: { session: Session }) {
  const { ref, width } = useSize<HTMLDivElement>();
  const { first, last } = stepRange();
  const r = session.recording;
  const { batch } = session.recorded;
  const span = Math.max(1, last - first);
  const drawn = useMemo(() => strokes(session, (width * r.length) / span), [session, width, span]);
  const x = ((step.value - first) / span) * width;
  const shown = stepWindow.value;
  const left = shown ? ((shown.from - first - 1) / span) * width : 0;
  const right = shown ? ((shown.to - first - 1) / span) * width : width;
  const stepAt = (e: PointerEvent) => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const there = first + ((e.clientX - box.left) / box.width) * span;
    return Math.min(last, Math.max(first, there));
  };
  const onKey = (e: KeyboardEvent) => {
    const page = Math.max(1, Math.round(span / 20));
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
    travelTo(to);
  };
  return (
    <div
      class="flow-strip"
      ref={ref}
      role="slider"
      tabIndex={0}
      data-testid="strip"
      aria-label={r.length < batch.steps ? "Place in what is loaded" : "Place in the run"}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={step.value}
      aria-valuetext={step.value <= first ? "the start" : `step ${step.value} of ${stepsOf(batch)}`}
      onKeyDown={onKey}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        jumpTo(stepAt(e));
      }}
      onPointerMove={(e) => e.currentTarget.hasPointerCapture(e.pointerId) && goToStep(stepAt(e))}
    >
      <svg width={width} height={high} aria-hidden="true" focusable="false">
        <path class="ticks" d={drawn.ticks} />
        <path class="curve" d={drawn.curve} />
        {shown && (
          <>
            <path
              class="beyond"
              d={`M0 0H${left}V${high}H0zM${right} 0H${width}V${high}H${right}z`}
            />
            <path
              class="window"
              d={`M${left + 4} 1H${left}V${high - 1}h4M${right - 4} 1H${right}V${high - 1}h-4`}
            />
          </>
        )}
        <path class="cursor" d={`M${Math.round(x * 2) / 2} 0V${high}`} />
        <path class="handle" d={`M${Math.round(x * 2) / 2 - 5} 0h10v5l-5 6l-5 -6z`} />
      </svg>
    </div>
  );
}

/** The curve of the run queue and a tick for each delivery, or for each column that has one. */
function strokes(session: Session, width: number): { curve: string; ticks: string } {
  const r = session.recording;
  const columns = Math.max(1, Math.min(Math.floor(width), r.length));
  const { most } = curveOf(session.history.queue, 0, r.length, columns);
  const top = most.reduce((a, b) => Math.max(a, b), 1);
  let curve = `M0 ${high}`;
  most.forEach((v, c) => {
    const x = (c * width) / columns;
    curve += `L${x.toFixed(1)} ${(high - 2 - (v / top) * (high - 10)).toFixed(1)}H${(x + width / columns).toFixed(1)}`;
  });
  curve += `V${high}z`;
  let ticks = "";
  let last = -1;
  for (const i of session.deliveries) {
    const x = Math.round(((i + 0.5) * width) / Math.max(1, r.length));
    if (x === last) continue;
    last = x;
    ticks += `M${x + 0.5} 0v6`;
  }
  return { curve, ticks };
}
