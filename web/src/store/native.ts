// A native run of the screen's workload on the machine that serves the page,
// under the same protocol as in the browser. Its result stands with the others
// from elsewhere.
import { computed, signal } from "@preact/signals";
import type { Failure, Progress } from "../lib/run";
import { parseWhole } from "../params/numbers";
import { connected } from "./connected";
import { samplesText, seedText, values, wrongFields } from "./draft";
import { addElsewhere } from "./elsewhere";
import { measureAlone } from "./processor";
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

/** Whether this page was served by what can run natively. */
export const nativeHere = () => connected.loadNative !== null;

/** Why it cannot start; "" where it can. */
export const nativeRefused = computed(() => wrongFields("mode"));

/** What asks for it arrives at the first click: the server may be gone by then. */
const notLoaded: Failure = {
  stage: "load",
  message:
    "native: the server of this page does not answer: start it again with go run ./build serve, and reload",
  detail: [],
};

let control = new AbortController();
let giveBack = () => {};

/** Ends it at once, whatever it waits for; what it still tells is nobody's news. */
export function stopNative(): void {
  control.abort();
  giveBack();
  if (native.peek().status === "running") native.value = { ...native.peek(), status: "stopped" };
}

export async function startNative(): Promise<void> {
  const id = workload.value?.id;
  const { loadNative } = connected;
  if (!id || !loadNative || nativeRefused.value !== "") return;
  stopNative();
  control = new AbortController();
  const { signal } = control;
  giveBack = measureAlone("native run", stopNative);
  const update = (change: Partial<NativeState>) => {
    if (!signal.aborted) native.value = { ...native.value, ...change };
  };
  const end = (change: Partial<NativeState>) => {
    update(change);
    giveBack();
  };
  native.value = { ...idle, status: "running", workload: id };
  const request = {
    workload: id,
    params: values.value,
    seed: Number(parseWhole(seedText.value)),
    samples: Number(parseWhole(samplesText.value)),
  };
  const runNative = await loadNative().catch(() => null);
  if (signal.aborted) return;
  if (!runNative) {
    end({ status: "failed", failure: notLoaded });
    return;
  }
  const outcome = await runNative(
    request,
    {
      waiting: (ahead) => update({ ahead }),
      progress: (progress) => update({ progress, ahead: 0 }),
    },
    signal,
  );
  if (signal.aborted) return;
  if (outcome.ok) {
    addElsewhere("native", "this machine", outcome.result);
    end({ status: "done" });
  } else {
    end({ status: "failed", failure: outcome.failure });
  }
}
