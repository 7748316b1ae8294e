// How the last run failed. The page stays as it was: this panel can be put
// away, and goes when the params are changed.

import type { Workload } from "../../gen/types";
import { dismissFailure, type Stage, start, values } from "../../store";
import { exact } from "../figures/number";
import { differing } from "../reference/match";
import { runHere } from "../workload/runhere";
import { adviceFor } from "./advice";
import { Notice } from "./notice";

/** Stages at which the same run would fail again. */
const changeFirst = new Set<Stage>(["params", "memory", "stack"]);

export function FailurePanel({ workload }: { workload: Workload }) {
  const { failure, progress, settings, status } = runHere(workload);
  if (status !== "failed" || !failure) return null;
  // With other params it is no longer what a run would come to.
  if (settings && differing(settings.params, values.value).length > 0) return null;
  const { title, todo } = adviceFor(failure.stage, failure.detail);
  const samples = progress?.sample ?? 0;
  return (
    <Notice
      testid="failure"
      stage={failure.stage}
      title={title}
      happened={failure.message}
      detail={failure.detail}
      detailTitle={failure.stage === "run" ? "Who waits for whom" : undefined}
      kept={`Params, seed and all earlier results.${samples > 0 ? ` The ${exact(samples)} samples of this run are discarded.` : ""}`}
      todo={todo}
      actions={
        <>
          <button type="button" class="button" onClick={dismissFailure}>
            Close
          </button>
          {failure.stage === "manifest" ? (
            <button type="button" class="button" onClick={() => location.reload()}>
              Reload the page
            </button>
          ) : (
            !changeFirst.has(failure.stage) && (
              <button type="button" class="button" onClick={() => start()}>
                Run again
              </button>
            )
          )}
        </>
      }
    />
  );
}
