// The flow view of a recorded run: the picture, the inspector beside it, the
// transport under it.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Workload } from "../../gen/types";
import { values } from "../../store";
import { paired } from "../../store/beside";
import { putAway, showView } from "../../store/moves";
import {
  type FlowView,
  flowView,
  lengthOf,
  openEnded,
  play,
  type Recorded,
  recorded,
  runRange,
  step,
  stepRange,
  suggestFlowView,
} from "../../store/recording";
import { showStaged, staged } from "../../store/window";
import { exact } from "../figures/number";
import { narrow } from "../narrow";
import { differing } from "../reference/match";
import { calmStep } from "./clock/calm";
import { moves, runClock } from "./clock/clock";
import { defaultView, possibleViews } from "./defaultview";
import { FrontPicture } from "./front/view";
import { Lanes } from "./lanesview/view";
import { stepsOf } from "./length";
import { useLinkedTasklet } from "./linkedtasklet";
import { MOST_LAMPS } from "./map/view";
import { MapPicture } from "./mapview";
import { RecordedMatrix } from "./matrix/recorded";
import { Compare } from "./parts/compare";
import { Controls } from "./parts/controls";
import { Exports } from "./parts/exports";
import { Glance } from "./parts/glance";
import { Help } from "./parts/help";
import { Inspector, Sentence } from "./parts/inspector";
import { useFlowKeys } from "./parts/keys";
import { Legend } from "./parts/legend";
import { LoadNote } from "./parts/loadnote";
import { NothingYet } from "./parts/nothingyet";
import { OpenEnd } from "./parts/openend";
import { Overview } from "./parts/overview";
import { Pair } from "./parts/pair";
import { Strip } from "./parts/strip";
import { RecordButton } from "./recordbutton";
import { openedSession, type Session, sessionOf } from "./session";
import { RecordSmaller } from "./smaller";
import { SpaceTime } from "./spacetime/view";
import { fitToSize, TilePicture } from "./tiles/picture";

export function Flow({ workload }: { workload: Workload }) {
  const kept = recorded.value;
  if (!kept || kept.workload !== workload.id) return null;
  // The window of a link began behind the end of the run: its last steps are on their way.
  if (lengthOf(kept.batch) === 0 && kept.batch.steps > 0) return <NothingYet />;
  return <Opening kept={kept} workload={workload} />;
}

function Opening({ kept, workload }: { kept: Recorded; workload: Workload }) {
  const [, setOpened] = useState<Session | undefined>(undefined);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    let gone = false;
    sessionOf(kept, workload.layout).then(
      (session) => !gone && setOpened(session),
      (error: unknown) =>
        !gone && setFailed(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      gone = true;
    };
  }, [kept, workload]);
  const session = openedSession(kept);
  if (session) return <Opened session={session} workload={workload} kept={kept} />;
  return failed === "" ? (
    <p class="lazy quiet">Opening the recording</p>
  ) : (
    <p class="lazy">The recording cannot be read. {failed}. Record it again.</p>
  );
}

const seen = new WeakSet<Recorded>();

/** A window that has arrived is opened beside the one on screen, which stays until then. */
function useStaged(workload: Workload): void {
  const next = staged.value;
  useEffect(() => {
    if (!next) return;
    seen.add(next);
    const show = () => {
      if (staged.peek() === next) showStaged();
    };
    // Where it cannot be read, the view says so when it is shown.
    sessionOf(next, workload.layout).then(show, show);
  }, [next, workload]);
}

