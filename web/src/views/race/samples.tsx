// Every sample of a race as figures: a row a racer, a column a round.

import { type RaceState, rateOf } from "../../store/race";
import { figure, GAP } from "../figures/number";

export function SamplesTable({
  racers,
  state,
  unit,
}: {
  racers: RaceState["racers"];
  state: RaceState;
  unit: string;
}) {
  const rounds = Array.from({ length: state.rounds }, (_, i) => i + 1);
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={`Samples, ${unit}`}>
      <table class="figures" data-testid="samples-table">
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            <th scope="col" class="number">
              Median
            </th>
            {rounds.map((r) => (
              <th scope="col" class="number">
                {r}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {racers.map(({ id, label }) => (
            <tr data-testid={`samples-${id}`}>
              <th scope="row" class="nowrap">
                {label}
              </th>
              <td class="number strong">{text(rateOf(state.laps[id])?.median, unit)}</td>
              {rounds.map((r) => {
                const laps = (state.laps[id] ?? []).filter((lap) => lap.round === r);
                return (
                  <td class="number">
                    {laps.map((lap) => (
                      <div>
                        {text(1 / lap.seconds, unit)}
                        {lap.hidden && <span class="quiet"> hidden</span>}
                      </div>
                    ))}
                    {laps.length === 0 && "–"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function text(value: number | undefined, unit: string): string {
  if (value === undefined) return "–";
  const f = figure(value, unit);
  return f.brief === "" ? f.digits : f.digits + GAP + f.brief;
}
