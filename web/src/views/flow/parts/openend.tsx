// Stands for the overview of a run that was ended behind its window: how long
// it is is not known, until somebody wants to.

import { jumpTo } from "../../../store/moves";
import { awaited, recorded, second, UNKNOWN } from "../../../store/recording";
import { exact } from "../../figures/number";

export function OpenEnd() {
  const steps = [recorded.value, second.value]
    .map((run) => run?.batch.steps ?? 0)
    .reduce((a, b) => Math.max(a, b));
  return (
    <p class="flow-load" data-testid="open-end">
      <span>The run goes on behind step {exact(steps - 1)}; it was not run to its end.</span>
      {awaited.value === null && (
        <button
          type="button"
          class="button"
          data-testid="to-the-end"
          title="Runs it again to its end, and shows its last steps"
          onClick={() => jumpTo(UNKNOWN)}
        >
          Run to the end
        </button>
      )}
    </p>
  );
}
