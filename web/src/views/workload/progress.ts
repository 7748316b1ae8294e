// How far a run is, as a share and in words.

import type { Result } from "../../gen/types";
import type { RunState } from "../../store";
import { durationText } from "../figures/duration";

type Told = Pick<RunState, "status" | "progress" | "settings"> & Partial<Pick<RunState, "result">>;

/** Share of the whole run that is done, 0 to 1; null where nobody can tell. */
export function share({ status, progress, settings }: Told): number | null {
  if (status === "done") return 1;
  if (status === "idle" || status === "loading" || !progress) return null;
  const within = progress.total > 0 ? Math.min(1, progress.done / progress.total) : 0;
  if (progress.phase === "sample")
    return Math.min(1, (progress.sample + within) / Math.max(1, progress.samples));
  if (progress.phase === "record") return progress.total > 0 ? within : null;
  return settings?.mode === "measure" ? 0 : null;
}

/** Share of the present run through the work, 0 to 1; null where the workload does not tell. */
export function shareOfWork({ progress }: Pick<RunState, "progress">): number | null {
  return progress && progress.total > 0 ? Math.min(1, progress.done / progress.total) : null;
}

/** The phase in words. */
export function phaseWords(
  { status, progress, settings, result }: Told,
  loaded: number | null,
): string {
  switch (status) {
    case "idle":
      return "Ready";
    case "loading":
      return loaded === null
        ? "Loading the program"
        : `Loading the program, ${Math.round(loaded * 100)} %`;
    case "running":
      if (!progress) return "Starting";
      if (progress.phase === "warm-up") return "Warming up";
      if (progress.phase === "record") return settings?.mode === "study" ? "Recording" : "Counting";
      return `Sample ${Math.min(progress.samples, progress.sample + 1)} of ${progress.samples}`;
    case "done":
      return result?.verified === false ? "Done, no score" : "Done";
    case "failed":
      return "Failed";
    case "stopped":
      return progress && progress.phase === "sample"
        ? `Stopped at sample ${progress.sample + 1} of ${progress.samples}`
        : "Stopped";
  }
}

/** What was done by modes that quote no time. Pressing Record does it whatever mode is set. */
const recorded = { watch: "Watched", study: "Recorded" } as const;

/** How long the run took so far; what it did instead where no time is quoted. */
export function tookWords({ settings, elapsed }: Pick<RunState, "settings" | "elapsed">): string {
  return settings && settings.mode !== "measure" ? recorded[settings.mode] : durationText(elapsed);
}

/** What an idle run says: results may stand on the screen all the same. */
export function idleWords(results: readonly Result[]): string {
  return results.length > 0 ? "Earlier results are kept." : "Nothing has run yet.";
}
