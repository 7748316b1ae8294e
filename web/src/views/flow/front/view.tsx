// The front plot of a recording: where a wave of messages is one can see its
// speed as a slope. A click goes to the step.

import { effect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Names } from "../../../lib/recording";
import { goToStep, pause, selected, step } from "../../../store/recording";
import { exact } from "../../figures/number";
import { type HeatChart, taskletAxis } from "../heat/chart";
import { HeatView } from "../heat/view";
import { countWords, rangeWords } from "../heat/words";
import type { Session } from "../session";
import { type Front, frontOf } from "./bins";

const fronts = new WeakMap<Session, Front>();

/** The counts at once, where they are not there yet. */
export function frontNow(session: Session): Front {
  let front = fronts.get(session);
  if (!front) {
    const work = frontOf(session.recording);
    let next = work.next();
    while (!next.done) next = work.next();
    front = next.value;
    fronts.set(session, front);
  }
  return front;
}

/** Counts, in slices; once for a recording. */
function useFront(session: Session): Front | undefined {
  const [, setDone] = useState<Front | null>(null);
  useEffect(() => {
    let timer = 0;
    const work = frontOf(session.recording);
    const go = () => {
      const next = work.next();
      if (!next.done) timer = setTimeout(go) as unknown as number;
      else {
        fronts.set(session, next.value);
        setDone(next.value);
      }
    };
    if (!fronts.has(session)) go();
    return () => clearTimeout(timer);
  }, [session]);
  return fronts.get(session);
}

export function frontChart(
  front: Front,
  names: Names,
  at?: number,
  mark?: number | null,
): HeatChart {
  return {
    heat: front,
    across: { name: "Step", from: front.from, to: front.from + front.columns * front.steps },
    down: taskletAxis("Tasklet", front.rows * front.tasklets, names),
    unit: front.noun[front.most === 1 ? 0 : 1],
    square: false,
    ...(at === undefined ? {} : { cursor: at + 0.5 }),
    ...(mark === null || mark === undefined ? {} : { mark: mark + 0.5 }),
  };
}

export function frontWords(front: Front, names: Names, column: number, row: number): string {
  const first = front.from + column * front.steps;
  const low = row * front.tasklets;
  const last = Math.min(front.to, first + front.steps) - 1;
  const count = front.counts[row * (front.stride ?? front.columns) + column] ?? 0;
  const when = rangeWords("step", first, last);
  const who = names.range(low, low + front.tasklets - 1);
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}, ${who}: ${countWords(count, ...front.noun)}.`;
}

/** Says what was added up, and how coarsely. */
export function FrontScope({ front, events }: { front: Front; events: string }) {
  return (
    <p class="front-scope quiet small" data-testid="front-scope">
      {events}, added up: a cell is {countWords(front.steps, "step")} of{" "}
      {countWords(front.tasklets, "tasklet")}.
    </p>
  );
}

export function FrontPicture({ session }: { session: Session }) {
  const front = useFront(session);
  const parts = useMemo(
    () =>
      front && {
        chart: () => frontChart(front, session.names, step.peek(), selected.peek()),
        follow: (changed: () => void) =>
          effect(() => {
            step.value;
            selected.value;
            changed();
          }),
      },
    [front],
  );
  if (!front || !parts) return <p class="lazy quiet">Counting the events</p>;
  const { length } = session.recording;
  const { steps } = session.recorded.batch;
  const loaded =
    length < steps ? `The ${exact(length)} events that are loaded` : `All ${exact(length)} events`;
  return (
    <>
      <HeatView
        {...parts}
        id="front-plot"
        label="Front plot: events by step and tasklet"
        words={(column, row) => frontWords(front, session.names, column, row)}
        act={(column) => {
          pause();
          goToStep(front.from + column * front.steps);
        }}
      />
      <FrontScope front={front} events={loaded} />
    </>
  );
}
