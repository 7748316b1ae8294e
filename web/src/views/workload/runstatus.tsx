// How the run stands: a lamp, the phase, and what else there is to know.

import type { Workload } from "../../gen/types";
import { formatBytes } from "../../params/memory";
import {
  busy,
  estimate,
  fieldErrors,
  findWorkload,
  memoryError,
  memoryLimit,
  type RunState,
  results,
  values,
  wasmState,
} from "../../store";
import { endsText } from "../ends";
import { doubtsOf } from "../figures/doubts";
import { group } from "../figures/number";
import { differing } from "../reference/match";
import { idleWords, phaseWords, tookWords } from "./progress";
import { runHere } from "./runhere";

/** Params told of an older run. */
const MOST = 3;

export function RunStatus({ workload }: { workload: Workload }) {
  const state = runHere(workload);
  const { bytes, total } = wasmState.value;
  const canEnd = endsText("Run", busy.value) !== "";
  const doubts = doubtsHere(state);
  const elsewhere = state.status !== "idle" && state.workload !== workload.id;
  return (
    <div
      class="run-state"
      id="run-state"
      data-testid="run-state"
      data-status={state.status}
      data-phase={state.progress?.phase}
    >
      <span class={lampOf(state, doubts)} aria-hidden="true" />
      <div>
        <p class="phase">
          {phaseWords(state, total > 0 ? bytes / total : null)}
          {elsewhere && ` (${findWorkload(state.workload)?.title ?? state.workload})`}
        </p>
        <p class={canEnd ? "small" : "quiet small"} data-testid="run-remark">
          {remark(state, workload)}
          {doubts !== "" && !canEnd && "; "}
          {!canEnd && <span class="doubt">{doubts}</span>}
        </p>
      </div>
    </div>
  );
}

/** What speaks against the run that is done. */
function doubtsHere({ status, result, workload }: RunState): string {
  const of = findWorkload(workload);
  return status === "done" && result?.verified && of ? doubtsOf(of, result) : "";
}

function lampOf({ status, result }: RunState, doubts: string): string {
  switch (status) {
    case "loading":
    case "running":
      return "lamp lit running";
    case "failed":
    case "stopped":
      return "lamp lit stopped";
    case "done":
      if (result?.verified === false) return "lamp lit stopped";
      return doubts === "" ? "lamp lit" : "lamp doubtful";
    case "idle":
      return "lamp";
  }
}

function remark(state: RunState, workload: Workload): string {
  const { status, settings } = state;
  const wrong = Object.keys(fieldErrors.value).length;
  if (!busy.value && wrong > 0) {
    return wrong === 1
      ? "One field is wrong: see the params."
      : `${wrong} fields are wrong: see the params.`;
  }
  if (!busy.value && memoryError.value)
    return `Too large: needs ${formatBytes(estimate.value)}, ${formatBytes(memoryLimit.value)} is the limit.`;
  const ends = endsText("Run", busy.value);
  if (ends !== "") return ends;
  if (status === "idle") return idleWords(results.value[workload.id] ?? []);
  const time = tookWords(state) + otherSettings(state, workload);
  if (status === "stopped")
    return state.result
      ? `${time}; ${state.result.samples.length} samples are kept, as the settings are.`
      : `${time}; settings and earlier results are kept.`;
  return settings && settings.mode !== "measure" ? `${time}: times are not quoted.` : time;
}

/** What the run was asked for where the params have been changed since. */
function otherSettings({ settings, workload: id }: RunState, workload: Workload): string {
  if (!settings || id !== workload.id) return "";
  const keys = differing(settings.params, values.value);
  if (keys.length === 0) return "";
  const told = keys.slice(0, MOST).map((key) => `${key} ${group(settings.params[key] ?? "")}`);
  const more = keys.length > MOST ? `, ${keys.length - MOST} more` : "";
  return ` with ${told.join(", ")}${more}`;
}
