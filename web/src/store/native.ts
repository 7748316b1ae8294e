// A native run of the screen's workload on the machine that serves the page,
// under the same protocol as in the browser. Its result stands with the others
// from elsewhere.
import { computed, signal } from "@preact/signals";
import type { RunNative } from "../lib/nativerun";
import type { Failure, Progress } from "../lib/run";
import { parseWhole } from "../params/numbers";
import { fieldErrors, samplesText, seedText, values } from "./draft";
import { addElsewhere } from "./elsewhere";
import { measureAlone } from "./measuring";
import { workload } from "./route";

export interface NativeState {
  readonly status: "idle" | "running" | "done" | "failed" | "stopped";
  readonly workload: string;
  readonly ahead: number; // native runs that go first
  readonly progress: Progress | null;
  readonly failure: Failure | null;
}

const idle: NativeState = { status: "idle", workload: "", ahead: 0, progress: null, failure: null };

export const native = signal<NativeState>(idle);

const run = signal<RunNative | null>(null);

/** Whether this page was served by what can run natively. */
export const nativeHere = computed(() => run.value !== null);

/** Main does it once. */
export function connectNative(runNative: RunNative | null): void {
  run.value = runNative;
}

/** Why it cannot start; "" where it can. */
export const nativeRefused = computed(() => {
  const wrong = Object.keys(fieldErrors.value).filter((key) => key !== "mode");
  return wrong.length > 0 ? `A field is wrong: ${wrong.join(", ")}.` : "";
});

let control = new AbortController();

export function stopNative(): void {
  control.abort();
}

export async function startNative(): Promise<void> {
  const id = workload.value?.id;
  if (!id || !run.value || nativeRefused.value !== "") return;
  stopNative();
  control = new AbortController();
  const { signal } = control;
  measureAlone(stopNative);
  const update = (change: Partial<NativeState>) => {
    // What an older run still tells is nobody's news.
    if (control.signal === signal) native.value = { ...native.value, ...change };
  };
  native.value = { ...idle, status: "running", workload: id };
  const request = {
    workload: id,
    params: values.value,
    seed: Number(parseWhole(seedText.value)),
    samples: Number(parseWhole(samplesText.value)),
  };
  const end = await run.value(
    request,
    {
      waiting: (ahead) => update({ ahead }),
      progress: (progress) => update({ progress, ahead: 0 }),
    },
    signal,
  );
  if (end.ok) {
    addElsewhere("native", "this machine", end.result);
    update({ status: "done" });
  } else {
    const stopped = end.failure.stage === "stopped";
    update({ status: stopped ? "stopped" : "failed", failure: stopped ? null : end.failure });
  }
}
