// A switch: a lever that says on or off in words too.

import { setParam } from "../../store";
import type { ControlProps } from "./field";

export function SwitchField({ param, id, text }: ControlProps) {
  const on = text === "on" || text === "true" || text === "1";
  return (
    <label class="lever" for={id}>
      <input
        type="checkbox"
        role="switch"
        id={id}
        data-testid={id}
        checked={on}
        aria-checked={on}
        aria-describedby={`${id}-help`}
        onChange={(e) => setParam(param.key, e.currentTarget.checked ? "on" : "off")}
      />
      <span aria-hidden="true">{on ? "on" : "off"}</span>
    </label>
  );
}
