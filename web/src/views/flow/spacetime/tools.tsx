// Above a space-time diagram of a part of the tasklets: which part it is, and
// the ways to the others.

import { firstColumn, showColumns } from "../../../store/columns";
import { selected, step } from "../../../store/recording";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { capital } from "../words";
import { MOST_COLUMNS } from "./grid";
import { actorsOf, columnsAt, holds, rangeRound } from "./range";

export function ColumnTools({ session }: { session: Session }) {
  const { tasklets, names } = session;
  const range = columnsAt(session, step.value, firstColumn.value, selected.value);
  const actors = actorsOf(session, step.value);
  const away = !actors.some((t) => holds(range, t));
  const [actor = 0] = actors;
  return (
    <div class="lanes-tools" data-testid="column-tools">
      <span class="lanes-said" data-testid="columns-shown">
        {capital(names.range(range.from, range.to - 1))}, {exact(range.to - range.from)} of{" "}
        {exact(tasklets)}
      </span>
      <span class="lanes-zoom">
        <button
          type="button"
          class="button"
          data-testid="columns-back"
          aria-disabled={range.from === 0}
          onClick={() => showColumns(Math.max(0, range.from - MOST_COLUMNS))}
        >
          Lower<span class="wide">{" numbers"}</span>
        </button>
        <button
          type="button"
          class="button"
          data-testid="columns-on"
          aria-disabled={range.to === tasklets}
          onClick={() => showColumns(Math.min(tasklets - MOST_COLUMNS, range.to))}
        >
          Higher<span class="wide">{" numbers"}</span>
        </button>
      </span>
      {away && (
        <>
          <span class="lanes-said wide">This step is of {names.of(actor)}</span>
          <button
            type="button"
            class="button"
            data-testid="columns-here"
            onClick={() => showColumns(rangeRound(actor, tasklets).from)}
          >
            Show it
          </button>
        </>
      )}
      {firstColumn.value !== null && (
        <button
          type="button"
          class="button bare"
          data-testid="columns-follow"
          onClick={() => showColumns(null)}
        >
          Follow<span class="wide">{" the steps"}</span>
        </button>
      )}
    </div>
  );
}
