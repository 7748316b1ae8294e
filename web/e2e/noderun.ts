// The site's own wasm under Node, without a browser: what the worker does.
import { runInThisContext } from "node:vm";
import type { Page } from "playwright-core";
import { manifestHash } from "../src/gen/types";
import type { RunRequest } from "../src/lib/run";
import { requestFields, type WorkerMessage } from "../src/shared/messages";
import { loadGlue, startProgram } from "../src/worker/glue";

/** Where the page's wasm came from: it may have come before anybody asked for a run. */
export async function wasmOf(page: Page): Promise<string> {
  const found = await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => entry.name)
      .find((name) => name.endsWith(".wasm")),
  );
  return (await found.jsonValue()) ?? "";
}

/** Runs workloads with a module and its glue, both from their addresses. */
export async function nodeRunner(wasmUrl: string) {
  const glueUrl = wasmUrl.replace(/switchyard-(\w+)\.wasm$/, "wasm_exec-$1.js");
  const [wasm, glue] = await Promise.all([wasmUrl, glueUrl].map((url) => fetch(url)));
  if (!wasm?.ok || !glue?.ok)
    throw new Error(`${wasmUrl}: ${wasm?.status}; ${glueUrl}: ${glue?.status}`);
  const text = await glue.text();
  loadGlue(() => runInThisContext(text, { filename: glueUrl }));
  const module = await WebAssembly.compile(await wasm.arrayBuffer());
  return async (request: RunRequest): Promise<WorkerMessage[]> => {
    const program = await startProgram(module);
    const messages: WorkerMessage[] = [];
    const fields = requestFields({
      ...request,
      manifest: manifestHash,
      memoryLimit: 0,
      environment: {},
    });
    program.entry(fields, (message) => messages.push(message as WorkerMessage));
    if (program.exit() !== null) throw new Error(`the program has ended: ${program.output()}`);
    return messages;
  };
}
