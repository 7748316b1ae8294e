// Tells a screen reader how the run goes, at a rate that can be followed: a
// change of state, and each quarter of the samples.

import { findWorkload, run } from "../store";
import { figureText } from "./figures/number";
import { headlineMetrics } from "./reference/headline";

export function Announcer() {
  return (
    <p class="unseen" role="status" aria-live="polite">
      {message()}
    </p>
  );
}

function message(): string {
  const { status, progress, result, workload, failure } = run.value;
  const w = findWorkload(workload);
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
      return "Stopped. Settings and earlier results are kept.";
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
      return `Done and verified. ${figures.filter(Boolean).join(", ")}.`;
    }
  }
}
