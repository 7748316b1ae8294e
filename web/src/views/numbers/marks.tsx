// What speaks against a result's samples: a hidden tab, another speed of the
// machine, the collector within them, a drift, too few of them. A tainted sample
// is drawn dashed, and a dot stands below one that the collector ran within.

import type { Result, Workload } from "../../gen/types";
import { defaultSamples } from "../../params/settings";
import { busy, canStart, start } from "../../store";
import { again, measureMarked, stopMeasureMarked } from "../../store/again";
import { fewestKept, markedOf, measuredAgain } from "../../store/mixed";
import { marksOf } from "../figures/marks";
import { headlineMetrics } from "../reference/headline";

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
      <Again workload={workload} result={result} />
      {lines.length > 0 && (
        <button
          type="button"
          class="button"
          data-testid="measure-again"
          disabled={!canStart.value}
          onClick={() => start()}
        >
          {markedOf(result).length > 0 ? "Measure all again" : "Measure again"}
        </button>
      )}
    </div>
  );
}

/** Measures only the marked samples again, and says what became of it. */
function Again({ workload, result }: { workload: Workload; result: Result }) {
  const { of, running, why } = again.value;
  const marked = markedOf(result).length;
  const kept = result.samples.length - marked;
  const replaced = result.environment[measuredAgain];
  const heads = headlineMetrics(workload, result.params).map((m) => m.name);
  const mine = of === result;
  return (
    <>
      {replaced && (
        <p class="small" data-testid="measured-again">
          {replaced} measured again, in a run of their own after a warm-up.
        </p>
      )}
      {mine && why !== "" && (
        <p class="warning small" role="alert" data-testid="again-refused">
          Nothing was replaced: {why}.
        </p>
      )}
      {marked > 0 && kept < fewestKept && (
        <p class="quiet small">
          Fewer than {fewestKept} samples have no mark: the marked ones cannot be measured alone.
        </p>
      )}
      {marked > 0 && kept >= fewestKept && (
        <button
          type="button"
          class="button"
          data-testid="measure-marked"
          disabled={busy.value}
          onClick={() => (mine && running ? stopMeasureMarked() : measureMarked(result, heads))}
        >
          {mine && running
            ? "Stop measuring again"
            : `Measure the ${marked} marked ${marked === 1 ? "sample" : "samples"} again`}
        </button>
      )}
    </>
  );
}
