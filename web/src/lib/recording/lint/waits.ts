// Every wait of a recording with its length: on channels, in the run queue,
// for locks.
import { ACQUIRE, DROP_REQUEST, EXIT, PAUSE, RUN } from "../kinds";
import type { Recording } from "../recording";
import type { History } from "../tally/history";
import { ASLEEP, QUEUED, RECEIVING, SENDING } from "../world/state";

/** One wait; lengths are in events. One that the recording's end cuts has its length so far. */
export interface Waited {
  readonly tasklet: number;
  /** The index at which it begins. */
  readonly from: number;
  readonly length: number;
  /**
   * What others got meanwhile: how often they took the lock; of a wait to run,
   * the turns that others had for each that stood in the queue at its begin. 0 for
   * waits on channels.
   */
  readonly missed: number;
  readonly state: number;
}

/** Waits on channels. */
export function channelWaitsOf(r: Recording, h: History): Waited[] {
  return spansOf(
    r,
    h,
    (state) => state === RECEIVING || state === SENDING,
    () => 0,
  );
}

/** Waits in the run queue. */
export function queueWaitsOf(r: Recording, h: History): Waited[] {
  const runs = new Uint32Array(r.length + 1); // Run events before each index
  for (let i = 0; i < r.length; i++)
    runs[i + 1] = (runs[i] as number) + (r.kind(i) === RUN ? 1 : 0);
  const missed = (from: number, to: number) =>
    Math.floor(((runs[to] as number) - (runs[from] as number)) / Math.max(1, h.queue[from] ?? 1));
  return spansOf(r, h, (state) => state === QUEUED, missed);
}

function spansOf(
  r: Recording,
  h: History,
  counts: (state: number) => boolean,
  missed: (from: number, to: number) => number,
): Waited[] {
  const waits: Waited[] = [];
  for (let t = 0; t < r.tasklets; t++) {
    const { from, to } = h.slots(t);
    for (let slot = from; slot < to; slot++) {
      const state = h.stateOf(slot);
      if (!counts(state)) continue;
      const start = Math.max(0, h.startOf(slot));
      const end = slot + 1 < to ? h.startOf(slot + 1) : r.length;
      waits.push({
        tasklet: t,
        from: start,
        length: end - start,
        missed: missed(start, end),
        state,
      });
    }
  }
  return waits;
}

/**
 * Waits for locks: from the first sleep that another caused, or the first
 * request to let go, until the lock is taken; however often the thread was
 * woken and refused in between. A lock taken at once is a wait of 0.
 */
export function lockWaitsOf(r: Recording): Waited[] {
  const waits: Waited[] = [];
  const wants = new Int32Array(r.tasklets).fill(-1);
  const before = new Uint32Array(r.tasklets); // turns of the lock when it began to want it
  let turns = 0;
  const begin = (t: number, i: number) => {
    if ((wants[t] as number) >= 0) return;
    wants[t] = i;
    before[t] = turns;
  };
  const end = (t: number, i: number) => {
    begin(t, i);
    const from = wants[t] as number;
    waits.push({
      tasklet: t,
      from,
      length: i - from,
      missed: turns - (before[t] as number),
      state: ASLEEP,
    });
    wants[t] = -1;
  };
  for (let i = 0; i < r.length; i++) {
    const a = r.a(i);
    switch (r.kind(i)) {
      case PAUSE:
        if (r.b(i) !== a) begin(a, i);
        break;
      case DROP_REQUEST:
        begin(a, i);
        break;
      case ACQUIRE:
        end(a, i);
        turns++;
        break;
      case EXIT:
        wants[a] = -1;
    }
  }
  for (let t = 0; t < r.tasklets; t++) if ((wants[t] as number) >= 0) end(t, r.length);
  return turns > 0 ? waits : []; // without locks others put one to sleep for other reasons
}
