// One run in one worker, from its start to its end, whichever way it ends.
import type { Result } from "../gen/types";
import type { Failure, Sink } from "../lib/run";
import type { StartMessage, WorkerMessage } from "../shared/messages";
import { deadFailure, loadFailure } from "./failure";
import { watchLock } from "./watch";

const startTime = 20_000; // ms within which a worker must say ready

export class WorkerRun {
  private readonly worker: Worker;
  private readonly sink: Sink;
  private readonly ended: (run: WorkerRun) => void;
  private readonly late: ReturnType<typeof setTimeout>;
  private readonly lock: string;
  private unwatch = () => {};
  private heard = false;
  private over = false;

  /** It throws what the browser throws where no worker may be made. */
  constructor(url: string, start: StartMessage, sink: Sink, ended: (run: WorkerRun) => void) {
    this.worker = new Worker(url);
    this.sink = sink;
    this.ended = ended;
    this.lock = start.lock;
    this.worker.onmessage = (event: MessageEvent<WorkerMessage>) => this.take(event.data);
    this.worker.onerror = (event) => this.died(event.message);
    this.worker.onmessageerror = () => this.fail(deadFailure("a message of it cannot be read", []));
    this.late = setTimeout(
      () => this.fail(deadFailure(`it did not start within ${startTime / 1000} s`, [])),
      startTime,
    );
    this.worker.postMessage(start);
  }

  /** Ends the worker at once, whatever it does. Nothing more is told. */
  stop(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.late);
    this.unwatch();
    this.worker.terminate();
    this.ended(this);
  }

  private take(message: WorkerMessage): void {
    if (this.over) return;
    if (!this.heard) this.hear();
    switch (message.type) {
      case "ready":
        this.sink.ready();
        break;
      case "progress":
        this.sink.progress(message);
        break;
      case "events":
        this.sink.events(message);
        break;
      case "done":
        this.done(message.result);
        break;
      case "failed":
        this.fail({ stage: message.stage, message: message.message, detail: message.detail });
    }
  }

  private hear(): void {
    this.heard = true;
    clearTimeout(this.late);
    this.unwatch = watchLock(this.lock, () =>
      this.fail(deadFailure("it ended without a word", [])),
    );
  }

  private done(text: string): void {
    let result: Result;
    try {
      result = JSON.parse(text) as Result;
    } catch (error) {
      this.fail(deadFailure("its result cannot be read", [String(error)]));
      return;
    }
    this.stop();
    this.sink.done(result);
  }

  private died(message: string | undefined): void {
    const loaded = this.heard || message;
    this.fail(
      loaded
        ? deadFailure("it broke", message ? [message] : [])
        : loadFailure(
            "the worker cannot be loaded",
            "reload the page; the site may have been updated",
          ),
    );
  }

  private fail(failure: Failure): void {
    if (this.over) return;
    this.stop();
    this.sink.failed(failure);
  }
}
