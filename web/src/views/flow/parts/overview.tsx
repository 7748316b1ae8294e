// The whole run as a bar, where only a part of it is loaded: the loaded window
// is marked on it, and a click beside it loads what is there by running again.

import { useRef, useState } from "preact/hooks";
import { jumpTo } from "../../../store/moves";
import { awaited, runRange, step, stepRange } from "../../../store/recording";
import { exact } from "../../figures/number";
import { useSize } from "../size";

const high = 20; // px
const least = 4; // px of the window's mark

export function Overview() {
  const { ref, width } = useSize<HTMLDivElement>();
  const [aim, setAim] = useState<number | null>(null);
  const held = useRef(false);
  const { first, last } = runRange();
  const loaded = stepRange();
  const total = last - first;
  const x = (s: number) => ((s - first) / Math.max(1, total)) * width;
  const here = awaited.value ?? step.value;
  const stepAt = (e: PointerEvent) => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (e.clientX - box.left) / box.width));
    return Math.round(first + share * total);
  };
  const onKey = (e: KeyboardEvent) => {
    const page = Math.max(1, Math.round(total / 100));
    const moves: Record<string, number> = {
      ArrowRight: here + page,
      ArrowUp: here + page,
      ArrowLeft: here - page,
      ArrowDown: here - page,
      PageUp: here + 10 * page,
      PageDown: here - 10 * page,
      Home: first,
      End: last,
    };
    const to = moves[e.key];
    if (to === undefined) return;
    e.preventDefault();
    jumpTo(to);
  };
  const mark = Math.max(least, x(loaded.last) - x(loaded.first));
  const left = Math.min(width - mark, x(loaded.first));
  const at = x(aim ?? here);
  return (
    <div
      class="flow-overview"
      ref={ref}
      role="slider"
      tabIndex={0}
      data-testid="overview"
      aria-label="Place in the whole run"
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={here}
      aria-valuetext={here <= first ? "the start" : `step ${here} of ${total}`}
      onKeyDown={onKey}
      onPointerDown={(e) => {
        e.currentTarget.setPointerCapture(e.pointerId);
        held.current = true;
        setAim(stepAt(e));
      }}
      onPointerMove={(e) => {
        if (held.current) setAim(stepAt(e));
      }}
      onPointerUp={(e) => {
        if (held.current) jumpTo(stepAt(e));
        held.current = false;
        setAim(null);
      }}
      onPointerCancel={() => {
        held.current = false;
        setAim(null);
      }}
    >
      <svg width={width} height={high} aria-hidden="true" focusable="false">
        <path class="whole" d={`M0 ${high / 2}H${width}`} />
        <rect class="loaded" x={left} y={4} width={mark} height={high - 8} />
        <path class="cursor" d={`M${Math.round(at * 2) / 2} 0V${high}`} />
      </svg>
      {aim !== null && (
        <span
          class="flow-aim"
          style={{ left: `${Math.min(Math.max(at, 60), Math.max(60, width - 60))}px` }}
        >
          step {exact(Math.max(0, aim))}
        </span>
      )}
    </div>
  );
}
