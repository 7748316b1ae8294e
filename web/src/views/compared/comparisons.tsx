// One's own result beside those of others with the same params: the headline
// metrics, and how many times as good one's own is, with the interval that the
// U test gives it.

import type { Metric, Result, Workload } from "../../gen/types";
import { ratioOf } from "../../lib/stats/ratio";
import { figureText } from "../figures/number";
import { gainText, ratioText } from "../figures/ratio";
import { spreadText } from "../figures/spread";
import { headlineMetrics } from "../reference/headline";

interface Props {
  readonly workload: Workload;
  readonly mine: Result;
  readonly others: readonly { readonly label: string; readonly result: Result }[];
}

export function Comparisons({ workload, mine, others }: Props) {
  const metrics = headlineMetrics(workload, mine.params);
  return (
    <div class="scroll" data-testid="comparisons">
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">Metric</th>
            <th scope="col" class="number">
              This browser
            </th>
            <th scope="col">Beside</th>
            <th scope="col" class="number">
              Their figure
            </th>
            <th scope="col">This browser is</th>
          </tr>
        </thead>
        {metrics.map((m) => (
          <tbody>
            {others.map(({ label, result }, i) => (
              <Row first={i === 0} metric={m} label={label} mine={mine} theirs={result} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface RowProps {
  readonly first: boolean;
  readonly metric: Metric;
  readonly label: string;
  readonly mine: Result;
  readonly theirs: Result;
}

function Row({ first, metric, label, mine, theirs }: RowProps) {
  const [a, b] = [mine.metrics[metric.name], theirs.metrics[metric.name]];
  if (!a || !b) return null;
  return (
    <tr>
      <th scope="row">{first ? metric.label : <span class="unseen">{metric.label}</span>}</th>
      <td class="number">{first && figureText(a.median, metric.unit)}</td>
      <td>{label}</td>
      <td class="number">
        {figureText(b.median, metric.unit)}
        <small class="quiet">{spreadText(b, metric.unit)}</small>
      </td>
      <td class="strong">{comparedText(metric, a, b)}</td>
    </tr>
  );
}

type Measured = Result["metrics"][string];

function comparedText(metric: Metric, mine: Measured, theirs: Measured): string {
  const gain =
    metric.better === "higher"
      ? ratioOf(mine.samples, theirs.samples)
      : ratioOf(theirs.samples, mine.samples);
  if (metric.unit === "%" || !gain)
    return ratioText(mine.median, theirs.median, metric.unit, metric.better, mine) || "–";
  return gainText(gain, metric.unit, metric.better);
}
