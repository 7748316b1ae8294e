// Run and Stop, and how far it is. It stands at the bottom edge of every tab.

import type { ComponentChildren } from "preact";
import type { Workload } from "../../gen/types";
import { busy, canStart, start, stop, wasmState } from "../../store";
import { starting, stopping } from "../doubleclick";
import { phaseWords, share } from "./progress";
import { runHere } from "./runhere";
import { RunStatus } from "./runstatus";
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
      <ProgressBar workload={workload} />
      <div class="transport-row">
        {before}
        <RunButton />
        <RunStatus workload={workload} />
        <SampleLamps workload={workload} />
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
        onClick={stopping(stop)}
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
      onClick={starting(() => start())}
      disabled={!canStart.value}
      aria-keyshortcuts="Space"
      aria-describedby="run-state"
    >
      Run <kbd>Space</kbd>
    </button>
  );
}

function ProgressBar({ workload }: { workload: Workload }) {
  const state = runHere(workload);
  const { status } = state;
  const { bytes, total } = wasmState.value;
  const part = status === "loading" ? (total > 0 ? bytes / total : null) : share(state);
  const now = part === null ? undefined : Math.round(part * 100);
  const idle = !busy.value;
  const tone = status === "done" && state.result?.verified === false ? "failed" : status;
  return (
    <div
      class={`progress ${tone}${part === null && !idle ? " unknown" : ""}`}
      data-testid="progress"
      role="progressbar"
      aria-label="Progress of the run"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now}
      aria-valuetext={now === undefined ? phaseWords(state, null) : undefined}
      hidden={status === "idle"}
    >
      <span style={{ "--part": part ?? 0 }} />
    </div>
  );
}
