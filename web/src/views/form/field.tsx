// One param: its label, what marks it, its control, what is wrong with it.

import type { Param } from "../../gen/types";
import { dirty, draft, fieldErrors, setParam } from "../../store";
import { group } from "../figures/number";
import { ChoiceField } from "./choice";
import { FieldError } from "./fielderror";
import { NumberField } from "./number";
import { SwitchField } from "./switch";

export function Field({ param }: { param: Param }) {
  const id = `param-${param.key}`;
  const text = draft.value[param.key] ?? param.default;
  const error = fieldErrors.value[param.key];
  const changed = dirty.value.includes(param.key);
  const Control =
    param.kind === "choice" ? ChoiceField : param.kind === "switch" ? SwitchField : NumberField;
  return (
    <div class={changed ? "field changed" : "field"} data-key={param.key}>
      <div class="field-head">
        <label id={`${id}-label`} for={id}>
          {param.label}
        </label>
        {changed && (
          <button class="undo" type="button" onClick={() => setParam(param.key, param.default)}>
            reset<span class="unseen"> {param.label}</span> to {defaultWords(param)}
          </button>
        )}
      </div>
      <Control param={param} id={id} text={text} invalid={error !== undefined} />
      <p class="unseen" id={`${id}-help`}>
        {param.help}
      </p>
      <FieldError id={id} error={error} label={param.label} />
    </div>
  );
}

function defaultWords(param: Param): string {
  return param.choices.find((c) => c.value === param.default)?.label ?? group(param.default);
}

/** What each kind of control gets. */
export interface ControlProps {
  readonly param: Param;
  readonly id: string;
  readonly text: string;
  readonly invalid: boolean;
}
