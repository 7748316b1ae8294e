// The run as the screen of a workload shows it: one that ended on another
// workload's screen is no news here; one under way there is.

import type { Workload } from "../../gen/types";
import { busy, type RunState, run } from "../../store";

const idle: RunState = {
  status: "idle",
  workload: "",
  settings: null,
  progress: null,
  startedAt: 0,
  elapsed: 0,
};

export function runHere(workload: Workload): RunState {
  return run.value.workload === workload.id || busy.value ? run.value : idle;
}
