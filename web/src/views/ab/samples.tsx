// Every sample of two configurations as figures: a row a round.

import type { Metric, Workload } from "../../gen/types";
import { csvText } from "../../params/files/csv";
import { idA, idB } from "../../store/ab";
import type { Lap, RaceState } from "../../store/race";
import { marksOf } from "../../store/race/racefile";
import { figureText } from "../figures/number";
import { saveText } from "../savefile";

interface Props {
  readonly workload: Workload;
  readonly metrics: readonly Metric[];
  readonly state: RaceState;
}

const sides = [
  [idA, "A"],
  [idB, "B"],
] as const;

export function Samples({ workload, metrics, state }: Props) {
  const rounds = Array.from({ length: state.rounds }, (_, i) => i + 1);
  const lapsOf = (id: string, round: number) =>
    (state.laps[id] ?? []).filter((lap) => lap.round === round);
  return (
    <details>
      <summary>Every sample</summary>
      <div class="scroll" tabIndex={0} role="group" aria-label="Samples of A and B">
        <table class="figures" data-testid="ab-samples">
          <thead>
            <tr>
              <th scope="col">Round</th>
              {metrics.flatMap((m) =>
                sides.map(([, name]) => (
                  <th scope="col" class="number">
                    {m.label}, {name}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round) => (
              <tr>
                <th scope="row">{round}</th>
                {metrics.flatMap((m) =>
                  sides.map(([id]) => (
                    <td class="number">
                      {lapsOf(id, round).map((lap) => (
                        <div>
                          {figureText(lap.figures?.[m.name] ?? Number.NaN, m.unit)}
                          <span class="quiet">{marks(lap)}</span>
                        </div>
                      ))}
                    </td>
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        class="button"
        data-testid="ab-csv"
        onClick={() => saveText(`${workload.id}-a-b.csv`, "text/csv", csvOf(workload, state))}
      >
        Save as CSV
      </button>
    </details>
  );
}

const marks = (lap: Lap) =>
  (lap.hidden ? " hidden, not counted" : "") + (lap.off ? " another speed" : "");

/** configuration, round, metric, unit, value, marks. */
function csvOf(workload: Workload, state: RaceState): string {
  const rows = [["configuration", "round", "metric", "unit", "value", "marks"]];
  for (const [id, name] of sides)
    for (const lap of state.laps[id] ?? [])
      for (const [metric, value] of Object.entries(lap.figures ?? {})) {
        const unit = workload.metrics.find((m) => m.name === metric)?.unit ?? "";
        rows.push([name, String(lap.round), metric, unit, String(value), marksOf(lap)]);
      }
  return csvText(rows);
}
