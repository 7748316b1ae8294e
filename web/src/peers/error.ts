// Errors of a peer's run, with the stage that they end in.

export type PeerStage = "params" | "run" | "verify" | "memory" | "dead" | "stopped";

export class PeerError extends Error {
  readonly stage: PeerStage;

  constructor(stage: PeerStage, message: string) {
    super(message);
    this.name = stage === "stopped" ? "AbortError" : "PeerError";
    this.stage = stage;
  }
}
