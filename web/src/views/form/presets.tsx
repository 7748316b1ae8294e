// The presets of a workload; those with the historic values carry the year.

import type { Workload } from "../../gen/types";
import { runsHere } from "../../params/values";
import { applyPreset, presetId } from "../../store";

export function Presets({ workload }: { workload: Workload }) {
  return (
    <div class="presets" role="group" aria-label="Presets">
      {workload.presets.map((p) => {
        const here = runsHere(workload, p);
        return (
          <button
            type="button"
            class="preset"
            data-testid={`preset-${p.id}`}
            data-help={here ? p.help : `${p.help} Natively only: a value of it does not run in a browser.`}
            data-title={p.label}
            aria-pressed={presetId.value === p.id}
            disabled={!here}
            onClick={() => applyPreset(p.id)}
          >
            {p.label}
            {p.historic && (
              <span class="tag">
                {workload.year}
                <span class="unseen">, the historic values</span>
              </span>
            )}
            {!here && <span class="tag">native</span>}
          </button>
        );
      })}
    </div>
  );
}
