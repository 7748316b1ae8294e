// The page's side: a worker for each request, ended when it has answered.
import { PeerError } from "./error";
import type { PeerMessage, PeerRequest, PeerResult, PeerRun, PeerStart } from "./messages";

/** Measures a peer in the worker at url. Rejects with a PeerError. */
export function runPeer(
  url: string,
  request: PeerRequest,
  { progress, signal }: PeerRun = {},
): Promise<PeerResult> {
  return new Promise((resolve, reject) => {
    const stopped = () =>
      over(() => reject(new PeerError("stopped", "stopped: the signal was aborted")));
    if (signal?.aborted) return reject(new PeerError("stopped", "stopped: the signal was aborted"));
    const worker = new Worker(url);
    const over = (then: () => void) => {
      worker.terminate();
      signal?.removeEventListener("abort", stopped);
      then();
    };
    signal?.addEventListener("abort", stopped, { once: true });
    worker.onmessage = ({ data }: MessageEvent<PeerMessage>) => {
      if (data.type === "progress") progress?.(data);
      else if (data.type === "done") over(() => resolve(data.result));
      else over(() => reject(new PeerError(data.stage, data.message)));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const what = event.message || "it cannot be loaded";
      over(() =>
        reject(new PeerError("dead", `peers' worker: ${what}: reload the page and run again`)),
      );
    };
    const start: PeerStart = { type: "start", request };
    worker.postMessage(start);
  });
}
