// What runs workloads and peers for the store; main hands it in.
import type { RunNative } from "../lib/nativerun";
import type { RunPeer } from "../lib/peer/messages";
import type { Runner } from "../lib/run";

interface Connected {
  runner: Runner | null;
  runPeer: RunPeer | null;
  /** What loads it; null where the page is not served by what can run natively. */
  loadNative: (() => Promise<RunNative>) | null;
}

export const connected: Connected = { runner: null, runPeer: null, loadNative: null };

/** Main does it once. */
export function connectPeers(run: RunPeer): void {
  connected.runPeer = run;
}

/** Main does it once. */
export function connectNative(load: Connected["loadNative"]): void {
  connected.loadNative = load;
}
