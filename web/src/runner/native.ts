// Native runs over HTTP: one request, answered by lines of JSON while it runs.
// Only the verb serve does this; its page carries a token in a meta element.
import type { Result } from "../gen/types";
import type { NativeEnd, NativeRequest, NativeTold, RunNative } from "../lib/nativerun";
import type { Failure, Progress, Stage } from "../lib/run";

const path = "native/run"; // beside the page

type Line =
  | { type: "waiting"; ahead: number }
  | ({ type: "progress" } & Progress)
  | { type: "done"; result: Result }
  | { type: "failed"; stage: Stage; message: string; detail?: string[] };

/** What runs natively for the page that has this token. */
export function createNative(token: string): RunNative {
  return (request, told, signal) => ask(token, request, told, signal);
}

const failed = (stage: Stage, message: string, detail: string[] = []): NativeEnd => ({
  ok: false,
  failure: { stage, message, detail } satisfies Failure,
});

async function ask(
  token: string,
  request: NativeRequest,
  told: NativeTold,
  signal: AbortSignal,
): Promise<NativeEnd> {
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Switchyard-Native": token },
      body: JSON.stringify(request),
      signal,
    });
    if (!answer.body) return failed("dead", "native: an empty answer: start the server again");
    return await read(answer.body, told);
  } catch {
    if (signal.aborted) return failed("stopped", "stopped");
    return failed(
      "dead",
      "native: the server of this page does not answer: start it again with go run ./build serve, and reload",
    );
  }
}

/** Reads lines until the one that is the end. */
export async function read(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  told: NativeTold,
): Promise<NativeEnd> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      const line = JSON.parse(text) as Line; // of our own server: what is no JSON is a broken answer
      if (line.type === "waiting") told.waiting(line.ahead);
      else if (line.type === "progress") told.progress(line);
      else if (line.type === "done") return { ok: true, result: line.result };
      else return failed(line.stage, line.message, line.detail);
    }
  }
  return failed("dead", "native: the run ended without a word: choose smaller params");
}
