// Stands for the picture of a run of which no step is loaded yet.

import { useEffect } from "preact/hooks";
import { awaited, runRange, travelTo } from "../../../store/recording";
import { showStaged, staged } from "../../../store/window";
import { LoadNote } from "./loadnote";

export function NothingYet() {
  const next = staged.value;
  useEffect(() => {
    if (next) showStaged();
  }, [next]);
  return (
    <section class="flow" aria-label="Recorded run">
      <div class="flow-foot">
        <LoadNote />
        {awaited.value === null && (
          <p class="flow-load" data-testid="nothing-yet">
            <span>No step of this run is loaded.</span>
            <button type="button" class="button" onClick={() => travelTo(runRange().last)}>
              Show the last steps
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
