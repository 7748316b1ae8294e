// Failures that the page finds by itself, each with what to do about it.
import type { Failure } from "../lib/run";

export function loadFailure(what: string, advice: string, error?: unknown): Failure {
  const detail =
    error === undefined
      ? []
      : [error instanceof Error ? `${error.name}: ${error.message}` : String(error)];
  return { stage: "load", message: `wasm: ${what}: ${advice}`, detail };
}

export function deadFailure(what: string, detail: string[]): Failure {
  return {
    stage: "dead",
    message: `worker: ${what}: run again; if it ends again, choose a smaller size or a lighter engine`,
    detail,
  };
}

/** A failure on its way through promises. */
export class RunError extends Error {
  readonly stage: Failure["stage"];
  readonly detail: string[];

  constructor(failure: Failure) {
    super(failure.message);
    this.name = failure.stage === "stopped" ? "AbortError" : "RunError";
    this.stage = failure.stage;
    this.detail = failure.detail;
  }
}
