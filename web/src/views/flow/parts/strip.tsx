// What is loaded of the run as a strip: the length of the run queue as a curve,
// deliveries as ticks, the place as a line. It is the handle to scrub with.

import { useMemo } from "preact/hooks";
import { jumpTo } from "../../../store/moves";
import { goToStep, pause, step, stepRange, travelTo } from "../../../store/recording";
import { stepWindow } from "../../../store/stepwindow";
import { stepsOf } from "../length";
import type { Session } from "../session";
import { useSize } from "../size";
import { useSecond } from "./second";
import { strokesOf } from "./strokes";

const high = 36; // px
const two = 26; // px, a row of two runs

export function Strip({ session }: { session: Session }) {
  const { ref, width } = useSize<HTMLDivElement>();
  const { first, last } = stepRange();
  const other = useSecond(session.layout);
  const row = other ? two : high;
  const all = other ? 2 * two : high;
  const r = session.recording;
  const { batch } = session.recorded;
  const span = Math.max(1, last - first);
  const drawn = useMemo(
    () =>
      [session, ...(other ? [other] : [])].map((s, k) =>
        strokesOf(s, { first, last }, width, k * row, row),
      ),
    [session, other, width, first, last],
  );
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
      class={other ? "flow-strip two" : "flow-strip"}
      data-runs={drawn.length}
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
      <svg width={width} height={all} aria-hidden="true" focusable="false">
        {drawn.map(({ ticks, curve }, k) => (
          <g key={k === 0 ? "first" : "second"}>
            <path class="ticks" d={ticks} />
            <path class="curve" d={curve} />
            {k > 0 && <path class="between" d={`M0 ${row - 0.5}H${width}`} />}
          </g>
        ))}
        {shown && (
          <>
            <path
              class="beyond"
              d={`M0 0H${left}V${all}H0zM${right} 0H${width}V${all}H${right}z`}
            />
            <path
              class="window"
              d={`M${left + 4} 1H${left}V${all - 1}h4M${right - 4} 1H${right}V${all - 1}h-4`}
            />
          </>
        )}
        <path class="cursor" d={`M${Math.round(x * 2) / 2} 0V${all}`} />
        <path class="handle" d={`M${Math.round(x * 2) / 2 - 5} 0h10v5l-5 6l-5 -6z`} />
      </svg>
    </div>
  );
}
