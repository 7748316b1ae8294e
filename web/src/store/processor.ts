// Who has the worker's processor. What is measured has it alone: a run of the
// page, a race, a sweep, a native run. Runs that are done again for a picture
// wait until nothing is measured, go one at a time, and begin anew where
// something measured came between.
import { type ReadonlySignal, signal } from "@preact/signals";
import type { RunHandle } from "../lib/run";

export type Measured = "run" | "sweep" | "native run" | Raced;

/** What a race is to those who read of it from elsewhere. */
export type Raced =
  | "race"
  | "comparison of A and B"
  | "race against JavaScript"
  | "comparison of the modes";

interface Holder {
  readonly name: Measured;
  readonly stop: () => void;
}

let holder: Holder | null = null;
const name = signal<Measured | null>(null);

/** What is measured now; null where nothing is. */
export const measured: ReadonlySignal<Measured | null> = name;

/**
 * Takes the processor for something measured, and stops what had it before.
 * The answer gives it back; that is called however the thing ends.
 */
export function measureAlone(what: Measured, stop: () => void): () => void {
  const own = { name: what, stop };
  const last = holder;
  holder = own;
  last?.stop();
  name.value = what;
  next();
  return () => {
    if (holder !== own) return;
    holder = null;
    name.value = null;
    next();
  };
}

/** Stops whatever is measured now. */
export function stopMeasured(): void {
  holder?.stop();
}

/** What a run done again is for, the most urgent first. */
const uses = ["window", "second", "lines"] as const;
export type Use = (typeof uses)[number];

/** Begins the run. It tells its end by `over`, unless it is stopped; null where nothing runs here. */
export type Begin = (over: () => void) => RunHandle | null;

interface Replay {
  readonly use: Use;
  readonly begin: Begin;
  handle: RunHandle | null;
}

const waiting: Replay[] = []; // by urgency; only the first runs

/** Does a run again as soon as it may; stop also takes it out of those that wait. */
export function afterMeasured(use: Use, begin: Begin): RunHandle {
  const own: Replay = { use, begin, handle: null };
  const place = waiting.findIndex((other) => uses.indexOf(other.use) > uses.indexOf(use));
  waiting.splice(place < 0 ? waiting.length : place, 0, own);
  next();
  return { stop: () => leave(own, true) };
}

function leave(own: Replay, stopping: boolean): void {
  const place = waiting.indexOf(own);
  if (place < 0) return;
  waiting.splice(place, 1);
  if (stopping) own.handle?.stop();
  next();
}

/** Stops those that must wait, and begins the one that may run. */
function next(): void {
  const first = holder ? undefined : waiting[0];
  for (const other of waiting) {
    if (other === first) continue;
    other.handle?.stop();
    other.handle = null;
  }
  if (!first || first.handle) return;
  first.handle = first.begin(() => leave(first, false));
}
