// The picture: a recorded run, or until there is one the layout's diagram with
// the run's progress in it.

import { useEffect } from "preact/hooks";
import type { Workload } from "../../gen/types";
import { mode, run, values } from "../../store";
import { liveShown } from "../../store/liveshown";
import { recordingKept, recordingShown, showRecording } from "../../store/recording";
import { exact } from "../figures/number";
import { Figure, sceneOf } from "../flow/figure";
import { RecordButton } from "../flow/recordbutton";
import { Sights } from "../flow/sights";
import { useSize } from "../flow/size";
import { RecordSmaller } from "../flow/smaller";
import { fetchAhead, Lazy } from "../lazy";
import { sizeOf } from "../reference/size";
import { Board } from "./board";
import { share, shareOfWork } from "./progress";

const live = () => import("../flow/live/view").then((m) => m.LiveRun);
const flow = () => import("../flow/flow").then((m) => m.Flow);

export function Picture({ workload }: { workload: Workload }) {
  const watches = mode.value === "watch";
  // Its code would come in the middle of the run.
  useEffect(() => (watches ? fetchAhead(live) : undefined), [watches]);
  if (recordingShown.value)
    return <Lazy load={flow} props={{ workload }} what="the picture of the recording" />;
  if (liveShown.value)
    return <Lazy load={live} props={{ workload }} what="the picture of the run" />;
  return (
    <>
      <Diagram workload={workload} />
      <Board workload={workload} />
    </>
  );
}

function Diagram({ workload }: { workload: Workload }) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const state = run.value;
  const mine = state.workload === workload.id;
  // While a sample is taken nothing moves: the picture must not cost the run anything.
  const measuring = mine && state.status === "running" && state.progress?.phase === "sample";
  const size = sizeOf(workload, values.value);
  const count = size?.value ?? 12;
  const drawn = sceneOf(workload.layout, width, height, count)?.lamps.length ?? 0;
  return (
    <figure class="picture" aria-labelledby="picture-caption">
      <div class="picture-box" ref={ref}>
        <Figure
          layout={workload.layout}
          width={width}
          height={height}
          count={count}
          still={measuring}
          lit={measuring ? (shareOfWork(state) ?? share(state) ?? 0) : null}
        />
      </div>
      <figcaption id="picture-caption">
        <span>
          {size &&
            `${exact(size.value)} ${size.unit || size.label}${drawn < size.value ? `, ${exact(drawn)} drawn` : ""}`}
        </span>
        <span class="quiet">
          {measuring
            ? "Lit: the share that is done. Nothing moves while it is measured."
            : "Diagram: the shape of the work, not a recording."}
        </span>
        <RecordButtons workload={workload} />
      </figcaption>
    </figure>
  );
}

/** One run with every step kept; a large one is recorded in part, a smaller one whole. */
function RecordButtons({ workload }: { workload: Workload }) {
  return (
    <span class="record-buttons">
      <Sights workload={workload} />
      {recordingKept.value && (
        <button
          type="button"
          class="button"
          data-testid="show-recording"
          onClick={() => showRecording()}
        >
          Show the recording
        </button>
      )}
      <RecordSmaller workload={workload} />
      <RecordButton workload={workload} name="Record" />
    </span>
  );
}
