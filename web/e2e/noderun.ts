// The site's own wasm under Node, without a browser: what the worker does.
import { runInThisContext } from "node:vm";
import type { Page } from "playwright-core";
import { manifestHash } from "../src/gen/types";
import type { RunRequest } from "../src/lib/run";
import { requestFields, type WorkerMessage } from "../src/shared/messages";

interface GoScope {
  Go: new () => {
    importObject: WebAssembly.Imports;
    run(instance: WebAssembly.Instance): Promise<void>;
  };
  switchyard: (fields: string[], post: (message: WorkerMessage) => void) => void;
  fs?: object;
}

const scope = globalThis as unknown as GoScope;

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
  const none = -1;
  scope.fs = {
    constants: {
      O_WRONLY: none,
      O_RDWR: none,
      O_CREAT: none,
      O_TRUNC: none,
      O_APPEND: none,
      O_EXCL: none,
      O_DIRECTORY: none,
    },
    writeSync: (_: number, bytes: Uint8Array) => process.stderr.write(bytes) && bytes.length,
  };
  runInThisContext(await glue.text(), { filename: glueUrl });
  const module = await WebAssembly.compile(await wasm.arrayBuffer());
  return async (request: RunRequest): Promise<WorkerMessage[]> => {
    const go = new scope.Go();
    const running = go.run(new WebAssembly.Instance(module, go.importObject));
    await Promise.race([running, null]);
    const messages: WorkerMessage[] = [];
    const fields = requestFields({
      ...request,
      manifest: manifestHash,
      memoryLimit: 0,
      environment: {},
    });
    scope.switchyard(fields, (message) => messages.push(message));
    return messages;
  };
}
