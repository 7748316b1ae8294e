// window.switchyard over the runner; what the page shows is handed in.
import type { Manifest, Result } from "../gen/types";
import type { Face, PageState, Recording, RecordOptions, RunOptions } from "../lib/face";
import type { EventBatch, Failure, Runner, RunRequest } from "../lib/run";
import { RunError } from "./failure";

const pageSteps = 65_536; // kept by record where to is left out

interface Shown {
  manifest: Manifest;
  state(): Omit<PageState, "workers" | "memoryLimit">;
  open(link: string): void;
}

interface Outcome {
  result: Result;
  events: EventBatch | null;
}

export function createFace(runner: Runner, shown: Shown): Face {
  return {
    version: "1.0",
    catalog: () => structuredClone(shown.manifest),
    async run(options) {
      const { result } = await settle(runner, runRequest(options), options.signal);
      return result;
    },
    record: (options) => recording(runner, options),
    state: () => ({ ...shown.state(), workers: runner.workers(), memoryLimit: runner.memoryLimit }),
    open: (link) => shown.open(link),
  };
}

function runRequest(options: RunOptions): RunRequest {
  const mode = options.mode ?? "measure";
  return {
    workload: options.workload,
    params: texts(options.params),
    seed: options.seed ?? 1,
    samples: options.samples ?? 10,
    mode,
    from: 0,
    to: mode === "study" ? pageSteps : 0,
  };
}

async function recording(runner: Runner, options: RecordOptions): Promise<Recording> {
  const { workload, params, seed, signal, from = 0, to = from + pageSteps } = options;
  const request: RunRequest = {
    workload,
    params: texts(params),
    seed: seed ?? 1,
    samples: 1,
    mode: "study",
    from,
    to,
  };
  const { result, events } = await settle(runner, request, signal);
  if (!events)
    throw new RunError({
      stage: "record",
      message: "record: no events came with the result",
      detail: [],
    });
  return {
    events: events.buffer,
    from: events.from,
    steps: events.steps,
    text: events.text,
    result,
  };
}

/** Values as the texts that params take: true is on, numbers are plain. */
function texts(values: RunOptions["params"] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}

function settle(
  runner: Runner,
  request: RunRequest,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const refuse = (failure: Failure) => reject(new RunError(failure));
    const stopped: Failure = {
      stage: "stopped",
      message: "stopped: the signal was aborted",
      detail: [],
    };
    if (signal?.aborted) return refuse(stopped);
    let events: EventBatch | null = null;
    const abort = () => {
      handle.stop();
      refuse(stopped);
    };
    const over = () => signal?.removeEventListener("abort", abort);
    const handle = runner.start(request, {
      loading() {},
      ready() {},
      progress() {},
      events(batch) {
        events = batch;
      },
      done(result) {
        over();
        resolve({ result, events });
      },
      failed(failure) {
        over();
        refuse(failure);
      },
    });
    signal?.addEventListener("abort", abort, { once: true });
  });
}
