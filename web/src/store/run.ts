// The run under way and how it ended. One at a time: starting another stops it.
import { computed, signal } from "@preact/signals";
import type { Result } from "../gen/types";
import type {
  EventBatch,
  Failure,
  Mode,
  Progress,
  Proof,
  RunHandle,
  Runner,
  RunRequest,
  Sink,
} from "../lib/run";
import { parseWhole } from "../params/numbers";
import type { Values } from "../params/values";
import { connected } from "./connected";
import {
  estimate,
  fieldErrors,
  memoryError,
  memoryLimit,
  mode,
  samplesText,
  seedText,
  values,
} from "./draft";
import { afterMeasured, measureAlone, type Use } from "./processor";
import { prove, type RunKey } from "./proof";
import { addResult } from "./results";
import { workload } from "./route";
import { wasmLoading, wasmState } from "./wasm";
import { takeKeyframe, takeSnapshot, watched, watching } from "./watched";

/** What was asked for; kept while the draft is edited further. */
export interface RunSettings {
  params: Values;
  seed: number;
  samples: number;
  mode: Mode;
  estimate: number; // bytes
}

/** Progress, elapsed and events stay as they were after Stop and after a failure. */
export interface RunState {
  status: "idle" | "loading" | "running" | "done" | "failed" | "stopped";
  workload: string;
  settings: RunSettings | null;
  progress: Progress | null;
  startedAt: number; // ms, as performance.now gives it
  elapsed: number; // s
  result?: Result;
  events?: EventBatch;
  failure?: Failure;
}

const idle: RunState = {
  status: "idle",
  workload: "",
  settings: null,
  progress: null,
  startedAt: 0,
  elapsed: 0,
};

export const run = signal<RunState>(idle);

/** Whether a run is under way. */
export const busy = computed(
  () => run.value.status === "loading" || run.value.status === "running",
);

/** Whether Run would start one: no field is wrong, and it fits into memory. */
export const canStart = computed(
  () =>
    workload.value !== undefined &&
    Object.keys(fieldErrors.value).length === 0 &&
    memoryError.value === null,
);

const tick = 100; // ms between two updates of elapsed
/** Steps whose events are kept: from <= step < to. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** How many steps mode study keeps. */
export const studySteps = 65_536;
const firstWindow: Window = { from: 0, to: studySteps };
/** How long a run may go on behind a window that is all that was asked for, so that its length is known. */
export const patience = 1_000; // ms

let handle: RunHandle | null = null;
let timer: ReturnType<typeof setInterval> | undefined;
let giveBack = () => {};
let enough: ReturnType<typeof setTimeout> | undefined;

/** Hands in what runs workloads; main does it once. */
export function connectRunner(r: Runner): void {
  connected.runner = r;
  memoryLimit.value = r.memoryLimit;
}

/**
 * Starts a run of the draft; mode study keeps the window. Where one is given it
 * is all that is asked for: a long run ends behind it. The answer is whether one
 * was started; why not is in fieldErrors and memoryError.
 */
export function start(window?: Window): boolean {
  const w = workload.value;
  const { runner } = connected;
  if (!w || !runner || !canStart.value) return false;
  stop();
  giveBack = measureAlone("run", stop);
  const settings: RunSettings = {
    params: values.value,
    seed: Number(parseWhole(seedText.value)),
    samples: Number(parseWhole(samplesText.value)),
    mode: mode.value,
    estimate: estimate.value,
  };
  run.value = {
    ...idle,
    status: "loading",
    workload: w.id,
    settings,
    startedAt: performance.now(),
  };
  timer = setInterval(() => update({ elapsed: sinceStart() }), tick);
  if (settings.mode !== "measure") watching({ workload: w.id, ...settings });
  const request = requestOf(w.id, settings, window ?? firstWindow);
  handle = runner.start(
    { ...request, early: window !== undefined || settings.mode === "measure" },
    sink,
  );
  return true;
}

function requestOf(
  id: string,
  { params, seed, samples, mode }: RunSettings,
  window: Window,
): RunRequest {
  const { from, to } = mode === "study" ? window : { from: 0, to: 0 };
  return { workload: id, params, seed, samples, mode, from, to, start: from > 0 };
}

/**
 * Does a run again apart from the page's own, as soon as nothing is measured,
 * and keeps a window of its events. It may be begun more than once.
 */
export function replay(use: Use, key: RunKey, window: Window, sink: Sink): RunHandle {
  const { workload: id, params, seed } = key;
  const settings = { params, seed, samples: 1, mode: "study" as const, estimate: 0 };
  const request = { ...requestOf(id, settings, window), early: true, lines: use === "lines" };
  return afterMeasured(use, (over) => {
    const ends: Sink = {
      ...sink,
      done(result) {
        over();
        sink.done(result);
      },
      failed(failure) {
        over();
        sink.failed(failure);
      },
    };
    return connected.runner?.start(request, ends) ?? null;
  });
}

/** Ends the run at once, whatever it does. What is measured until then is kept. */
export function stop(): void {
  if (!busy.value) return;
  const kept = handle?.soFar?.();
  handle?.stop();
  if (kept) addResult(kept);
  end({ status: "stopped", ...(kept && { result: kept }) });
}

/** Puts the failure away; the rest of the run's state stays. */
export function dismissFailure(): void {
  const { failure, ...rest } = run.value;
  if (failure) run.value = { ...rest, status: "idle" };
}

const sink: Sink = {
  loading: wasmLoading,
  ready() {
    wasmState.value = { ...wasmState.value, status: "ready", message: "" };
    update({ status: "running" });
  },
  progress: (progress) => update({ progress }),
  snapshot: takeSnapshot,
  keyframe: takeKeyframe,
  proof: proven,
  events(events) {
    proven(events);
    update({ events });
    if (events.open) enough = setTimeout(windowSeen, patience);
  },
  done(result) {
    addResult(result);
    end({ status: "done", result });
  },
  failed(failure) {
    if (failure.stage === "load" || failure.stage === "manifest") {
      wasmState.value = { ...wasmState.value, status: "failed", message: failure.message };
    }
    end({ status: "failed", failure });
  },
};

/** The window is there, and the end of the run is not in sight. */
function windowSeen(): void {
  handle?.stop();
  end({ status: "done" });
}

/** Compares the run with an earlier one of the same params and seed. */
function proven(proof: Proof): void {
  const { workload: id, settings } = run.value;
  if (settings) prove({ workload: id, params: settings.params, seed: settings.seed }, proof);
}

function update(change: Partial<RunState>): void {
  if (busy.value) run.value = { ...run.value, ...change };
}

function end(change: Partial<RunState>): void {
  clearInterval(timer);
  clearTimeout(enough);
  handle = null;
  watched();
  run.value = { ...run.value, elapsed: sinceStart(), ...change };
  giveBack();
}

function sinceStart(): number {
  return (performance.now() - run.value.startedAt) / 1000;
}
