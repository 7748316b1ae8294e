// A window of a run's events, made by doing the run again apart from the
// page's own. What comes is proven to be the same run.
import type { EventBatch, RunHandle, Sink } from "../lib/run";
import { divergence, prove, type RunKey } from "./proof";
import { replay, type Window } from "./run";

export interface Told {
  /** The share of the run that is done, 0 to 1. */
  progress(share: number): void;
  arrived(events: EventBatch): void;
  /** Why it did not come. */
  failed(words: string): void;
}

/** Null where nothing runs here. After stop nothing more is told. */
export function fetchWindow(
  key: RunKey,
  window: Window,
  told: Told,
  wants: { readonly lines?: boolean } = {},
): RunHandle | null {
  let events: EventBatch | null = null;
  const over = (words: string) => {
    if (!events) told.failed(words);
    else if (prove(key, events)) told.arrived(events);
    else told.failed(divergenceWords());
  };
  const sink: Sink = {
    loading() {},
    ready() {},
    snapshot() {},
    keyframe() {},
    proof() {},
    progress({ done, total }) {
      if (total > 0) told.progress(done / total);
    },
    events(batch) {
      events = batch;
    },
    done: () => over("The run left no events. Record it again."),
    // A run that fails has events up to there, and fails again in the same way.
    failed: (failure) => over(failure.message),
  };
  return replay(key, window, sink, wants.lines);
}

/** Nothing is drawn over another run. */
function divergenceWords(): string {
  const other = divergence.value;
  if (!other) return "";
  const { from, to, step } = other;
  const where = step === undefined ? `between step ${from} and step ${to}` : `at step ${step}`;
  return `The run went another way than the first time, ${where}. Record it again.`;
}
