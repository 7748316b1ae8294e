// The peers' worker: one request, then the page ends it.
import { findPeer } from "./catalog";
import { PeerError } from "./error";
import type { PeerMessage, PeerRequest, PeerStart } from "./messages";
import { samplePeer } from "./sampling";

interface WorkerScope {
  onmessage: ((event: MessageEvent<PeerStart>) => void) | null;
  postMessage(message: PeerMessage): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  scope.onmessage = null;
  void answer(data.request);
};

async function answer(request: PeerRequest): Promise<void> {
  try {
    const result = await samplePeer(findPeer(request.peer), request, (progress) =>
      scope.postMessage({ type: "progress", ...progress }),
    );
    scope.postMessage({ type: "done", result });
  } catch (error) {
    scope.postMessage(failed(error));
  }
}

function failed(error: unknown): PeerMessage {
  if (error instanceof PeerError)
    return { type: "failed", stage: error.stage, message: error.message };
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stage = error instanceof RangeError ? "memory" : "run";
  return { type: "failed", stage, message: `peer: ${text}: choose a smaller size` };
}
