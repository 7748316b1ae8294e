// A choice: segments while they fit in a row, a list when long. A value that
// runs natively only stands there, cannot be chosen, and says why.

import type { Param } from "../../gen/types";
import { setParam } from "../../store";
import type { ControlProps } from "./field";

/** Letters that fit beside each other in the column. */
const ROW = 27;

function fits(param: Param): boolean {
  const letters = param.choices.reduce((sum, c) => sum + c.label.length + 2, 0);
  return param.choices.length <= 4 && letters <= ROW + 2;
}

export function ChoiceField(props: ControlProps) {
  return fits(props.param) ? <Segments {...props} /> : <List {...props} />;
}

function Segments({ param, id, text }: ControlProps) {
  const native = param.choices.filter((c) => c.native);
  return (
    <>
      <div
        class="segments"
        role="radiogroup"
        id={id}
        data-testid={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help ${id}-native`}
      >
        {param.choices.map((c) => (
          <label data-choice={c.value}>
            <input
              type="radio"
              name={id}
              value={c.value}
              checked={c.value === text}
              disabled={c.native}
              onChange={() => setParam(param.key, c.value)}
            />
            {c.label}
          </label>
        ))}
      </div>
      {native.length > 0 && (
        <p class="range" id={`${id}-native`}>
          {native.map((c) => c.label).join(", ")}: natively only, not in a browser
        </p>
      )}
    </>
  );
}

function List({ param, id, text, invalid }: ControlProps) {
  return (
    <select
      class="input select"
      id={id}
      data-testid={id}
      aria-describedby={`${id}-help ${id}-error`}
      aria-invalid={invalid}
      onChange={(e) => setParam(param.key, e.currentTarget.value)}
    >
      {!param.choices.some((c) => c.value === text) && (
        <option value={text} selected>
          {text}
        </option>
      )}
      {param.choices.map((c) => (
        <option value={c.value} disabled={c.native} selected={c.value === text}>
          {c.native ? `${c.label} (natively only)` : c.label}
        </option>
      ))}
    </select>
  );
}
