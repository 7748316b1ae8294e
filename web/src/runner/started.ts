// A worker that starts the wasm, for a run or ahead of one. It takes one run and
// tells all that comes of it, its own death too, to one listener. The first of a
// page that was visited before loads the wasm itself: on its own thread, beside
// the rendering of the page.
import type { Failure } from "../lib/run";
import {
  type ModuleMessage,
  type StartMessage,
  type WorkerMessage,
  type WorkerRequest,
  workerAddress,
} from "../shared/messages";
import { deadFailure } from "./failure";
import { workerFailure } from "./loading";
import { lockName, watchLock } from "./watch";

export interface Listener {
  message(message: WorkerMessage): void;
  /** The worker is no more, or cannot be understood. */
  died(failure: Failure): void;
}

export class StartedWorker {
  private readonly url: string;
  private readonly worker: Worker;
  private readonly lock = lockName();
  private listener: Listener;
  private compiledNow: (module: WebAssembly.Module | null) => void = () => {};
  /** The module of a worker that loads it itself; null where none comes of it. */
  readonly compiled = new Promise<WebAssembly.Module | null>((resolve) => {
    this.compiledNow = resolve;
  });
  private unwatch = () => {};
  private heard = false;
  private hasModule = false;
  private over = false;

  /**
   * It throws what the browser throws where no worker may be made. With an address
   * in wasm the worker loads the module itself.
   */
  constructor(url: string, glue: string, wasm: string, listener: Listener) {
    this.url = url;
    this.listener = listener;
    this.worker = new Worker(workerAddress(url, { glue, wasm, lock: this.lock }));
    this.worker.onmessage = (event: MessageEvent<WorkerMessage>) => this.take(event.data);
    this.worker.onerror = (event) => this.broke(event.message);
    this.worker.onmessageerror = () => this.unread([]);
  }

  /** Sends the module once it is there, unless it came from here. That none comes is told by nobody here: who loads it knows why. */
  sendModule(coming: Promise<WebAssembly.Module>): void {
    coming.then(
      (module) => {
        if (!this.hasModule) this.send({ type: "module", module } satisfies ModuleMessage);
      },
      () => {},
    );
  }

  /** Whether it has said anything yet. */
  get alive(): boolean {
    return this.heard;
  }

  /** Hands its run to it; from now on another listens. */
  give(request: WorkerRequest, listener: Listener): void {
    this.listener = listener;
    this.send({ type: "start", request } satisfies StartMessage);
  }

  /** Ends it at once, whatever it does. Nothing more is told. */
  end(): void {
    this.over = true;
    this.unwatch();
    this.worker.terminate();
    this.compiledNow(null);
  }

  /** A message came that makes no sense. */
  unread(detail: string[]): void {
    this.die(deadFailure("a message of it cannot be read", detail));
  }

  private die(failure: Failure): void {
    this.compiledNow(null);
    this.listener.died(failure);
  }

  private send(message: object): void {
    if (this.over) return;
    try {
      this.worker.postMessage(message);
    } catch (error) {
      this.die(deadFailure("it cannot be sent the run", [String(error)]));
    }
  }

  private take(message: WorkerMessage): void {
    if (this.over) return;
    if (!this.heard) this.hear();
    if (message?.type !== "compiled") {
      this.listener.message(message);
      return;
    }
    this.hasModule = message.module !== null;
    this.compiledNow(message.module);
  }

  private hear(): void {
    this.heard = true;
    this.unwatch = watchLock(this.lock, () => this.die(deadFailure("it ended without a word", [])));
  }

  private broke(message: string | undefined): void {
    if (this.over) return;
    if (this.heard || message) {
      this.die(deadFailure("it broke", message ? [message] : []));
      return;
    }
    // Nothing more comes of it, but why is known a little later.
    void workerFailure(this.url).then((failure) => {
      if (!this.over) this.die(failure);
    });
  }
}
