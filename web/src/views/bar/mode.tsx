// The three modes, always named; only Measure's numbers are quoted.

import type { Workload } from "../../gen/types";
import { conditionWords, holds } from "../../params/condition";
import { type Mode as ModeName, mode, setMode, values } from "../../store";
import { modeCosts } from "../../store/modecost";
import { costSentence, costText } from "../overhead/words";

const modes: readonly { id: ModeName; label: string; help: string }[] = [
  {
    id: "measure",
    label: "Measure",
    help: "No recorder runs along. The only mode whose numbers are quoted.",
  },
  {
    id: "watch",
    label: "Watch",
    help: "Adds events up and shows the run while it goes on. Its times are not quoted.",
  },
  {
    id: "study",
    label: "Study",
    help: "Records the first events whole, to step through; nothing is shown before the end. Its times are not quoted.",
  },
];

export function Mode({ workload }: { workload: Workload }) {
  const records = holds(workload.records, values.value);
  return (
    <div class="segments modes" role="radiogroup" aria-label="Mode">
      {modes.map((m) => {
        const off = m.id !== "measure" && !records;
        const cost = modeCosts.value[m.id];
        const more = off
          ? ` Records only with ${conditionWords(workload.records)}.`
          : cost
            ? ` ${costSentence(m.label, cost)}`
            : "";
        return (
          <label title={m.help + more}>
            <input
              type="radio"
              name="mode"
              value={m.id}
              checked={mode.value === m.id}
              disabled={off && mode.value !== m.id}
              onChange={() => setMode(m.id)}
            />
            {m.label}
            {cost && (
              <small class="mode-cost" data-testid={`cost-${m.id}`}>
                {costText(cost)}
              </small>
            )}
          </label>
        );
      })}
    </div>
  );
}
