// The comparison board: many results, each a row with its samples on one
// scale, grouped by what they were measured with.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { findWorkload, manifest } from "../../store";
import { board, boardUnkept, loadBoard } from "../../store/board";
import { headlineMetrics } from "../reference/headline";
import { AddResults } from "./add";
import { type Grouping, groupings, groupsOf } from "./groups";
import { Rows } from "./rows";
import { BoardTools } from "./tools";

export function ComparisonBoard() {
  const asked = useSignal({ workload: "", metric: "" });
  const by = useSignal<Grouping>("browser");
  useEffect(() => void loadBoard(), []);
  const all = board.value;
  const here = manifest.workloads.filter((w) => all.some((e) => e.result.workload === w.id));
  const workload = here.find((w) => w.id === asked.value.workload) ?? here[0];
  const entries = all.filter((e) => e.result.workload === workload?.id);
  const metrics = workload
    ? headlineMetrics(workload, entries[0]?.result.params ?? {}).filter((m) =>
        entries.some((e) => e.result.metrics[m.name]),
      )
    : [];
  const metric = metrics.find((m) => m.name === asked.value.metric) ?? metrics[0];
  return (
    <main class="board-screen" id="main" tabIndex={-1} data-testid="comparison-board">
      <header>
        <h1>Comparison board</h1>
        <p class="quiet">
          A class's results in one picture: paste their links, or drop exported files. Nothing
          leaves this device; the board is kept in this browser until you clear it. What stands on
          it are claims, not proof: anyone can edit a link.
        </p>
      </header>
      <AddResults />
      {boardUnkept.value !== "" && (
        <p class="aside" role="status" data-testid="board-unkept">
          {boardUnkept.value}
        </p>
      )}
      {workload && metric ? (
        <section aria-labelledby="board-results">
          <div class="board-head">
            <h2 id="board-results">
              {all.length === 1 ? "1 result" : `${all.length} results`}
              {here.length > 1 && <span class="quiet">, {entries.length} of this workload</span>}
            </h2>
            <Choice
              name="Workload"
              value={workload.id}
              choices={here.map((w) => [w.id, w.title])}
              choose={(id) => (asked.value = { workload: id, metric: "" })}
            />
            <Choice
              name="Metric"
              value={metric.name}
              choices={metrics.map((m) => [m.name, m.label])}
              choose={(name) => (asked.value = { workload: workload.id, metric: name })}
            />
            <Choice
              name="Group by"
              value={by.value}
              choices={groupings.map((g) => [g.id, g.name])}
              choose={(id) => (by.value = id as Grouping)}
            />
            <BoardTools />
          </div>
          <Rows
            metric={metric}
            groups={groupsOf(findWorkload(workload.id) ?? workload, metric, entries, by.value)}
          />
        </section>
      ) : (
        <p class="quiet board-empty" data-testid="board-empty">
          Nothing is on the board yet. Run a workload, press Share, choose Result, and paste the
          link here; or press Export in a workload's Numbers.
        </p>
      )}
    </main>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string) => void;
}

function Choice({ name, value, choices, choose }: ChoiceProps) {
  return (
    <label class="board-choice">
      <span>{name}</span>
      <select class="select" value={value} onChange={(e) => choose(e.currentTarget.value)}>
        {choices.map(([v, label]) => (
          <option value={v}>{label}</option>
        ))}
      </select>
    </label>
  );
}
