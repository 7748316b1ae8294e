// The messages between page and worker; wasm/wire is the Go side. The worker
// takes one prepare, one module and one start, and ends with one done or failed.
import type { EventBatch, Failure, Progress, Proof, RunRequest } from "../lib/run";
import type { SnapshotBatch } from "../lib/snapshot";

/** A run with what the page knows of its surroundings. */
export interface WorkerRequest extends RunRequest {
  manifest: string; // hash of the page's manifest
  memoryLimit: number; // bytes; 0 is none
  environment: Record<string, string>;
}

/** The first: what the worker can do while the wasm is on its way. */
export interface PrepareMessage {
  type: "prepare";
  glue: string; // address of wasm_exec.js
  lock: string; // held by the worker as long as it lives; empty where the browser has no locks
}

/** What the program is started from; the worker answers prepared, or failed. */
export interface ModuleMessage {
  type: "module";
  module: WebAssembly.Module;
}

/** The one run; it may come before the module. */
export interface StartMessage {
  type: "start";
  request: WorkerRequest;
}

export type WorkerMessage =
  | { type: "prepared" }
  | { type: "ready" }
  | ({ type: "progress" } & Progress)
  | ({ type: "snapshot" } & SnapshotBatch)
  | ({ type: "keyframe" } & SnapshotBatch)
  | ({ type: "proof" } & Proof)
  | ({ type: "events" } & EventBatch)
  | { type: "done"; result: string }
  | ({ type: "failed" } & Failure);

/**
 * The request as the flat list of names and values that wasm/wire reads:
 * params as "param.<key>", the environment as "environment.<key>".
 */
export function requestFields(request: WorkerRequest): string[] {
  const fields: string[] = [];
  const add = (name: string, value: string | number) => fields.push(name, String(value));
  add("workload", request.workload);
  add("seed", request.seed);
  add("samples", request.samples);
  add("mode", request.mode);
  add("from", request.from);
  add("to", request.to);
  if (request.start) add("start", "1");
  if (request.lines) add("lines", "1");
  if (request.early) add("early", "1");
  add("manifest", request.manifest);
  add("memoryLimit", request.memoryLimit);
  for (const [key, value] of Object.entries(request.params)) add(`param.${key}`, value);
  for (const [key, value] of Object.entries(request.environment)) add(`environment.${key}`, value);
  return fields;
}
