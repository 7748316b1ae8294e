// Above the lanes: how they are sorted and grouped, the window, and what of
// the deliveries is drawn.

import { sortKeys } from "../../../lib/recording";
import { showColumns } from "../../../store/columns";
import {
  type LaneSort,
  laneGroups,
  laneHeight,
  laneRange,
  laneSort,
  setLaneGroups,
  setLaneHeight,
  setLaneSort,
} from "../../../store/lanes";
import { showView } from "../../../store/moves";
import { selected, step } from "../../../store/recording";
import { showAllSteps, stepWindow, windowNow } from "../../../store/stepwindow";
import { exact } from "../../figures/number";
import type { Session } from "../session";
import { MOST_COLUMNS } from "../spacetime/grid";
import { actorsOf, rangeAt, rangeRound } from "../spacetime/range";
import { drawnDeliveries } from "./drawn";
import { ZOOM, zoomAtStep } from "./keys";
import { modelOf } from "./model";
import type { Rows } from "./rows";

const names: Readonly<Record<LaneSort, string>> = {
  index: "number",
  spawn: "spawn",
  runs: "runs",
  "longest wait": "longest wait",
};
const keys = sortKeys.filter((key): key is LaneSort => key in names);

export function Tools({ session, rows }: { session: Session; rows: Rows }) {
  const whole = stepWindow.value === null;
  const { from, to } = windowNow();
  return (
    <div class="lanes-tools">
      <label class="lanes-sort">
        <span>Sort by</span>
        <select
          class="select"
          data-testid="lanes-sort"
          value={laneSort.value}
          onChange={(e) => {
            const key = keys.find((k) => k === e.currentTarget.value);
            if (key) setLaneSort(key);
          }}
        >
          {keys.map((key) => (
            <option key={key} value={key}>
              {names[key]}
            </option>
          ))}
        </select>
      </label>
      <label class="lever">
        <input
          type="checkbox"
          role="switch"
          data-testid="lanes-group"
          checked={laneGroups.value}
          aria-checked={laneGroups.value}
          onChange={(e) => setLaneGroups(e.currentTarget.checked)}
        />
        <span>
          Group<span class="wide"> by role</span>
        </span>
      </label>
      <div class="lanes-zoom">
        <button
          type="button"
          class="button icon"
          data-testid="zoom-out"
          aria-label="Zoom out"
          title="Zoom out (-)"
          aria-keyshortcuts="-"
          aria-disabled={whole}
          onClick={() => zoomAtStep(ZOOM)}
        >
          −
        </button>
        <button
          type="button"
          class="button icon"
          data-testid="zoom-in"
          aria-label="Zoom in"
          title="Zoom in (+)"
          aria-keyshortcuts="+"
          onClick={() => zoomAtStep(1 / ZOOM)}
        >
          +
        </button>
        <button
          type="button"
          class="button"
          data-testid="zoom-all"
          aria-keyshortcuts="0"
          aria-disabled={whole && laneHeight.value === null}
          onClick={() => {
            showAllSteps();
            setLaneHeight(null);
          }}
        >
          Whole
        </button>
      </div>
      <span class="lanes-said" data-testid="lanes-window">
        {whole ? "All steps" : `Steps ${exact(Math.floor(from))} to ${exact(Math.ceil(to) - 1)}`},{" "}
        {lanesWords(session, rows)}
      </span>
      <SpaceTimeOf session={session} rows={rows} />
      <Hatched session={session} />
      <Drawn />
    </div>
  );
}

function lanesWords({ tasklets }: Session, rows: Rows): string {
  const lanes = rows.tasklets.length;
  const groups = rows.groups.length;
  const of = lanes < tasklets && groups === 0 ? ` of ${exact(tasklets)}` : "";
  const words = `${exact(lanes)}${of} lanes`;
  return groups === 0 ? words : `${words} in ${exact(groups)} ${groups === 1 ? "group" : "groups"}`;
}

/** From the lanes of a range to what some of its tasklets do at this moment. */
function SpaceTimeOf({ session, rows }: { session: Session; rows: Rows }) {
  const range = laneRange.value;
  if (session.tasklets <= MOST_COLUMNS || rows.tasklets.length === 0) return null;
  const chosen = selected.value;
  const first = range?.from ?? 0;
  const last = range?.to ?? session.tasklets;
  const [actor = 0] = actorsOf(session, step.value);
  // The tasklet that is looked at, else the one of this step, else the first lanes.
  const round = [chosen, actor].find((t) => t !== null && t >= first && t < last);
  const columns =
    round === undefined || round === null
      ? rangeAt(first, session.tasklets)
      : rangeRound(round, session.tasklets);
  return (
    <button
      type="button"
      class="button"
      data-testid="lanes-space-time"
      onClick={() => {
        showColumns(columns.from);
        showView("space-time");
      }}
    >
      Space-time of {session.names.range(columns.from, columns.to - 1)}
    </button>
  );
}

/** What the faint hatches of lanes say, where there are any. */
function Hatched({ session }: { session: Session }) {
  const { polls, held } = modelOf(session);
  if (!polls && !held) return null;
  return <span class="lanes-said wide">Faint: {polls ? "found no mail" : "without the lock"}</span>;
}

function Drawn() {
  const { drawn, all } = drawnDeliveries.value;
  return (
    <span class="lanes-said" data-testid="lanes-drawn">
      {all === 0 ? "No deliveries" : `${exact(drawn)} of ${exact(all)} deliveries drawn`}
    </span>
  );
}
