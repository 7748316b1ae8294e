// A number: typed exactly, or moved with a slider; unit and range are said.

import { useRef } from "preact/hooks";
import { plainDigits } from "../../params/grouping";
import { setParam } from "../../store";
import { prefixed } from "../figures/round";
import type { ControlProps } from "./field";
import { POSITIONS, positionOf, textAt } from "./slide";

export function NumberField({ param, id, text, invalid }: ControlProps) {
  const value = text.trim() === "" ? Number.NaN : Number(plainDigits(text));
  // Where the text is no number the slider stays at the last that was one.
  const position = useRef(0);
  if (!Number.isNaN(value)) position.current = positionOf(param, value);
  const unit = param.unit;
  return (
    <>
      <div class="number">
        <input
          class="input"
          id={id}
          data-testid={id}
          type="text"
          inputMode={param.kind === "int" ? "numeric" : "decimal"}
          autocomplete="off"
          spellcheck={false}
          value={text}
          aria-invalid={invalid}
          aria-describedby={`${id}-help ${id}-range ${id}-error`}
          onInput={(e) => setParam(param.key, e.currentTarget.value)}
        />
        {unit !== "" && <span class="unit">{unit}</span>}
      </div>
      <input
        class="slider"
        data-testid={`${id}-slider`}
        type="range"
        min="0"
        max={POSITIONS}
        value={position.current}
        aria-label={`${param.label}, slider`}
        aria-valuetext={`${text} ${unit}`}
        onInput={(e) => setParam(param.key, textAt(param, Number(e.currentTarget.value)))}
      />
      <p class="range" id={`${id}-range`}>
        <span>{prefixed(param.min)}</span>
        <span>{param.scale === "log" ? "log scale" : ""}</span>
        <span>
          <span class="unseen"> to </span>
          {prefixed(param.max)}
        </span>
      </p>
    </>
  );
}
