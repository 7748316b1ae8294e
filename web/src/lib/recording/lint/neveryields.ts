// A tasklet that runs and gives way only when it is put off or not at all. One
// that ends soon does no harm: it is found when it ran ten times as long as
// turns here mostly last while others wanted to run; one that has not ended,
// when it ran for more than ten steps.
import { grouped, several } from "../grouped";
import { DELIVER, PARK_RECEIVE, PARK_SEND, PAUSE, RELEASE, RUN, YIELD } from "../kinds";
import type { Recording } from "../recording";
import type { History } from "../tally/history";
import { RUNNING } from "../world/state";
import { actorOf } from "../world/threads";
import type { Findings, Lint } from "./lint";
import { medianOf } from "./median";

/** How many times the median, or how many events of one that has not ended, are long. */
const LONG = 10;

export function neverYields({ world, history, tallies }: Findings): Lint {
  const r = world.recording;
  const gave = whoGaveWay(r);
  const turns = turnsOf(history, r);
  const long = LONG * Math.max(1, medianOf(turns.lengths));
  let [count, of, worst] = [0, 0, -1];
  for (let t = 1; t < r.tasklets; t++) {
    if (tallies.runs[t] === 0) continue;
    of++;
    const turn = turns.longest[t] as number;
    const ended = (tallies.exit[t] as number) >= 0;
    if (gave[t] || turn <= (ended ? long : LONG)) continue;
    if (!othersWait(history, turns.from[t] as number, turn)) continue;
    count++;
    if (worst < 0 || turn > (turns.longest[worst] as number)) worst = t;
  }
  const step = worst < 0 ? 0 : r.step(turns.from[worst] as number);
  return {
    id: "never-yields",
    title: "Never yields",
    count,
    of,
    words:
      count === 0
        ? "Every tasklet that others waited for gave way"
        : `${grouped(count)} of ${several(of, "tasklet")} never gave way while others wanted to run`,
    worst:
      worst < 0
        ? undefined
        : {
            tasklet: worst,
            step,
            words: `${r.names.of(worst)} ran for ${several(turns.longest[worst] as number, "step")} from step ${grouped(step)} on`,
          },
  };
}

/** By tasklet: 1 if it gave way itself: by a yield, a wait, a sleep, a lock given back, or a value handed over with a switch. */
function whoGaveWay(r: Recording): Uint8Array {
  const gave = new Uint8Array(r.tasklets);
  for (let i = 0; i < r.length; i++) {
    const [kind, a, b] = [r.kind(i), r.a(i), r.b(i)];
    switch (kind) {
      case YIELD:
      case PARK_SEND:
      case PARK_RECEIVE:
      case RELEASE:
        gave[a] = 1;
        break;
      case PAUSE:
        if (a === b) gave[a] = 1;
        break;
      case RUN:
        if (i > 0 && r.kind(i - 1) === DELIVER && actorOf(r, i - 1) === b) gave[b] = 1;
    }
  }
  return gave;
}

interface Turns {
  readonly lengths: number[];
  /** By tasklet, in events; 0 without one. */
  readonly longest: Uint32Array;
  readonly from: Int32Array;
}

function turnsOf(h: History, r: Recording): Turns {
  const lengths: number[] = [];
  const longest = new Uint32Array(r.tasklets);
  const from = new Int32Array(r.tasklets);
  for (let t = 1; t < r.tasklets; t++) {
    const slots = h.slots(t);
    for (let slot = slots.from; slot < slots.to; slot++) {
      if (h.stateOf(slot) !== RUNNING) continue;
      const start = Math.max(0, h.startOf(slot));
      const turn = (slot + 1 < slots.to ? h.startOf(slot + 1) : r.length) - start;
      lengths.push(turn);
      if (turn <= (longest[t] as number)) continue;
      longest[t] = turn;
      from[t] = start;
    }
  }
  return { lengths, longest, from };
}

function othersWait(h: History, from: number, events: number): boolean {
  for (let i = from; i < from + events; i++) if ((h.queue[i] ?? 0) > 0) return true;
  return false;
}
