// Why the wasm or the worker did not load, told apart: the policy of the site,
// the connection, the file, the browser.
import type { Failure } from "../lib/run";
import { loadFailure, RunError } from "./failure";
import { directiveAgainst } from "./policy";

export function loadError(what: string, advice: string, error?: unknown): RunError {
  return new RunError(loadFailure(what, advice, error));
}

/** The fetch of an address was rejected. */
export async function fetchFailure(address: string, error: unknown): Promise<RunError> {
  const directive = await directiveAgainst(address);
  return directive
    ? new RunError(forbiddenFailure(directive, error))
    : loadError("it cannot be fetched", "check the connection and run again", error);
}

/** What arrived could not be compiled. */
export function compileFailure(error: unknown): RunError {
  const text = error instanceof Error ? error.message : String(error);
  if (/content security|csp|unsafe-eval/i.test(text)) {
    return loadError(
      "this site's policy forbids it",
      "its host must allow 'wasm-unsafe-eval' for scripts",
      error,
    );
  }
  if (error instanceof WebAssembly.CompileError)
    return loadError("the file is damaged", "reload the page without the cache", error);
  if (error instanceof RangeError)
    return loadError(
      "this browser has no room to compile it",
      "close other tabs and run again",
      error,
    );
  // A body that breaks off is told as a TypeError, by compileStreaming as by arrayBuffer.
  return error instanceof TypeError
    ? loadError("it did not arrive whole", "check the connection and run again", error)
    : loadError("this browser cannot compile it", "run again, or use a current browser", error);
}

/** The worker's script did not begin, and no error of it is known. */
export async function workerFailure(address: string, error?: unknown): Promise<Failure> {
  const directive = await directiveAgainst(address);
  if (directive) return forbiddenFailure(directive, error);
  return error === undefined
    ? loadFailure(
        "the worker cannot be loaded",
        "check the connection and run again; if that does not help, reload the page: the site may have been updated",
      )
    : loadFailure("no worker can be made here", "use a current browser that has workers", error);
}

function forbiddenFailure(directive: string, error?: unknown): Failure {
  return loadFailure(
    `this site's policy forbids it (${directive})`,
    `its host must allow 'self' in ${directive}`,
    error,
  );
}
