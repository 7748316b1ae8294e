// The presets of a workload; those with the historic values carry the year.

import { useSignal } from "@preact/signals";
import type { Workload } from "../../gen/types";
import { runsHere } from "../../params/values";
import { applyPreset, presetId } from "../../store";
import { presetTag } from "../reference/year";

/** More than these stand behind a button. */
const MOST = 5;

export function Presets({ workload }: { workload: Workload }) {
  const all = useSignal(false);
  const many = workload.presets.length > MOST + 1;
  const shown =
    all.value || !many
      ? workload.presets
      : workload.presets.filter((p, i) => i < MOST || p.id === presetId.value);
  return (
    <div class="presets" role="group" aria-label="Presets">
      {shown.map((p) => {
        const here = runsHere(workload, p);
        return (
          <button
            type="button"
            class="preset"
            data-testid={`preset-${p.id}`}
            data-help={
              here ? p.help : `${p.help} Natively only: a value of it does not run in a browser.`
            }
            data-title={p.label}
            aria-pressed={presetId.value === p.id}
            disabled={!here}
            onClick={() => applyPreset(p.id)}
          >
            {p.label}
            {p.historic && (
              <span class="tag">
                {presetTag(workload)}
                <span class="unseen">, the historic values</span>
              </span>
            )}
            {!here && <span class="tag">native</span>}
          </button>
        );
      })}
      {many && (
        <button
          type="button"
          class="preset more"
          aria-expanded={all.value}
          data-testid="presets-more"
          onClick={() => (all.value = !all.value)}
        >
          {all.value ? "fewer" : `all ${workload.presets.length}`}
        </button>
      )}
    </div>
  );
}
