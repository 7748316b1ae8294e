// Above the lanes: how they are sorted and grouped, the window, and what of
// the deliveries is drawn.

import { sortKeys } from "../../../lib/recording";
import {
  type LaneSort,
  laneGroups,
  laneHeight,
  laneSort,
  setLaneGroups,
  setLaneHeight,
  setLaneSort,
} from "../../../store/lanes";
import { showAllSteps, stepWindow, windowNow } from "../../../store/stepwindow";
import { exact } from "../../figures/number";
import type { Session } from "../session";
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
