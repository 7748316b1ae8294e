// Run and Stop, and how far it is. It stands at the bottom edge of every tab.

import type { ComponentChildren } from "preact";
import type { Workload } from "../../gen/types";
import {
  busy,
  canStart,
  fieldErrors,
  findWorkload,
  memoryError,
  run,
  start,
  stop,
  wasmState,
} from "../../store";
import { durationText } from "../figures/duration";
import { phaseWords, share } from "./progress";
import { SampleLamps } from "./samplelamps";

export function Transport({
  workload,
  before,
  after,
}: {
  workload: Workload;
  before?: ComponentChildren;
  after?: ComponentChildren;
}) {
  return (
    <section class="transport" aria-label="Run">
      <ProgressBar />
      <div class="transport-row">
        {before}
        <RunButton />
        <State workload={workload} />
        <SampleLamps />
        {after}
      </div>
    </section>
  );
}

function RunButton() {
  if (busy.value) {
    return (
      <button
        type="button"
        class="button main stop"
        data-testid="stop"
        onClick={stop}
        aria-keyshortcuts="Space"
      >
        Stop <kbd>Space</kbd>
      </button>
    );
  }
  return (
    <button
      type="button"
      class="button main"
      data-testid="run"
      onClick={() => start()}
      disabled={!canStart.value}
      aria-keyshortcuts="Space"
      aria-describedby="run-state"
    >
      Run <kbd>Space</kbd>
    </button>
  );
}

function State({ workload }: { workload: Workload }) {
  const { status, elapsed, workload: ran, result, settings, progress } = run.value;
  const { bytes, total } = wasmState.value;
  const wrong = Object.keys(fieldErrors.value).length;
  const other = ran !== "" && ran !== workload.id && status !== "idle";
  const words = phaseWords(run.value, total > 0 ? bytes / total : null);
  const lamp = busy.value
    ? "lamp lit running"
    : status === "failed" || status === "stopped"
      ? "lamp lit stopped"
      : status === "done" && result?.verified
        ? "lamp lit"
        : "lamp";
  return (
    <div
      class="run-state"
      id="run-state"
      data-testid="run-state"
      data-status={status}
      data-phase={progress?.phase}
    >
      <span class={lamp} aria-hidden="true" />
      <div>
        <p class="phase">
          {words}
          {other && ` (${findWorkload(ran)?.title ?? ran})`}
        </p>
        <p class="quiet small">
          {status === "idle" ? idleHint(wrong) : durationText(elapsed)}
          {status !== "idle" &&
            settings &&
            settings.mode !== "measure" &&
            ", not quoted: a recorder runs along"}
        </p>
      </div>
    </div>
  );
}

function idleHint(wrong: number): string {
  if (wrong > 0)
    return wrong === 1
      ? "One field is wrong: see the params."
      : `${wrong} fields are wrong: see the params.`;
  if (memoryError.value) return "Too large for this browser's memory.";
  return "Nothing has run yet.";
}

function ProgressBar() {
  const { status } = run.value;
  const { bytes, total } = wasmState.value;
  const part = status === "loading" ? (total > 0 ? bytes / total : null) : share(run.value);
  const now = part === null ? undefined : Math.round(part * 100);
  const idle = !busy.value;
  return (
    <div
      class={`progress ${status}${part === null && !idle ? " unknown" : ""}`}
      data-testid="progress"
      role="progressbar"
      aria-label="Progress of the run"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now}
      aria-valuetext={now === undefined ? phaseWords(run.value, null) : undefined}
      hidden={status === "idle"}
    >
      <span style={{ "--part": part ?? 0 }} />
    </div>
  );
}
