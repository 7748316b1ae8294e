// The module is fetched and compiled once and then posted to every worker.
import type { Assets } from "../lib/assets";
import { loadFailure, RunError } from "./failure";

export type OnBytes = (bytes: number, total: number) => void;

/** Gives the compiled module; a failed attempt is made again when asked again. */
export class ModuleCache {
  private readonly assets: Assets;
  private compiled: Promise<WebAssembly.Module> | null = null;
  private readonly listeners = new Set<OnBytes>();

  constructor(assets: Assets) {
    this.assets = assets;
  }

  /** Rejects with a RunError of stage load. onBytes is told of the bytes while they arrive. */
  async get(onBytes: OnBytes): Promise<WebAssembly.Module> {
    this.listeners.add(onBytes);
    try {
      this.compiled ??= this.load();
      return await this.compiled;
    } catch (error) {
      this.compiled = null;
      throw error;
    } finally {
      this.listeners.delete(onBytes);
    }
  }

  private async load(): Promise<WebAssembly.Module> {
    if (typeof WebAssembly === "undefined") {
      throw failed(
        "this browser has no WebAssembly",
        "use a current one, or turn WebAssembly on in its settings",
      );
    }
    const response = await this.fetch();
    try {
      return await compile(this.counted(response));
    } catch (error) {
      throw compileFailure(error);
    }
  }

  private async fetch(): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(this.assets.wasm);
    } catch (error) {
      throw failed("it cannot be fetched", "check the connection and run again", error);
    }
    if (response.ok) return response;
    throw failed(
      `the server answers ${response.status}`,
      "reload the page; the site may have been updated",
    );
  }

  /** The response with its bytes counted, and with the type that streaming wants whatever the host said. */
  private counted(response: Response): Response {
    const total = this.assets.wasmBytes;
    let bytes = 0;
    const tell = () => {
      for (const listener of this.listeners) listener(bytes, total);
    };
    tell();
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        tell();
        controller.enqueue(chunk);
      },
    });
    const body = response.body?.pipeThrough(count) ?? null;
    return new Response(body, { headers: { "Content-Type": "application/wasm" } });
  }
}

async function compile(response: Response): Promise<WebAssembly.Module> {
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

function compileFailure(error: unknown): RunError {
  const text = error instanceof Error ? error.message : String(error);
  if (/content security|csp|unsafe-eval/i.test(text)) {
    return failed(
      "this site's policy forbids it",
      "its host must allow 'wasm-unsafe-eval' for scripts",
      error,
    );
  }
  if (error instanceof WebAssembly.CompileError) {
    return failed("the file is damaged", "reload the page without the cache", error);
  }
  return failed("it did not arrive whole", "check the connection and run again", error);
}

function failed(what: string, advice: string, error?: unknown): RunError {
  return new RunError(loadFailure(what, advice, error));
}
