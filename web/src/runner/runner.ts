// Runs workloads: one fresh worker a run, all with the one compiled module.
import type { Assets } from "../lib/assets";
import type { RunHandle, Runner, RunRequest, Sink } from "../lib/run";
import type { StartMessage } from "../shared/messages";
import { environmentOf, type Surroundings } from "./environment";
import { loadFailure, RunError } from "./failure";
import { memoryLimit } from "./memory";
import { ModuleCache } from "./module";
import { lockName } from "./watch";
import { WorkerRun } from "./workerrun";

/** Makes the runner of a page whose manifest has this hash. */
export function createRunner(assets: Assets, manifestHash: string, nav: Surroundings): Runner {
  const modules = new ModuleCache(assets);
  const live = new Set<WorkerRun>();
  const limit = memoryLimit(nav.deviceMemory);

  function launch(module: WebAssembly.Module, request: RunRequest, sink: Sink): WorkerRun {
    const start: StartMessage = {
      type: "start",
      module,
      glue: assets.glue,
      lock: lockName(),
      request: {
        ...request,
        manifest: manifestHash,
        memoryLimit: limit,
        environment: environmentOf(nav, new Date()),
      },
    };
    const run = new WorkerRun(assets.worker, start, sink, (over) => live.delete(over));
    live.add(run);
    return run;
  }

  return {
    memoryLimit: limit,
    workers: () => live.size,
    start(request, sink): RunHandle {
      let stopped = false;
      let run: WorkerRun | null = null;
      const begin = async () => {
        try {
          const module = await modules.get((bytes, total) => stopped || sink.loading(bytes, total));
          if (!stopped) run = launch(module, request, sink);
        } catch (error) {
          if (!stopped) sink.failed(asFailure(error));
        }
      };
      void begin();
      return {
        stop() {
          stopped = true;
          run?.stop();
        },
      };
    },
  };
}

function asFailure(error: unknown) {
  if (error instanceof RunError)
    return { stage: error.stage, message: error.message, detail: error.detail };
  return loadFailure(
    "no worker can be made here",
    "this browser or its policy forbids workers",
    error,
  );
}
