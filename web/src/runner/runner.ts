// Runs workloads: one fresh worker a run, all with the one compiled module.
import type { Assets } from "../lib/assets";
import type { Failure, RunHandle, Runner } from "../lib/run";
import { environmentOf, type Surroundings } from "./environment";
import { RunError } from "./failure";
import { HiddenSamples } from "./hidden";
import { workerFailure } from "./loading";
import { memoryLimit } from "./memory";
import { ModuleCache } from "./module";
import { type Ahead, type PageLife, Spare } from "./spare";
import { type Listener, StartedWorker } from "./started";
import { loadedBefore } from "./visited";
import { WorkerRun } from "./workerrun";

/** A runner that makes things ready before they are asked for. */
export interface ReadyRunner extends Runner {
  /** Says how much is to be ready when Run is pressed; it is made when the page is idle. */
  prepare(ahead: Ahead): void;
  /** The same at once, where the browser has the wasm already: nothing else is waited for then. */
  prepareEarly(ahead: Ahead): void;
  /** Workers that wait for a run: 0 or 1. */
  spares(): number;
}

/** Listens until a run does. */
const nobody: Listener = { message() {}, died() {} };

/** Makes the runner of a page whose manifest has this hash. */
export function createRunner(
  assets: Assets,
  manifestHash: string,
  nav: Surroundings,
  page: PageLife,
): ReadyRunner {
  const modules = new ModuleCache(assets);
  const live = new Set<WorkerRun>();
  const limit = memoryLimit(nav.deviceMemory);
  const spare = new Spare({
    load: () => modules.ahead(),
    start: (lost) =>
      startWorker({
        message: (message) => message.type === "failed" && lost(),
        died: lost,
      }),
    busy: () => live.size > 0,
    saveData: nav.connection?.saveData ?? false,
    page,
  });

  function startWorker(listener: Listener): StartedWorker {
    const first = !modules.begun && loadedBefore(assets.wasm);
    const { worker, glue, wasm } = assets;
    const started = new StartedWorker(worker, glue, first ? wasm : "", listener);
    if (first) modules.expect(started.compiled);
    started.sendModule(modules.ahead());
    return started;
  }

  return {
    memoryLimit: limit,
    workers: () => live.size,
    spares: () => spare.count,
    prepare: (ahead) => spare.want(ahead),
    prepareEarly(ahead) {
      if (loadedBefore(assets.wasm)) spare.want(ahead, true);
    },
    start(request, sink): RunHandle {
      const stopper = new AbortController();
      const stopped = stopper.signal;
      const module = modules.get((bytes, total) => sink.loading(bytes, total), stopped);
      module.catch(() => {}); // begin tells, unless the run has ended by itself
      let run: WorkerRun | null = null;
      const over = (ended: WorkerRun) => {
        live.delete(ended);
        stopper.abort(); // where the wasm is still on its way, nobody waits for it any more
        spare.runEnded();
      };
      const begin = async () => {
        try {
          const worker = spare.take() ?? startWorker(nobody);
          run = new WorkerRun(worker, sink, new HiddenSamples(page), over);
          live.add(run);
          run.begin({
            ...request,
            manifest: manifestHash,
            memoryLimit: limit,
            environment: { ...environmentOf(nav, new Date()), "wasm-build": buildOf(assets.wasm) },
          });
          await module;
          run.loaded();
        } catch (error) {
          const failure = await failureOf(error);
          if (run) run.fail(failure);
          else if (!stopped.aborted) sink.failed(failure);
        }
      };
      void begin();
      return {
        stop() {
          stopper.abort();
          run?.stop();
        },
        soFar: () => run?.soFar() ?? null,
      };
    },
  };

  async function failureOf(error: unknown): Promise<Failure> {
    if (!(error instanceof RunError)) return workerFailure(assets.worker, error);
    return { stage: error.stage, message: error.message, detail: error.detail };
  }
}

/** The hash in the name of the wasm. */
function buildOf(wasm: string): string {
  return /([A-Z0-9]+)\.wasm$/.exec(wasm)?.[1] ?? "unknown";
}
