// The messages between page and worker; wasm/wire is the Go side. The worker
// finds in its address what it begins with. It takes one start and, unless it
// loads the module itself, one module; it ends with one done or failed.
import type { EventBatch, Failure, Progress, Proof, RunRequest } from "../lib/run";
import type { Keyframe, SnapshotBatch } from "../lib/snapshot";

/** A run with what the page knows of its surroundings. */
export interface WorkerRequest extends RunRequest {
  manifest: string; // hash of the page's manifest
  memoryLimit: number; // bytes; 0 is none
  environment: Record<string, string>;
}

/**
 * What the worker begins with. It stands behind # in its address and is no
 * message: Chromium hands messages over once the worker's script has run and the
 * page is idle, which is late while the page renders for the first time.
 */
export interface Beginning {
  glue: string; // address of wasm_exec.js
  lock: string; // held by the worker as long as it lives; empty where the browser has no locks
  wasm: string; // address of the wasm, where the worker is to load it itself; empty where the module is sent
}

/** The address of a worker that begins so. */
export function workerAddress(url: string, beginning: Beginning): string {
  return `${url}#${new URLSearchParams({ ...beginning })}`;
}

/** Reads it back from the worker's location. */
export function beginningOf(hash: string): Beginning {
  const fields = new URLSearchParams(hash.slice(1));
  const of = (name: keyof Beginning) => fields.get(name) ?? "";
  return { glue: of("glue"), lock: of("lock"), wasm: of("wasm") };
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
  | { type: "compiled"; module: WebAssembly.Module | null } // null: it did not load, and is to be sent
  | { type: "prepared" }
  | { type: "ready" }
  | ({ type: "progress" } & Progress)
  | ({ type: "snapshot" } & SnapshotBatch)
  | ({ type: "keyframe" } & Keyframe)
  | ({ type: "proof" } & Proof)
  | ({ type: "events" } & EventBatch)
  | { type: "sofar"; result: string } // as it would be, if the run were stopped now
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
  if (request.repeat) add("repeat", "1");
  add("manifest", request.manifest);
  add("memoryLimit", request.memoryLimit);
  for (const [key, value] of Object.entries(request.params)) add(`param.${key}`, value);
  for (const [key, value] of Object.entries(request.environment)) add(`environment.${key}`, value);
  return fields;
}
