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
import { measureAlone } from "./measuring";
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

let handle: RunHandle | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** Hands in what runs workloads; main does it once. */
export function connectRunner(r: Runner): void {
  connected.runner = r;
  memoryLimit.value = r.memoryLimit;
}

/**
 * Starts a run of the draft; mode study keeps the window. It answers whether
 * one was started; why not is in fieldErrors and memoryError.
 */
export function start(window = firstWindow): boolean {
  const w = workload.value;
  const { runner } = connected;
  if (!w || !runner || !canStart.value) return false;
  stop();
  measureAlone(stop);
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
  handle = runner.start(requestOf(w.id, settings, window), sink);
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

/** Does a run again apart from the page's own, and keeps a window of its events. */
export function replay(key: RunKey, window: Window, sink: Sink, lines = false): RunHandle | null {
  const { runner } = connected;
  if (!runner) return null;
  const { workload: id, params, seed } = key;
  return runner.start(
    {
      workload: id,
      params,
      seed,
      samples: 1,
      mode: "study",
      ...window,
      start: window.from > 0,
      lines,
    },
    sink,
  );
}

/** Ends the run at once, whatever it does. */
export function stop(): void {
  if (!busy.value) return;
  handle?.stop();
  end({ status: "stopped" });
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
  handle = null;
  watched();
  run.value = { ...run.value, elapsed: sinceStart(), ...change };
}

function sinceStart(): number {
  return (performance.now() - run.value.startedAt) / 1000;
}
