// The run in words for a screen reader, at a rate that can be followed: a
// change of state, and each quarter of the samples.

import type { Workload } from "../gen/types";
import type { RunState } from "../store";
import { doubtsOf } from "./figures/doubts";
import { figureText } from "./figures/number";
import { headlineMetrics } from "./reference/headline";

type Told = Pick<RunState, "status" | "progress"> & Partial<Pick<RunState, "result" | "failure">>;

/** What is said of a run in this state, which is one of workload `w`. Only a measurement's figures are read out. */
export function announcement(state: Told, w: Workload | undefined): string {
  const { status, progress, result, failure } = state;
  switch (status) {
    case "idle":
      return "";
    case "loading":
      return "Loading the program.";
    case "running": {
      if (progress?.phase !== "sample")
        return progress?.phase === "record" ? "Recording." : "Warming up.";
      const quarter = Math.floor((4 * progress.sample) / progress.samples);
      return quarter === 0 ? "Measuring." : `${Math.min(3, quarter)} quarters of the samples done.`;
    }
    case "stopped":
      return result
        ? `Stopped. ${result.samples.length} samples are kept.`
        : "Stopped. Settings and earlier results are kept.";
    case "failed":
      return `Failed. ${failure?.message ?? ""}`;
    case "done": {
      if (!w || !result) return "Done.";
      if (!result.verified) return "Done, but the answer is wrong: no score.";
      if (result.mode !== "measure") return `Done and verified. Mode ${result.mode} is not quoted.`;
      const figures = headlineMetrics(w, result.params).map((m) => {
        const r = result.metrics[m.name];
        return r ? `${m.label} ${figureText(r.median, m.unit)}` : "";
      });
      const doubts = doubtsOf(w, result);
      const warning = doubts === "" ? "" : ` With a doubt: ${doubts}.`;
      return `Done and verified. ${figures.filter(Boolean).join(", ")}.${warning}`;
    }
  }
}
