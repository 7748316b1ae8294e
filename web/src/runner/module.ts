// The module is fetched and compiled once and then posted to every worker.
import type { Assets } from "../lib/assets";
import { compileFailure, fetchFailure, loadError } from "./loading";
import { loadedBefore, noteLoaded } from "./visited";

export type OnBytes = (bytes: number, total: number) => void;

/** One attempt to load, and who waits for it. */
interface Attempt {
  module: Promise<WebAssembly.Module>;
  abort: AbortController;
  arrived: Arrived;
}

/** What has come so far, and who is told. */
class Arrived {
  readonly waiting = new Set<OnBytes>();
  readonly total: number;
  private bytes = -1; // before anything came

  constructor(total: number) {
    this.total = total;
  }

  add(bytes: number): void {
    this.bytes = Math.max(0, this.bytes) + bytes;
    for (const onBytes of this.waiting) onBytes(this.bytes, this.total);
  }

  join(onBytes: OnBytes): void {
    this.waiting.add(onBytes);
    if (this.bytes >= 0) onBytes(this.bytes, this.total);
  }
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
    this.attempt ??= this.begin("auto");
    const attempt = this.attempt;
    const { arrived } = attempt;
    const leave = () => {
      arrived.waiting.delete(onBytes);
      if (arrived.waiting.size === 0) this.end(attempt);
    };
    arrived.join(onBytes);
    giveUp.addEventListener("abort", leave, { once: true });
    try {
      return await attempt.module;
    } catch (error) {
      this.end(attempt);
      throw error;
    } finally {
      giveUp.removeEventListener("abort", leave);
      arrived.waiting.delete(onBytes);
    }
  }

  /** Whether it is there or under way. */
  get begun(): boolean {
    return this.attempt !== null;
  }

  /** Takes the module that somebody else loads; where that gives null it is loaded here. */
  expect(elsewhere: Promise<WebAssembly.Module | null>): void {
    this.attempt = this.begin("auto", elsewhere);
  }

  /**
   * Loads it before anybody waits for it, behind all that is more urgent. Whoever
   * comes to wait for this attempt and gives it up ends it.
   */
  async ahead(): Promise<WebAssembly.Module> {
    this.attempt ??= this.begin("low");
    const attempt = this.attempt;
    try {
      return await attempt.module;
    } catch (error) {
      this.end(attempt);
      throw error;
    }
  }

  private begin(
    priority: RequestPriority,
    elsewhere?: Promise<WebAssembly.Module | null>,
  ): Attempt {
    const abort = new AbortController();
    const arrived = new Arrived(this.assets.wasmBytes);
    const load = () => this.load(abort.signal, priority, arrived);
    const module = elsewhere ? elsewhere.then((found) => found ?? load()) : load();
    return { module, abort, arrived };
  }

  private end(attempt: Attempt): void {
    if (this.attempt === attempt) this.attempt = null;
    attempt.abort.abort();
  }

  private async load(
    signal: AbortSignal,
    priority: RequestPriority,
    arrived: Arrived,
  ): Promise<WebAssembly.Module> {
    if (typeof WebAssembly === "undefined") {
      throw loadError(
        "this browser has no WebAssembly",
        "use a current one, or turn WebAssembly on in its settings",
      );
    }
    const response = await this.fetch(signal, priority);
    arrived.add(0);
    try {
      const module = await compile(this.plain(response) ? response : counted(response, arrived));
      noteLoaded(this.assets.wasm);
      return module;
    } catch (error) {
      throw compileFailure(error);
    }
  }

  private async fetch(signal: AbortSignal, priority: RequestPriority): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(this.assets.wasm, { signal, priority });
    } catch (error) {
      throw await fetchFailure(this.assets.wasm, error);
    }
    if (response.ok) return response;
    throw loadError(
      `the server answers ${response.status}`,
      "reload the page; the site may have been updated",
    );
  }

  /** Whether it is compiled as it comes: out of the browser's cache, which keeps the code beside it, and with nothing to count. */
  private plain(response: Response): boolean {
    return loadedBefore(this.assets.wasm) && response.headers.get("Content-Type") === wasmType;
  }
}

const wasmType = "application/wasm";

type Chunk = Uint8Array<ArrayBuffer>;

/** The response with its bytes counted, and with the type that streaming wants whatever the host said. */
function counted(response: Response, arrived: Arrived): Response {
  // Where the browser has no streams to count in, nothing is counted.
  const counting =
    typeof TransformStream === "undefined"
      ? null
      : new TransformStream<Chunk, Chunk>({
          transform(chunk, controller) {
            arrived.add(chunk.byteLength);
            controller.enqueue(chunk);
          },
        });
  const body = counting ? response.body?.pipeThrough(counting) : response.body;
  return new Response(body ?? null, { headers: { "Content-Type": wasmType } });
}

async function compile(response: Response): Promise<WebAssembly.Module> {
  if (WebAssembly.compileStreaming) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
