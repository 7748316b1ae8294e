// A run under way in mode Watch or Study, or what such a run left: the tile map,
// the front plot or the matrix of the newest snapshot, its numbers as text, and the moments
// that were kept of it.

import { effect } from "@preact/signals";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import type { Workload } from "../../../gen/types";
import { whenIdle } from "../../../lib/idle";
import { countStates } from "../../../lib/snapshot";
import { type Live, snapshot } from "../../../store/live";
import { closeLive, watchedRuns } from "../../../store/liveshown";
import { modeCosts } from "../../../store/modecost";
import { selected } from "../../../store/recording";
import { exact } from "../../figures/number";
import { costText } from "../../overhead/words";
import { moves } from "../clock/clock";
import { MatrixPicture } from "../matrix/view";
import { namesOf } from "../names";
import { RecordButton } from "../recordbutton";
import { stateSpecs } from "../stateset";
import { Counts } from "../tiles/counts";
import { TileMap } from "../tiles/view";
import { capital } from "../words";
import { calmLive, spokenLive } from "./calm";
import { liveFeed } from "./feed";
import { LiveFront } from "./frontview";
import { chosen, replay, shownFrame } from "./moment";
import { Replay } from "./replay";
import { Side } from "./side";
import { stepWords } from "./words";

type LiveView = "tiles" | "front" | "matrix";
const views: readonly { id: LiveView; name: string }[] = [
  { id: "tiles", name: "Tiles" },
  { id: "front", name: "Front" },
  { id: "matrix", name: "Matrix" },
];

export function LiveRun({ workload }: { workload: Workload }) {
  const live = calmLive.value;
  return live && live.workload === workload.id ? (
    <Watching live={live} workload={workload} />
  ) : null;
}

let replayed = 0;

function Watching({ live, workload }: { live: Live; workload: Workload }) {
  const [view, setView] = useState<LiveView>("tiles");
  // The picture first: a run under way leaves the page little time.
  const [aside, setAside] = useState(false);
  useEffect(() => whenIdle(() => setAside(true)), []);
  const { params } = live;
  const names = useMemo(() => namesOf(workload.id, params), [workload, params]);
  const feed = useMemo(() => liveFeed(workload.layout, names), [workload, names]);
  const frame = shownFrame.value;
  const counts = useMemo(
    () => (frame ? countStates(frame, stateSpecs.length) : live.view.counts),
    [frame, live],
  );
  const step = frame?.step ?? live.view.step;
  // A short run was over before it was seen: its moments are shown once.
  useEffect(() => {
    const number = watchedRuns.peek();
    if (!live.over || replayed === number) return;
    replayed = number;
    return moves() && chosen.peek() === null ? replay() : undefined;
  }, [live]);
  const follow = useCallback(
    (changed: () => void) =>
      effect(() => {
        calmLive.value;
        changed();
      }),
    [],
  );
  const { matrix } = live.view;
  const cost = modeCosts.value[live.mode];
  const mode = live.mode === "watch" ? "Watch" : "Study";
  return (
    <section
      class="flow live"
      aria-label={live.over ? "Watched run" : "Run under way"}
      data-testid="live"
      data-step={live.view.step}
      data-tasklets={live.view.tasklets}
      data-over={live.over}
    >
      <div class="flow-head">
        <div class="segments" role="radiogroup" aria-label="View">
          {views.map((v) => (
            <label key={v.id}>
              <input
                type="radio"
                name="live-view"
                value={v.id}
                data-testid={`live-${v.id}`}
                checked={view === v.id}
                onChange={() => setView(v.id)}
              />
              {v.name}
            </label>
          ))}
        </div>
        <span class="tag" data-testid="live-mode">
          {live.over ? `Mode ${mode}` : `Live, mode ${mode}`}
          {cost && `, ${costText(cost)} Measure's time`}
        </span>
        <span class="flow-scope" data-testid="live-scope">
          {exact(live.view.step)} steps added up, {exact(live.view.tasklets)} tasklets
        </span>
        {live.over && <RecordButton workload={workload} name="Record" />}
        <button type="button" class="button" data-testid="close-live" onClick={closeLive}>
          Close
        </button>
      </div>
      <div class="flow-body">
        <div class="flow-picture">
          {view === "tiles" ? (
            <>
              <TileMap key={workload.id} feed={feed} label="Tile map: a tile for each tasklet" />
              <Counts counts={counts} />
            </>
          ) : view === "front" ? (
            <LiveFront live={live} names={names} />
          ) : (
            <MatrixPicture
              matrix={() => snapshot.peek()?.view.matrix ?? matrix}
              follow={follow}
              shown={matrix}
              names={names}
              scope={`in ${exact(live.view.step)} steps`}
            />
          )}
          <p class="flow-sentence" data-testid="live-sentence">
            {capital(stepWords(step, counts))}
          </p>
          <Spoken />
        </div>
        {aside ? (
          <Side
            live={live}
            feed={feed}
            selected={selected.value}
            {...(view === "front" ? {} : { openFront: () => setView("front") })}
          />
        ) : (
          <div class="flow-inspector" />
        )}
      </div>
      <Replay live={live} />
    </section>
  );
}

/** For a screen reader: once a second at most, and not while moments are replayed. */
function Spoken() {
  const live = spokenLive.value;
  return (
    <p class="unseen" role="status" aria-live="polite">
      {live && `${capital(stepWords(live.view.step, live.view.counts))}.`}
    </p>
  );
}
