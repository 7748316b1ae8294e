// What runs workloads and peers for the store; main hands it in.
import type { RunPeer } from "../lib/peer/messages";
import type { Runner } from "../lib/run";

interface Connected {
  runner: Runner | null;
  runPeer: RunPeer | null;
}

export const connected: Connected = { runner: null, runPeer: null };

/** Main does it once. */
export function connectPeers(run: RunPeer): void {
  connected.runPeer = run;
}
