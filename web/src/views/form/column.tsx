// The column of params, made from the workload's description.

import type { Workload } from "../../gen/types";
import { dirty, resetParams, visible } from "../../store";
import { explain, explained } from "./explain";
import { Field } from "./field";
import { Memory } from "./memory";
import { NotInEffect } from "./noteffective";
import { Presets } from "./presets";
import { Settings } from "./settings";

export function Params({ workload }: { workload: Workload }) {
  const shown = workload.params.filter((p) => visible.value.includes(p.key));
  const changed = dirty.value.length;
  return (
    <form
      class="params"
      aria-label="Params"
      onSubmit={(e) => e.preventDefault()}
      onFocusIn={(e) => explain(workload, e.target)}
      onPointerOver={(e) => explain(workload, e.target)}
    >
      <div class="params-scroll">
        <div class="params-head">
          <h2>Params</h2>
          <span class="quiet small">{changed === 0 ? "all at default" : `${changed} changed`}</span>
          <button
            class="button bare"
            type="button"
            data-testid="reset"
            disabled={changed === 0}
            onClick={resetParams}
          >
            Reset all
          </button>
        </div>
        <Presets workload={workload} />
        {shown.map((p) => (
          <Field key={`${workload.id}.${p.key}`} param={p} />
        ))}
        <NotInEffect workload={workload} />
        <Settings />
        <Memory />
      </div>
      <div class="explain" aria-hidden="true">
        <b>{explained.value?.title ?? workload.title}</b>
        <p>
          {explained.value?.text ??
            "Point at a param, a choice or a preset: here it says what it does."}
        </p>
      </div>
    </form>
  );
}
