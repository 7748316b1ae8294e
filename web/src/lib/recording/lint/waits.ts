// Every wait of a recording with its length: on channels, in the run queue,
// for locks.
import { ACQUIRE, DROP_REQUEST, EXIT, PAUSE } from "../kinds";
import type { Recording } from "../recording";
import type { History } from "../tally/history";
import { ASLEEP, QUEUED, RECEIVING, SENDING } from "../world/state";

/** One wait; lengths are in events. One that the recording's end cuts has its length so far. */
export interface Waited {
  readonly tasklet: number;
  /** The index at which it begins. */
  readonly from: number;
  readonly length: number;
  /** How often others took the lock meanwhile; 0 for waits that are for no lock. */
  readonly missed: number;
  readonly state: number;
}

/** Waits on channels and in the run queue, from the spans. */
export function spansOf(r: Recording, h: History, queue: boolean): Waited[] {
  const waits: Waited[] = [];
  for (let t = 0; t < r.tasklets; t++) {
    const { from, to } = h.slots(t);
    for (let slot = from; slot < to; slot++) {
      const state = h.stateOf(slot);
      if (queue ? state !== QUEUED : state !== RECEIVING && state !== SENDING) continue;
      const start = Math.max(0, h.startOf(slot));
      const end = slot + 1 < to ? h.startOf(slot + 1) : r.length;
      waits.push({ tasklet: t, from: start, length: end - start, missed: 0, state });
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
