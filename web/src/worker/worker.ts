// One worker does one run and is then ended by the page. While Go runs, the
// worker hears nothing; what it posts leaves at once.
import type { Failure } from "../lib/run";
import { requestFields, type StartMessage, type WorkerMessage } from "../shared/messages";
import { exitFailure, thrownFailure } from "./ending";
import { type Program, startProgram } from "./glue";

interface WorkerScope {
  onmessage: ((event: MessageEvent<StartMessage>) => void) | null;
  postMessage(message: object, transfer: Transferable[]): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  scope.onmessage = null;
  if (data.lock === "") {
    void run(data);
    return;
  }
  // The page waits for this lock: it gets it when the worker is gone, however it went.
  void navigator.locks.request(data.lock, () => {
    void run(data);
    return new Promise(() => {});
  });
};

async function run({ module, glue, request }: StartMessage): Promise<void> {
  let program: Program;
  try {
    program = await startProgram(module, glue);
  } catch (error) {
    fail(notStarted(error));
    return;
  }
  try {
    program.entry(requestFields(request), (message, transfer) =>
      scope.postMessage(message, transfer),
    );
  } catch (error) {
    fail(thrownFailure(error, program.output()));
    return;
  }
  const code = program.exit();
  if (code !== null) fail(exitFailure(code, program.output()));
}

function fail(failure: Failure): void {
  const message: WorkerMessage = { type: "failed", ...failure };
  scope.postMessage(message, []);
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
