// The module is fetched and compiled once and then posted to every worker.
import type { Assets } from "../lib/assets";
import { compileFailure, fetchFailure, loadError } from "./loading";

export type OnBytes = (bytes: number, total: number) => void;

/** One attempt to load, and who waits for it. */
interface Attempt {
  module: Promise<WebAssembly.Module>;
  abort: AbortController;
  waiting: Set<OnBytes>;
}

/** Gives the compiled module; a failed attempt is made again when asked again. */
export class ModuleCache {
  private readonly assets: Assets;
  private attempt: Attempt | null = null;

  constructor(assets: Assets) {
    this.assets = assets;
  }

  /**
   * Rejects with a RunError of stage load. onBytes is told of the bytes while
   * they arrive. When all who wait for an attempt have given up it is ended,
   * and the next who asks begins anew: a download that hangs hangs no other.
   */
  async get(onBytes: OnBytes, giveUp: AbortSignal): Promise<WebAssembly.Module> {
    this.attempt ??= this.begin();
    const attempt = this.attempt;
    const leave = () => {
      attempt.waiting.delete(onBytes);
      if (attempt.waiting.size === 0) this.end(attempt);
    };
    attempt.waiting.add(onBytes);
    giveUp.addEventListener("abort", leave, { once: true });
    try {
      return await attempt.module;
    } catch (error) {
      this.end(attempt);
      throw error;
    } finally {
      giveUp.removeEventListener("abort", leave);
      attempt.waiting.delete(onBytes);
    }
  }

  private begin(): Attempt {
    const abort = new AbortController();
    const waiting = new Set<OnBytes>();
    return { module: this.load(abort.signal, waiting), abort, waiting };
  }

  private end(attempt: Attempt): void {
    if (this.attempt === attempt) this.attempt = null;
    attempt.abort.abort();
  }

  private async load(
    signal: AbortSignal,
    waiting: Attempt["waiting"],
  ): Promise<WebAssembly.Module> {
    if (typeof WebAssembly === "undefined") {
      throw loadError(
        "this browser has no WebAssembly",
        "use a current one, or turn WebAssembly on in its settings",
      );
    }
    const response = await this.fetch(signal);
    try {
      return await compile(this.counted(response, waiting));
    } catch (error) {
      throw compileFailure(error);
    }
  }

  private async fetch(signal: AbortSignal): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(this.assets.wasm, { signal });
    } catch (error) {
      throw await fetchFailure(this.assets.wasm, error);
    }
    if (response.ok) return response;
    throw loadError(
      `the server answers ${response.status}`,
      "reload the page; the site may have been updated",
    );
  }

  /** The response with its bytes counted, and with the type that streaming wants whatever the host said. */
  private counted(response: Response, waiting: Attempt["waiting"]): Response {
    const total = this.assets.wasmBytes;
    let bytes = 0;
    const tell = () => {
      for (const onBytes of waiting) onBytes(bytes, total);
    };
    tell();
    return asWasm(response, (chunk) => {
      bytes += chunk.byteLength;
      tell();
    });
  }
}

type Chunk = Uint8Array<ArrayBuffer>;

/** Where the browser has no streams to count in, nothing is counted. */
function asWasm(response: Response, count: (chunk: Chunk) => void): Response {
  const counting =
    typeof TransformStream === "undefined"
      ? null
      : new TransformStream<Chunk, Chunk>({
          transform(chunk, controller) {
            count(chunk);
            controller.enqueue(chunk);
          },
        });
  const body = counting ? response.body?.pipeThrough(counting) : response.body;
  return new Response(body ?? null, { headers: { "Content-Type": "application/wasm" } });
}

async function compile(response: Response): Promise<WebAssembly.Module> {
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
