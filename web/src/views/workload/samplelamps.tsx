// A lamp for every sample asked for, lit when it is done; hollow and dashed, as
// its dot in the charts, where the sample is tainted.

import type { Workload } from "../../gen/types";
import { runHere } from "./runhere";

/** More would be a bar. */
const MOST = 30;

export function SampleLamps({ workload }: { workload: Workload }) {
  const { progress, status, settings, result } = runHere(workload);
  const samples = settings?.mode === "measure" ? settings.samples : 0;
  if (samples < 2 || samples > MOST || status === "idle" || status === "failed") return null;
  const done = status === "done" ? samples : (progress?.sample ?? 0);
  return (
    <ol class="sample-lamps" aria-hidden="true">
      {Array.from({ length: samples }, (_, i) => (
        <li
          class={
            i < done
              ? status === "done" && result?.samples[i]?.taints
                ? "tainted"
                : "lit"
              : i === done && status === "running" && progress?.phase === "sample"
                ? "next"
                : ""
          }
        />
      ))}
    </ol>
  );
}