function Opened({
  session,
  workload,
  kept,
}: {
  session: Session;
  workload: Workload;
  kept: Recorded;
}) {
  useFlowKeys(session);
  useStaged(workload);
  useEffect(runClock, []);
  useLinkedTasklet(...(paired.value ? [] : [session]));
  // A new recording plays by itself, where motion is wanted.
  useEffect(() => {
    if (seen.has(kept)) return;
    seen.add(kept);
    suggestFlowView(defaultView(session), possibleViews());
    fitToSize(session);
    if (moves() && step.peek() === stepRange().first) play();
  }, [kept, session]);
  const r = session.recording;
  const { steps } = kept.batch;
  const tooLarge = r.length < steps || session.tasklets - 1 > MOST_LAMPS;
  const smaller = tooLarge && <RecordSmaller workload={workload} />;
  // On a phone it would take a row of the head; above the tiles there is one.
  const aboveTiles = narrow.value && flowView.value === "tiles" && !paired.value;
  const picture = (s: Session) => (
    <Scene session={s} view={flowView.value} far={aboveTiles && smaller} />
  );
  const stale = differing(kept.params, values.value).length > 0;
  return (
    <section
      class="flow"
      aria-label="Recorded run"
      data-testid="flow"
      data-steps={r.length}
      data-total={steps}
      data-tall-head={tooLarge && !aboveTiles}
      data-legend={lamps.has(flowView.value)}
    >
      <div class="flow-head">
        <ViewSwitch />
        <span class="flow-scope" data-testid="scope">
          {r.length < steps
            ? `${exact(r.length)} of ${stepsOf(kept.batch)} steps loaded`
            : `${exact(steps)} steps`}
        </span>
        {!aboveTiles && smaller}
        {stale && <RecordButton workload={workload} name="Record with the new params" />}
        <Compare workload={workload} params={kept.params} />
        <Exports session={session} />
        <Help />
        <button type="button" class="button" data-testid="close-recording" onClick={putAway}>
          Close
        </button>
      </div>
      <div class={paired.value ? "flow-body paired" : "flow-body"}>
        {paired.value ? (
          <Pair session={session} workload={workload} picture={picture} />
        ) : (
          <>
            <div class="flow-picture">
              {picture(session)}
              {!narrow.value && <Sentence session={session} />}
            </div>
            <Inspector session={session} />
          </>
        )}
      </div>
      <div class="flow-foot">
        {/* On a phone the foot sticks to the edge: nothing comes to lie over the words. */}
        {narrow.value && !paired.value && (
          <>
            <Glance session={session} at={calmStep.value} />
            <Sentence session={session} />
          </>
        )}
        {lamps.has(flowView.value) && <Legend />}
        <LoadNote />
        {openEnded.value ? <OpenEnd /> : partOfAxis() && <Overview />}
        <Strip session={session} />
        <Controls session={session} />
      </div>
    </section>
  );
}

/** Views whose states need names: tiles count theirs, the heats have none. */
const lamps = new Set<FlowView>(["map", "space-time", "lanes"]);

/** Whether only a part of the axis is loaded. */
function partOfAxis(): boolean {
  const [loaded, whole] = [stepRange(), runRange()];
  return loaded.first > whole.first || loaded.last < whole.last;
}

interface SceneProps {
  readonly session: Session;
  readonly view: FlowView;
  /** What stands above the tiles while all of them are shown. */
  readonly far: ComponentChildren;
}

function Scene({ session, view, far }: SceneProps) {
  switch (view) {
    case "map":
      return <MapPicture session={session} />;
    case "space-time":
      return <SpaceTime session={session} />;
    case "lanes":
      return <Lanes session={session} />;
    case "tiles":
      return <TilePicture session={session} far={far} />;
    case "front":
      return <FrontPicture session={session} />;
    case "matrix":
      return <RecordedMatrix session={session} />;
  }
}

const views: readonly { id: FlowView; name: string }[] = [
  { id: "map", name: "Map" },
  { id: "space-time", name: "Space-time" },
  { id: "lanes", name: "Lanes" },
  { id: "tiles", name: "Tiles" },
  { id: "front", name: "Front" },
  { id: "matrix", name: "Matrix" },
];

function ViewSwitch() {
  return (
    <div class="segments" role="radiogroup" aria-label="View">
      {views.map((v) => (
        <label key={v.id}>
          <input
            type="radio"
            name="flow-view"
            value={v.id}
            data-testid={`view-${v.id}`}
            checked={flowView.value === v.id}
            onChange={() => showView(v.id)}
          />
          {v.name}
        </label>
      ))}
    </div>
  );
}
