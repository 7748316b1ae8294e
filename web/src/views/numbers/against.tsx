// Ours with the chosen params against what the browser has of its own,
// interleaved, as ratios with intervals.

import type { Workload } from "../../gen/types";
import { seedText, values } from "../../store";
import {
  against,
  againstAsked,
  againstField,
  againstRefused,
  lead,
  startAgainst,
  stopAgainst,
} from "../../store/against";
import { compare } from "../../store/race";
import { figureText } from "../figures/number";
import { RaceControls } from "../race/controls";
import { Lanes } from "../race/lanes";
import { SamplesTable } from "../race/samples";
import { comparisonText, hiddenText, nameOf } from "../race/words";
import { differing } from "../reference/match";

export function Against({ workload }: { workload: Workload }) {
  const field = againstField.value;
  if (!field) return null;
  const state = against.value;
  const asked = againstAsked(workload.id);
  const changed = asked
    ? [
        ...differing(asked.params, values.value).map((key) => `${key} ${asked.params[key]}`),
        ...(asked.seed === seedText.value ? [] : [`seed ${asked.seed}`]),
      ]
    : [];
  const racers = state.racers.length > 0 ? state.racers : field.racers;
  return (
    <div class="against-peers" data-testid="against">
      <p class="quiet">
        The same work as a good JavaScript programmer would write it
        {racers.some((r) => r.kind === "floor") &&
          ", and as the least that hand-written WebAssembly can do"}
        : with the chosen params, turn by turn, six rounds.
        {field.note !== "" && ` ${field.note}`}
      </p>
      <RaceControls
        name="Run against them"
        state={state}
        start={startAgainst}
        stop={stopAgainst}
        hint="Half a minute or so; Stop keeps the samples"
        refused={againstRefused.value}
      />
      {changed.length > 0 && (
        <p class="aside">These figures are of other params: {changed.join(", ")}. Run again.</p>
      )}
      <Lanes
        title={workload.title}
        unit={field.unit}
        racers={racers}
        state={state}
        range={undefined}
        lead={lead}
        leadName="ours"
        words={
          field.unit === "games/s" ? (rate) => `${figureText(1 / rate, "s")} a game` : undefined
        }
      />
      {field.unable.map(({ spec, why }) => (
        <p class="warning small" data-testid={`unable-${spec.id}`}>
          {spec.label}
          {spec.floor && ", a floor,"} cannot do these params: {why}.
        </p>
      ))}
      <Result racers={racers} unit={field.unit} />
    </div>
  );
}

type Racers = (typeof against.value)["racers"];

function Result({ racers, unit }: { racers: Racers; unit: string }) {
  const state = against.value;
  const first = racers.find((r) => r.id === lead);
  const sentences = racers.flatMap((r) => {
    const c = r.id === lead ? null : compare(state.laps[lead], state.laps[r.id]);
    return c && first ? [comparisonText(first.label, nameOf(r), c)] : [];
  });
  if (sentences.length === 0) return null;
  const hidden = hiddenText(state);
  return (
    <>
      {hidden !== "" && <p class="warning small">{hidden}</p>}
      <ul class="sentences" data-testid="against-sentences">
        {sentences.map((text) => (
          <li>{text}</li>
        ))}
      </ul>
      <details>
        <summary>Every sample</summary>
        <SamplesTable racers={racers} state={state} unit={unit} />
      </details>
    </>
  );
}
