// What speaks against a result's samples: a hidden tab, another speed of the
// machine, the collector within them, a drift, too few of them. A tainted sample
// is drawn dashed, and a dot stands below one that the collector ran within.

import type { Result, Workload } from "../../gen/types";
import { defaultSamples } from "../../params/settings";
import { canStart, start } from "../../store";
import { marksOf } from "../figures/marks";

export function Marks({ workload, result }: { workload: Workload; result: Result }) {
  const lines = marksOf(workload, result, result.samples);
  const few = result.samples.length < Number(defaultSamples);
  return (
    <div class="marks" data-testid="marks">
      {lines.map((text) => (
        <p class="warning small">{text}</p>
      ))}
      {few && (
        <p class="quiet small">
          Fewer samples than the {defaultSamples} of a careful measurement: a look.
        </p>
      )}
      {lines.length > 0 && (
        <button
          type="button"
          class="button"
          data-testid="measure-again"
          disabled={!canStart.value}
          onClick={() => start()}
        >
          Measure again
        </button>
      )}
    </div>
  );
}
