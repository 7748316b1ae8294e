// One run in one worker, from its start to its end, whichever way it ends.
import type { Result } from "../gen/types";
import type { Failure, Sink } from "../lib/run";
import type { StartMessage, WorkerMessage } from "../shared/messages";
import { deadFailure, RunError } from "./failure";
import { workerFailure } from "./loading";
import { readResult } from "./outcome";
import { watchLock } from "./watch";

const startTime = 20_000; // ms within which a worker must say ready

export class WorkerRun {
  private readonly url: string;
  private readonly worker: Worker;
  private readonly sink: Sink;
  private readonly ended: (run: WorkerRun) => void;
  private readonly late: ReturnType<typeof setTimeout>;
  private readonly lock: string;
  private unwatch = () => {};
  private heard = false;
  private over = false;

  /** It throws what the browser throws where no worker may be made, and a RunError where it cannot be told what to do. */
  constructor(url: string, start: StartMessage, sink: Sink, ended: (run: WorkerRun) => void) {
    this.url = url;
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
    this.send(start);
  }

  private send(start: StartMessage): void {
    try {
      this.worker.postMessage(start);
    } catch (error) {
      this.stop();
      throw new RunError(deadFailure("it cannot be sent the run", [String(error)]));
    }
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
    switch (message?.type) {
      case "ready":
        this.sink.ready();
        break;
      case "progress":
        this.sink.progress(message);
        break;
      case "snapshot":
        this.sink.snapshot(message);
        break;
      case "keyframe":
        this.sink.keyframe(message);
        break;
      case "proof":
        this.sink.proof(message);
        break;
      case "events":
        this.sink.events(message);
        break;
      case "done":
        this.done(message.result);
        break;
      case "failed":
        this.fail({ stage: message.stage, message: message.message, detail: message.detail });
        break;
      default:
        this.fail(deadFailure("a message of it cannot be read", [JSON.stringify(message) ?? ""]));
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
      result = readResult(text);
    } catch (error) {
      this.fail(deadFailure("its result cannot be read", [String(error)]));
      return;
    }
    this.stop();
    this.sink.done(result);
  }

  private died(message: string | undefined): void {
    if (this.heard || message) {
      this.fail(deadFailure("it broke", message ? [message] : []));
      return;
    }
    // Nothing more comes of it, but why is known a little later.
    clearTimeout(this.late);
    void workerFailure(this.url).then((failure) => this.fail(failure));
  }

  private fail(failure: Failure): void {
    if (this.over) return;
    this.stop();
    this.sink.failed(failure);
  }
}
