// A window of a run's events, made by doing the run again apart from the
// page's own. What comes is proven to be the same run. It ends with the window,
// where the length of the run is known or will not be known soon.
import type { EventBatch, RunHandle, Sink } from "../lib/run";
import type { Use } from "./processor";
import { completed, divergence, keepsFirst, prove, type RunKey, wholeProof } from "./proof";
import { patience, replay, type Window } from "./run";

export interface Told {
  /** The share of the run that is done, 0 to 1. */
  progress(share: number): void;
  /** The batch is open where the run is long and was never run to its end. */
  arrived(events: EventBatch): void;
  /** Why it did not come. */
  failed(words: string): void;
}

/** Begins as soon as nothing is measured. After stop nothing more is told. */
export function fetchWindow(use: Use, key: RunKey, window: Window, told: Told): RunHandle {
  let handle = fetchEvents(use, key, window, {
    progress: told.progress,
    failed: told.failed,
    arrived(events) {
      const whole = wholeProof(key);
      if (prove(key, events)) told.arrived(completed(events, whole));
      else handle = findStep(use, key, told);
    },
  });
  return { stop: () => handle.stop() };
}

/** Nothing is drawn over another run: it is told where it went another way. */
function findStep(use: Use, key: RunKey, told: Told): RunHandle {
  const other = divergence.peek();
  const tell = () => told.failed(divergenceWords());
  if (!other || other.step !== undefined || !keepsFirst(key, other.from)) {
    tell();
    return { stop() {} };
  }
  // This time the steps in which it begins were not kept: once more, with those.
  return fetchEvents(use, key, other, {
    progress: told.progress,
    failed: tell,
    arrived(events) {
      if (prove(key, events)) divergence.value = other; // it does so by chance
      tell();
    },
  });
}

function fetchEvents(use: Use, key: RunKey, window: Window, told: Told): RunHandle {
  let events: EventBatch | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = (words: string) => {
    clearTimeout(timer);
    if (events) told.arrived(events);
    else told.failed(words);
  };
  const enough = () => {
    handle.stop();
    over("");
  };
  const sink: Sink = {
    loading() {},
    ready() {
      clearTimeout(timer);
      events = null; // it may begin anew
    },
    snapshot() {},
    keyframe() {},
    proof() {},
    progress({ done, total }) {
      if (total > 0) told.progress(done / total);
    },
    events(batch) {
      events = batch;
      if (batch.open && (use === "lines" || wholeProof(key))) enough();
      else if (batch.open) timer = setTimeout(enough, patience);
    },
    done: () => over("The run left no events. Record it again."),
    // A run that fails has events up to there, and fails again in the same way.
    failed: (failure) => over(failure.message),
  };
  const handle = replay(use, key, window, sink);
  return {
    stop() {
      clearTimeout(timer);
      handle.stop();
    },
  };
}

function divergenceWords(): string {
  const other = divergence.peek();
  if (!other) return "";
  const { from, to, step } = other;
  const where = step === undefined ? `between step ${from} and step ${to}` : `at step ${step}`;
  return `The run went another way than the first time, ${where}. Record it again.`;
}
