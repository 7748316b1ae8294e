// How the run stands: a lamp, the phase, and what else there is to know.

import type { Workload } from "../../gen/types";
import {
  busy,
  fieldErrors,
  findWorkload,
  memoryError,
  type RunState,
  wasmState,
} from "../../store";
import { durationText } from "../figures/duration";
import { phaseWords } from "./progress";
import { runHere } from "./runhere";

export function RunStatus({ workload }: { workload: Workload }) {
  const state = runHere(workload);
  const { bytes, total } = wasmState.value;
  const elsewhere = state.status !== "idle" && state.workload !== workload.id;
  return (
    <div
      class="run-state"
      id="run-state"
      data-testid="run-state"
      data-status={state.status}
      data-phase={state.progress?.phase}
    >
      <span class={lampOf(state)} aria-hidden="true" />
      <div>
        <p class="phase">
          {phaseWords(state, total > 0 ? bytes / total : null)}
          {elsewhere && ` (${findWorkload(state.workload)?.title ?? state.workload})`}
        </p>
        <p class="quiet small">{remark(state)}</p>
      </div>
    </div>
  );
}

function lampOf({ status, result }: RunState): string {
  switch (status) {
    case "loading":
    case "running":
      return "lamp lit running";
    case "failed":
    case "stopped":
      return "lamp lit stopped";
    case "done":
      return result?.verified ? "lamp lit" : "lamp lit stopped";
    case "idle":
      return "lamp";
  }
}

function remark({ status, elapsed, settings }: RunState): string {
  const wrong = Object.keys(fieldErrors.value).length;
  if (!busy.value && wrong > 0) {
    return wrong === 1
      ? "One field is wrong: see the params."
      : `${wrong} fields are wrong: see the params.`;
  }
  if (status === "idle")
    return memoryError.value ? "Too large for this browser's memory." : "Nothing has run yet.";
  const time = durationText(elapsed);
  if (status === "stopped") return `${time}; settings and earlier results are kept.`;
  return settings && settings.mode !== "measure"
    ? `${time}; ${settings.mode}: times are not quoted.`
    : time;
}
