// What speaks against a result's samples: another speed of the machine, the
// collector within them, a drift. A tainted sample is drawn dashed.

import type { Result, Workload } from "../../gen/types";
import { drift } from "../../lib/stats/drift";
import { canStart, start } from "../../store";
import { headlineMetrics } from "../reference/headline";

export function Marks({ workload, result }: { workload: Workload; result: Result }) {
  const { tainted, lines } = marksOf(workload, result);
  return (
    <div data-testid="marks">
      {lines.map((text) => (
        <p class="warning small">{text}</p>
      ))}
      {tainted > 0 && (
        <button type="button" class="button" disabled={!canStart.value} onClick={() => start()}>
          Measure again
        </button>
      )}
    </div>
  );
}

function marksOf(workload: Workload, result: Result): { tainted: number; lines: string[] } {
  const { samples, metrics } = result;
  const n = samples.length;
  const tainted = samples.filter((s) => (s.taints ?? []).length > 0).length;
  const collected = samples.filter((s) => (s.collections ?? 0) > 0);
  const times = collected.reduce((sum, s) => sum + (s.collections ?? 0), 0);
  const lines: string[] = [];
  if (tainted > 0)
    lines.push(
      `${tainted} of ${n} samples are tainted, drawn dashed: a fixed computation beside them took 15 % more or less than usual, so the machine ran at another speed.`,
    );
  if (times > 0)
    lines.push(
      `The garbage collector ran within ${collected.length} of ${n} samples, ${times} in all.`,
    );
  for (const m of headlineMetrics(workload, result.params)) {
    const d = drift(metrics[m.name]?.samples ?? []);
    if (d !== 0)
      lines.push(
        `Drift: ${m.label.toLowerCase()} is ${Math.abs(100 * d).toFixed(1)} % ${d > 0 ? "higher" : "lower"} in the second half of the samples.`,
      );
  }
  return { tainted, lines };
}
