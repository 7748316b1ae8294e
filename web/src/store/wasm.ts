// How far the wasm has come.
import { signal } from "@preact/signals";

export interface WasmState {
  status: "absent" | "loading" | "ready" | "failed";
  bytes: number; // so far, uncompressed
  total: number; // 0 where it is not known
  message: string; // of a failure: what happened and what to do
}

export const wasmState = signal<WasmState>({ status: "absent", bytes: 0, total: 0, message: "" });

export function wasmLoading(bytes: number, total: number): void {
  wasmState.value = { status: "loading", bytes, total, message: "" };
}
