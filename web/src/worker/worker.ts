// One worker does one run and is then ended by the page. It starts the program
// as soon as it has the module, and waits for its run. While Go runs, the worker
// hears nothing; what it posts leaves at once.
import type { Failure } from "../lib/run";
import {
  type Beginning,
  beginningOf,
  type ModuleMessage,
  requestFields,
  type StartMessage,
  type WorkerMessage,
} from "../shared/messages";
import { exitFailure, thrownFailure } from "./ending";
import { loadGlue, type Program, startProgram } from "./glue";

interface WorkerScope {
  onmessage: ((event: MessageEvent<ModuleMessage | StartMessage>) => void) | null;
  readonly location: { hash: string };
  importScripts(address: string): void;
  postMessage(message: WorkerMessage, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope;

let hand: (module: WebAssembly.Module) => void;
const module = new Promise<WebAssembly.Module>((resolve) => {
  hand = resolve;
});

/** The program; null where it did not start, which was told then. */
const program: Promise<Program | null> = prepare(beginningOf(scope.location.hash));

scope.onmessage = ({ data }) => {
  if (data.type === "module") hand(data.module);
  else void program.then((p) => p && run(p, data));
};

async function prepare({ glue, lock, wasm }: Beginning): Promise<Program | null> {
  const coming = wasm === "" ? null : load(wasm);
  await hold(lock);
  try {
    loadGlue(() => scope.importScripts(glue));
    const own = await coming;
    if (coming) tell({ type: "compiled", module: own });
    const started = await startProgram(own ?? (await module));
    tell({ type: "prepared" });
    return started;
  } catch (error) {
    fail(notStarted(error));
    return null;
  }
}

/** The module, out of the browser's cache. Whatever goes wrong, the page tries again and tells. */
async function load(address: string): Promise<WebAssembly.Module | null> {
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch {
    return null;
  }
}

/** The page waits for this lock: it gets it when the worker is gone, however it went. */
function hold(lock: string): Promise<void> {
  if (lock === "") return Promise.resolve();
  return new Promise((held) => {
    void navigator.locks.request(lock, () => {
      held();
      return new Promise(() => {});
    });
  });
}

function run(p: Program, { request }: StartMessage): void {
  try {
    p.entry(requestFields(request), (message, transfer) =>
      scope.postMessage(message as WorkerMessage, transfer),
    );
  } catch (error) {
    fail(thrownFailure(error, p.output()));
    return;
  }
  const code = p.exit();
  if (code !== null) fail(exitFailure(code, p.output()));
}

function tell(message: WorkerMessage): void {
  scope.postMessage(message, []);
}

function fail(failure: Failure): void {
  tell({ type: "failed", ...failure });
}

function notStarted(error: unknown): Failure {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof RangeError) return thrownFailure(error, "");
  return {
    stage: "load",
    message:
      "wasm: it does not start here: reload the page; if that does not help, its files are damaged",
    detail: [text],
  };
}
