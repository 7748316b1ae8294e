// Whether the answer of the newest run was verified; without that, no score.

import type { Result, Workload } from "../../gen/types";
import { busy, results, run, values } from "../../store";
import { exact } from "../figures/number";
import { differing } from "../reference/match";

export function newest(workload: Workload): Result | undefined {
  return results.value[workload.id]?.at(-1);
}

export function Verdict({ workload }: { workload: Workload }) {
  const result = newest(workload);
  const current = result && differing(result.params, values.value).length === 0;
  if (busy.value && run.value.workload === workload.id) {
    return (
      <span class="verdict quiet" data-testid="verified" data-verified="none">
        <span class="lamp lit running" aria-hidden="true" /> Running
      </span>
    );
  }
  if (!result || !current) {
    return (
      <span class="verdict quiet" data-testid="verified" data-verified="none">
        <span class="lamp" aria-hidden="true" />{" "}
        {result ? "Not run with these params" : "Not run yet"}
      </span>
    );
  }
  if (result.verified) {
    return (
      <span class="verdict" data-testid="verified" data-verified="true">
        <span class="lamp lit" aria-hidden="true" /> Verified
        {result.mode === "measure" ? "" : `, ${result.mode}: not quoted`}
      </span>
    );
  }
  const wrong = result.checks.find((c) => !c.ok);
  return (
    <span class="verdict wrong" data-testid="verified" data-verified="false">
      <span class="lamp lit stopped" aria-hidden="true" /> No score
      {wrong ? `: ${wrong.what}: ${exact(wrong.got)}, ${exact(wrong.want)} is right` : ""}
    </span>
  );
}
