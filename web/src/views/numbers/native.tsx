// The same run natively on the machine that serves the page, at a click. On a
// static host there is no such button: the shipped reference stands.

import type { Workload } from "../../gen/types";
import { nativeRefused, startNative, native as state, stopNative } from "../../store/native";
import { starting, stopping } from "../doubleclick";
import { Ends } from "../ends";
import { durationText } from "../figures/duration";

export function Native({ workload }: { workload: Workload }) {
  const { status, workload: id } = state.value;
  const here = id === workload.id;
  const busy = here && status === "running";
  const refused = nativeRefused.value;
  return (
    <div class="native-run" data-testid="native">
      <p class="quiet">
        The same params, seed and samples on this very machine, outside of the browser: one run at a
        time, by the server of this page.
      </p>
      <div class="native-controls">
        <button
          type="button"
          class={busy ? "button stop" : "button"}
          data-testid={busy ? "native-stop" : "native-run"}
          disabled={!busy && refused !== ""}
          onClick={busy ? stopping(stopNative) : starting(startNative)}
        >
          {busy ? "Stop" : "Run natively"}
        </button>
        <p role="status" data-testid="native-state" data-status={here ? status : "idle"}>
          {refused !== "" && !busy ? refused : here ? words() : ""}
        </p>
        <Ends button="Run natively" busy={busy || refused !== ""} />
      </div>
    </div>
  );
}

function words(): string {
  const { status, ahead, progress, failure } = state.value;
  switch (status) {
    case "idle":
      return "";
    case "running":
      if (ahead > 0) return `Waits: ${ahead} native ${ahead === 1 ? "run goes" : "runs go"} first.`;
      if (!progress) return "Compiles and starts the native program.";
      return `${progress.phase === "sample" ? `Sample ${Math.min(progress.sample + 1, progress.samples)} of ${progress.samples}` : "Warm-up"}, ${durationText(progress.elapsed)}.`;
    case "done":
      return "Done: it is on the charts as This machine, natively.";
    case "stopped":
      return "Stopped. Nothing of it was kept.";
    case "failed":
      return [failure?.message, ...(failure?.detail ?? [])].join(" ");
  }
}
