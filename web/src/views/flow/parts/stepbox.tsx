// The step as a number that can be typed. What cannot be gone to stays in the
// box, with a word on what would be right.

import { useState } from "preact/hooks";
import { jumpTo } from "../../../store/moves";
import {
  awaited,
  pause,
  recorded,
  runRange,
  second,
  step,
  stepBy,
  UNKNOWN,
} from "../../../store/recording";
import { stepsOf } from "../length";
import { readStep } from "./readstep";

export function StepBox() {
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState(false);
  const { first, last } = runRange();
  const read = readStep(typed ?? "", first, last);
  const wrong = typed !== null && !read.ok ? read.error : "";
  const forget = () => {
    setTyped(null);
    setTold(false);
  };
  const take = () => {
    if (wrong !== "") return setTold(true);
    if (read.ok && read.step !== null) jumpTo(read.step);
    forget();
  };
  return (
    <div class="flow-stepbox">
      <label>
        <span>Step</span>
        <input
          type="text"
          inputMode="numeric"
          data-testid="step-box"
          aria-invalid={wrong !== ""}
          aria-describedby="flow-stepbox-said"
          value={typed ?? placeText(first)}
          onInput={(e) => setTyped(e.currentTarget.value)}
          onFocus={(e) => {
            pause();
            e.currentTarget.select();
          }}
          onBlur={take}
          onKeyDown={(e) => {
            if (e.key === "Enter") take();
            if (e.key === "Escape") forget();
            const by = e.key === "ArrowUp" ? 1 : e.key === "ArrowDown" ? -1 : 0;
            if (by === 0) return;
            e.preventDefault();
            forget();
            stepBy(by);
          }}
        />
      </label>
      <span
        id="flow-stepbox-said"
        data-testid="step-box-said"
        class={wrong === "" ? "quiet" : "wrong"}
        role={told && wrong !== "" ? "alert" : undefined}
      >
        {wrong === "" ? lengthText() : wrong}
      </span>
    </div>
  );
}

/** Where it stands, or goes to. */
function placeText(first: number): string {
  const now = awaited.value ?? step.value;
  if (now === UNKNOWN) return "end";
  return now <= first ? "start" : String(now);
}

function lengthText(): string {
  const { last } = runRange();
  const steps = Math.max(recorded.value?.batch.steps ?? 0, second.value?.batch.steps ?? 0);
  return `of ${stepsOf({ steps, open: last === UNKNOWN })}`;
}
