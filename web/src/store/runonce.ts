// One run as a promise, for what measures apart from the page's own run: races
// and sweeps.
import type { Result } from "../gen/types";
import type { RunRequest } from "../lib/run";
import { connected } from "./connected";
import { wasmLoading, wasmState } from "./wasm";

/** Rejects with what happened and what to change, and where the signal is aborted. */
export function runOnce(request: RunRequest, signal: AbortSignal): Promise<Result> {
  const { runner } = connected;
  return new Promise((resolve, reject) => {
    if (!runner) return reject(new Error("runner: none is connected"));
    const stop = () => {
      handle.stop();
      reject(new Error("stopped"));
    };
    const over = () => signal.removeEventListener("abort", stop);
    const handle = runner.start(request, {
      loading: wasmLoading,
      ready() {
        wasmState.value = { ...wasmState.value, status: "ready", message: "" };
      },
      progress() {},
      snapshot() {},
      keyframe() {},
      proof() {},
      events() {},
      done(result) {
        over();
        resolve(result);
      },
      failed({ stage, message }) {
        over();
        if (stage === "load" || stage === "manifest")
          wasmState.value = { ...wasmState.value, status: "failed", message };
        reject(new Error(message));
      },
    });
    signal.addEventListener("abort", stop, { once: true });
  });
}
