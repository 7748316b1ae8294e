// Functions that run inside the page. Each is sent as its own text, so that it
// can use nothing from outside it.
import type { RunOptions } from "../../lib/face";
import type { PeerMessage, PeerRequest, PeerResult } from "../messages";
import type { Answer, ProbeOptions } from "./protocol";

/** Absolute addresses of what the probe runs on. */
export interface Probe {
  worker: string;
  glue: string;
  wasm: string;
}

export async function runWorkloadInPage(options: RunOptions): Promise<Answer> {
  return { result: await window.switchyard.run(options) };
}

export function runPeerInPage(o: { url: string; request: PeerRequest }): Promise<PeerResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(o.url);
    worker.onerror = (event) => reject(new Error(`peers' worker: ${event.message}`));
    worker.onmessage = ({ data }: MessageEvent<PeerMessage>) => {
      if (data.type === "progress") return;
      worker.terminate();
      if (data.type === "done") resolve(data.result);
      else reject(new Error(data.message));
    };
    worker.postMessage({ type: "start", request: o.request });
  });
}

export async function runProbeInPage(o: { probe: Probe; request: ProbeOptions }): Promise<Answer> {
  interface Kept {
    probeModule?: Promise<WebAssembly.Module>;
  }
  const kept = globalThis as Kept;
  kept.probeModule ??= WebAssembly.compileStreaming(fetch(o.probe.wasm));
  const module = await kept.probeModule;
  return new Promise((resolve, reject) => {
    const worker = new Worker(`${o.probe.worker}#${new URLSearchParams({ glue: o.probe.glue })}`);
    worker.onerror = (event) => reject(new Error(`probe's worker: ${event.message}`));
    worker.onmessage = ({ data }) => {
      if (data.type !== "done" && data.type !== "failed") return;
      worker.terminate();
      if (data.type === "done") resolve({ result: JSON.parse(data.result) });
      else reject(new Error(data.message));
    };
    worker.postMessage({ type: "module", module });
    worker.postMessage({
      type: "start",
      request: {
        ...o.request,
        workload: "probe",
        mode: "measure",
        from: 0,
        to: 0,
        manifest: "probe",
        memoryLimit: 0,
        environment: {},
      },
    });
  });
}
