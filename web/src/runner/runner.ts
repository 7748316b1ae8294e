// Runs workloads: one fresh worker a run, all with the one compiled module.
import type { Assets } from "../lib/assets";
import type { Failure, RunHandle, Runner, RunRequest, Sink } from "../lib/run";
import type { StartMessage } from "../shared/messages";
import { environmentOf, type Surroundings } from "./environment";
import { RunError } from "./failure";
import { workerFailure } from "./loading";
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
      const stopper = new AbortController();
      const stopped = stopper.signal;
      let run: WorkerRun | null = null;
      const begin = async () => {
        try {
          const told = (bytes: number, total: number) => sink.loading(bytes, total);
          const module = await modules.get(told, stopped);
          if (!stopped.aborted) run = launch(module, request, sink);
        } catch (error) {
          const failure = await failureOf(error);
          if (!stopped.aborted) sink.failed(failure);
        }
      };
      void begin();
      return {
        stop() {
          stopper.abort();
          run?.stop();
        },
      };
    },
  };

  async function failureOf(error: unknown): Promise<Failure> {
    if (!(error instanceof RunError)) return workerFailure(assets.worker, error);
    return { stage: error.stage, message: error.message, detail: error.detail };
  }
}
