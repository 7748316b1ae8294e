// What was measured: the headline metrics with every sample, the others in a table.

import type { ComponentChildren } from "preact";
import type { Metric } from "../../gen/types";
import type { Sent } from "../../params/resultlink/resultof";
import { Strip } from "../charts/strip";
import { figureText } from "../figures/number";
import { fewText, spreadText } from "../figures/spread";

interface Props {
  readonly sent: Sent;
  readonly headline: readonly string[];
  readonly children: ComponentChildren;
}

export function Figures({ sent, headline, children }: Props) {
  const { workload, result, leftOut, more } = sent;
  const all = Object.entries(result.metrics);
  // Of an unknown workload none is more important than another.
  const big = all.filter(([name]) => headline.length === 0 || headline.includes(name));
  const others = all.filter((entry) => !big.includes(entry));
  const few = fewText(all.map(([, m]) => m));
  const metricOf = (name: string): Metric => {
    const known = workload?.metrics.find((m) => m.name === name);
    return (
      known ?? {
        name,
        label: name,
        unit: "",
        better: "neither",
        headline: true,
        row: "",
        help: "",
        when: [],
        native: false,
        alone: false,
      }
    );
  };
  return (
    <section aria-labelledby="sent-figures">
      <h2 id="sent-figures">What was measured</h2>
      {few !== "" && <p class="warning small">{few}</p>}
      {children}
      {big.map(([name, m]) => (
        <Strip metric={metricOf(name)} measured={m} of={more?.samples ?? []} />
      ))}
      {others.length > 0 && (
        <div class="scroll">
          <table class="figures">
            <thead>
              <tr>
                <th scope="col">Metric</th>
                <th scope="col" class="number">
                  Median
                </th>
                <th scope="col">Spread</th>
              </tr>
            </thead>
            <tbody>
              {others.map(([name, m]) => (
                <tr>
                  <th scope="row">{metricOf(name).label}</th>
                  <td class="number">{figureText(m.median, m.unit)}</td>
                  <td>{spreadText(m, m.unit)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {leftOut > 0 && (
        <p class="small quiet" data-testid="left-out">
          {leftOut === 1 ? "1 more metric" : `${leftOut} more metrics`} of this run found no room in
          the link. The exported file has all of them.
        </p>
      )}
    </section>
  );
}
