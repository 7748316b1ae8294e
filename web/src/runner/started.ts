// A worker that starts the wasm, for a run or ahead of one. It takes one run and
// tells all that comes of it, its own death too, to one listener.
import type { Failure } from "../lib/run";
import type {
  ModuleMessage,
  PrepareMessage,
  StartMessage,
  WorkerMessage,
  WorkerRequest,
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
  private unwatch = () => {};
  private heard = false;
  private over = false;

  /**
   * It throws what the browser throws where no worker may be made. A module that
   * does not come is told by nobody here: who loads it knows why.
   */
  constructor(url: string, glue: string, module: Promise<WebAssembly.Module>, listener: Listener) {
    this.url = url;
    this.listener = listener;
    this.worker = new Worker(url);
    this.worker.onmessage = (event: MessageEvent<WorkerMessage>) => this.take(event.data);
    this.worker.onerror = (event) => this.broke(event.message);
    this.worker.onmessageerror = () => this.unread([]);
    const prepare: PrepareMessage = { type: "prepare", glue, lock: this.lock };
    this.send(prepare);
    module.then(
      (m) => this.send({ type: "module", module: m } satisfies ModuleMessage),
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
  }

  /** A message came that makes no sense. */
  unread(detail: string[]): void {
    this.listener.died(deadFailure("a message of it cannot be read", detail));
  }

  private send(message: object): void {
    if (this.over) return;
    try {
      this.worker.postMessage(message);
    } catch (error) {
      this.listener.died(deadFailure("it cannot be sent the run", [String(error)]));
    }
  }

  private take(message: WorkerMessage): void {
    if (this.over) return;
    if (!this.heard) this.hear();
    this.listener.message(message);
  }

  private hear(): void {
    this.heard = true;
    this.unwatch = watchLock(this.lock, () =>
      this.listener.died(deadFailure("it ended without a word", [])),
    );
  }

  private broke(message: string | undefined): void {
    if (this.over) return;
    if (this.heard || message) {
      this.listener.died(deadFailure("it broke", message ? [message] : []));
      return;
    }
    // Nothing more comes of it, but why is known a little later.
    void workerFailure(this.url).then((failure) => {
      if (!this.over) this.listener.died(failure);
    });
  }
}
