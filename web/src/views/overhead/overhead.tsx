// What watching costs: the three modes measured in turn, as times of one run and
// as how many times Measure's.

import type { Workload } from "../../gen/types";
import { summarize } from "../../lib/stats/summary";
import { values } from "../../store";
import {
  overhead,
  overheadAsked,
  overheadCosts,
  overheadModes,
  overheadRefused,
  overheadRounds,
  startOverhead,
  stopOverhead,
} from "../../store/overhead";
import { counted } from "../../store/race";
import { figureText } from "../figures/number";
import { RaceControls } from "../race/controls";
import { hiddenText, offText } from "../race/words";
import { differing } from "../reference/match";
import { costRange, costSentence, costText } from "./words";

const names = { measure: "Measure", watch: "Watch", study: "Study" } as const;

export function Overhead({ workload }: { workload: Workload }) {
  const state = overhead.value;
  const asked = overheadAsked(workload.id);
  const now = asked ? differing(asked.params, values.value) : [];
  const hidden = hiddenText(state);
  const off = offText(state);
  return (
    <div class="overhead" data-testid="overhead">
      <p class="quiet small">
        The same run in modes Measure, Watch and Study in turn, forth and back, {overheadRounds}{" "}
        rounds, in this browser: each turn in a fresh worker, with a warm-up and three samples.
      </p>
      <RaceControls
        name="Measure what watching costs"
        state={state}
        start={startOverhead}
        stop={stopOverhead}
        hint="Half a minute or so; Stop keeps the samples"
        refused={overheadRefused.value}
      />
      {now.length > 0 && (
        <p class="aside">
          The form has changed since: measured was{" "}
          {now.map((key) => `${key} ${asked?.params[key]}`).join(", ")}.
        </p>
      )}
      {Object.entries(state.failures).map(([id, why]) => (
        <p class="warning small">
          {names[id as keyof typeof names]} failed: {why}
        </p>
      ))}
      {hidden !== "" && <p class="warning small">{hidden}</p>}
      {off !== "" && <p class="warning small">{off}</p>}
      {Object.keys(state.laps).length > 0 && <Table />}
    </div>
  );
}

function Table() {
  const { laps } = overhead.value;
  const costs = overheadCosts.value;
  return (
    <>
      <table class="figures overhead-table">
        <thead>
          <tr>
            <th scope="col">Mode</th>
            <th scope="col" class="number">
              A run
            </th>
            <th scope="col" class="number">
              Against Measure
            </th>
            <th scope="col">95 % interval</th>
          </tr>
        </thead>
        <tbody>
          {overheadModes.map((mode) => {
            const mine = counted(laps[mode]).map((lap) => lap.seconds);
            const cost = costs[mode];
            return (
              <tr data-testid={`overhead-${mode}`}>
                <th scope="row">{names[mode]}</th>
                <td class="number">{mine.length > 0 && figureText(summarize(mine).median, "s")}</td>
                <td class="number">{mode === "measure" ? "1×" : cost && costText(cost)}</td>
                <td class="quiet">{cost && costRange(cost)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {(["watch", "study"] as const).map((mode) => {
        const cost = costs[mode];
        return cost ? <p class="unseen">{costSentence(names[mode], cost)}</p> : null;
      })}
    </>
  );
}
