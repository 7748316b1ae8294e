// The messages between page and peers' worker. One worker does one request and
// is then ended; Stop is terminate(), as with ours.
import type { PeerProgress, PeerRequest, PeerResult } from "../lib/peer/messages";
import type { PeerStage } from "./error";

export type { PeerRun, PeerSample } from "../lib/peer/messages";
export type { PeerProgress, PeerRequest, PeerResult };

export interface PeerStart {
  type: "start";
  request: PeerRequest;
}

export type PeerMessage =
  | ({ type: "progress" } & PeerProgress)
  | { type: "done"; result: PeerResult }
  | { type: "failed"; stage: PeerStage; message: string };
