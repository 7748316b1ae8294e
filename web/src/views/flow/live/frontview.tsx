// The front plot of a watched run, live: a wave through the tasklets is a slope.
// A click goes to the kept moment that is nearest.

import type { Names } from "../../../lib/recording";
import { keyframes, type Live, snapshot } from "../../../store/live";
import { selected } from "../../../store/recording";
import { exact } from "../../figures/number";
import type { Front } from "../front/bins";
import { FrontScope, frontChart, frontWords } from "../front/view";
import { HeatView } from "../heat/view";
import { nearestMoment, watchedFront } from "./front";
import { chosen, shownFrame } from "./moment";
import { followPictures } from "./pace";

const fronts = new WeakMap<Live, Front>();

function frontNow(): Front | undefined {
  const live = snapshot.peek();
  if (!live) return undefined;
  const front = fronts.get(live) ?? watchedFront(live.view, live.over);
  fronts.set(live, front);
  return front;
}

const nothing: Front = {
  columns: 1,
  rows: 1,
  counts: new Uint32Array(1),
  most: 0,
  steps: 1,
  from: 0,
  to: 1,
  tasklets: 1,
  noun: ["event", "events"],
};

function chart(names: Names) {
  const at = shownFrame.peek()?.step ?? snapshot.peek()?.view.step ?? 0;
  return frontChart(frontNow() ?? nothing, names, at, selected.peek());
}

export function LiveFront({ live, names }: { live: Live; names: Names }) {
  return (
    <>
      <HeatView
        id="live-front-plot"
        chart={() => chart(names)}
        follow={followPictures}
        label="Front plot: events by step and tasklet"
        words={(column, row) => frontWords(frontNow() ?? nothing, names, column, row)}
        act={(column) => {
          const now = snapshot.peek()?.view.step ?? 0;
          chosen.value = nearestMoment(keyframes.peek(), frontNow() ?? nothing, column, now);
        }}
      />
      <FrontScope
        front={fronts.get(live) ?? watchedFront(live.view)}
        events={`All ${exact(live.view.step)} events`}
      />
    </>
  );
}
