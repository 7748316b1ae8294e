// Starved: waited longer than ten times the median of all waits of its sort. A
// wait on a channel is told in steps. A wait for a lock is told by how often
// others took it meanwhile: one that gives it back and takes it again at once
// has waited for none, and its neighbour, who sees that fifty times, starves. A
// wait to run is told by the turns of others for each that stood in the queue:
// in a long queue a long wait is fair.
import { grouped, several } from "../grouped";
import type { Recording } from "../recording";
import type { History } from "../tally/history";
import { RECEIVING } from "../world/state";
import type { Example, Findings, Lint } from "./lint";
import { medianOf } from "./median";
import { channelWaitsOf, lockWaitsOf, queueWaitsOf, type Waited } from "./waits";

/** How many times the median is too long. */
const TIMES = 10;

interface Sort {
  readonly waits: () => readonly Waited[];
  readonly size: (w: Waited) => number;
  readonly words: (w: Waited, median: number) => string;
}

const sorts = (r: Recording, h: History): Sort[] => [
  {
    waits: () => lockWaitsOf(r),
    size: (w) => w.missed,
    words: (w) => `for the lock, while others took it ${several(w.missed, "time")}`,
  },
  {
    waits: () => queueWaitsOf(r, h),
    size: (w) => w.missed,
    words: (w) => `to run, while others ran ${several(w.missed, "time")} for each in the queue`,
  },
  {
    waits: () => channelWaitsOf(r, h),
    size: (w) => w.length,
    words: (w, median) =>
      `to ${w.state === RECEIVING ? "receive" : "send"}; the median is ${grouped(median)}`,
  },
];

/** With a stop after each sort of waits. */
export function* starvedInSlices({ world, history }: Findings): Generator<void, Lint> {
  const r = world.recording;
  const found = new Set<number>();
  const waiting = new Set<number>();
  let worst: (Example & { ratio: number }) | undefined;
  for (const { waits: waitsOf, size, words } of sorts(r, history)) {
    const waits = waitsOf();
    yield;
    const median = medianOf(waits.map(size));
    const most = Math.max(1, median);
    for (const w of waits) {
      waiting.add(w.tasklet);
      const ratio = size(w) / most;
      if (ratio <= TIMES) continue;
      found.add(w.tasklet);
      if (worst && worst.ratio >= ratio) continue;
      const step = r.step(w.from);
      const text = `${r.names.of(w.tasklet)} waited ${several(w.length, "step")} from step ${grouped(step)} on ${words(w, median)}`;
      worst = { tasklet: w.tasklet, step, words: text, ratio };
    }
    yield;
  }
  const of = waiting.size;
  return {
    id: "starved",
    title: "Starved",
    count: found.size,
    of,
    words:
      found.size === 0
        ? "Nobody waited longer than ten times the median"
        : `${grouped(found.size)} of ${several(of, "tasklet")} that waited did so longer than ten times the median`,
    worst: worst && { tasklet: worst.tasklet, step: worst.step, words: worst.words },
  };
}
