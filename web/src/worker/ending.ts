// How a Go program ended that did not say so itself: by what the engine threw,
// or by what the Go runtime wrote before it exited.
import type { Failure } from "../lib/run";

const smaller = "choose a smaller size or a lighter engine";

/** The failure behind an error thrown out of the module. Engines name a full stack in their own ways. */
export function thrownFailure(error: unknown, output: string): Failure {
  const text = error instanceof Error ? error.message : String(error);
  const detail = [`${error instanceof Error ? error.name : "error"}: ${text}`, ...lines(output)];
  if (/call stack|too much recursion/i.test(text)) return stackFailure(detail);
  if (error instanceof RangeError || /memory/i.test(text)) return memoryFailure(detail);
  return panicFailure(text, detail);
}

/** The failure behind an exit of the Go program, with what it wrote. */
export function exitFailure(code: number, output: string): Failure {
  const detail = lines(output);
  if (/all goroutines are asleep/.test(output)) {
    return {
      stage: "run",
      message:
        "deadlock: every goroutine waits for another; change a param: what each waits for is listed",
      detail,
    };
  }
  if (/out of memory|cannot allocate memory/.test(output)) return memoryFailure(detail);
  if (/stack overflow|stack exceeds/.test(output)) return stackFailure(detail);
  const panic = /^(?:panic|fatal error): (.*)$/m.exec(output)?.[1];
  return panicFailure(panic ?? `exit code ${code}`, detail);
}

function stackFailure(detail: string[]): Failure {
  return { stage: "stack", message: `stack: it overflowed: ${smaller}, or less depth`, detail };
}

function memoryFailure(detail: string[]): Failure {
  return {
    stage: "memory",
    message: `memory: the browser gives no more: ${smaller}, or close other tabs`,
    detail,
  };
}

function panicFailure(what: string, detail: string[]): Failure {
  const advice = "a broken invariant, not your params; please report it with its link";
  return { stage: "panic", message: `panic: ${what}: ${advice}`, detail };
}

const most = 60; // lines of output worth keeping

function lines(output: string): string[] {
  return output.trimEnd().split("\n", most);
}
