// What the run will need, against what there is; said before it starts.

import { formatBytes } from "../../params/memory";
import { estimate, estimateKnown, memoryError, memoryLimit } from "../../store";

export function Memory() {
  const limit = memoryLimit.value;
  const over = memoryError.value !== null;
  if (!estimateKnown.value) {
    return (
      <div class="memory" data-testid="estimate">
        <p>
          Needs <b>unknown</b>
          <span class="quiet"> memory, as a param is wrong</span>
        </p>
      </div>
    );
  }
  return (
    <div class={over ? "memory over" : "memory"} data-testid="estimate" data-bytes={estimate.value}>
      <p>
        Needs about <b>{formatBytes(estimate.value)}</b>
        {limit > 0 && <span class="quiet"> of {formatBytes(limit)}</span>}
      </p>
      {limit > 0 && (
        <span class="gauge" aria-hidden="true">
          <span style={{ "--part": Math.min(1, estimate.value / limit) }} />
        </span>
      )}
      {over && (
        <p class="field-error">
          Too much for this browser: choose a smaller size or a lighter engine.
        </p>
      )}
    </div>
  );
}
