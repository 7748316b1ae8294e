// What speaks against a measurement, in few words: they stand beside its figure
// wherever that is shown. The sentences are in marks.ts, and drift, whose test is
// too much for the first load, is there and on the board.

import type { Result, Workload } from "../../gen/types";
import { isTainted } from "../../lib/tainted";
import { headlineMetrics } from "../reference/headline";
import { allEqual } from "./spread";

type Measured = Pick<Result, "params" | "metrics" | "samples" | "warmup" | "mode" | "environment">;

/** "3 of 10 samples tainted; warm-up not settled"; "" where nothing speaks against it. */
export function doubtsOf(workload: Workload, result: Measured): string {
  if (result.mode !== "measure") return "";
  const { samples } = result;
  const tainted = samples.filter(isTainted).length;
  return [
    tainted > 0 ? `${tainted} of ${samples.length} samples tainted` : "",
    stoppedText(result),
    unsettled(workload, result) ? "warm-up not settled" : "",
  ]
    .filter(Boolean)
    .join("; ");
}

/** "stopped after 41 of 200 samples"; "" where it came to its end. */
export function stoppedText({ environment: { stopped } }: Pick<Result, "environment">): string {
  return stopped ? `stopped ${stopped}` : "";
}

/** A single sample waits for no warm-up, and samples that are equal need none. */
export function unsettled(
  workload: Workload,
  { params, metrics, warmup }: Pick<Measured, "params" | "metrics" | "warmup">,
): boolean {
  if (warmup.stable) return false;
  return headlineMetrics(workload, params).some((m) => {
    const measured = metrics[m.name];
    return measured !== undefined && measured.samples.length > 1 && !allEqual(measured);
  });
}
