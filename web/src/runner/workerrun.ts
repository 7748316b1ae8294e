// One run in one worker, from its start to its end, whichever way it ends.
import type { Result } from "../gen/types";
import type { Failure, Sink } from "../lib/run";
import type { WorkerMessage, WorkerRequest } from "../shared/messages";
import { deadFailure } from "./failure";
import type { HiddenSamples } from "./hidden";
import { readResult } from "./outcome";
import type { StartedWorker } from "./started";

const startTime = 20_000; // ms within which a worker must say something

export class WorkerRun {
  private readonly worker: StartedWorker;
  private readonly sink: Sink;
  private readonly ended: (run: WorkerRun) => void;
  private readonly hidden: HiddenSamples;
  private late: ReturnType<typeof setTimeout> | undefined;
  private over = false;
  private latest = ""; // result so far

  constructor(
    worker: StartedWorker,
    sink: Sink,
    hidden: HiddenSamples,
    ended: (run: WorkerRun) => void,
  ) {
    this.worker = worker;
    this.sink = sink;
    this.hidden = hidden;
    this.ended = ended;
  }

  begin(request: WorkerRequest): void {
    this.worker.give(request, {
      message: (message) => this.take(message),
      died: (failure) => this.fail(failure),
    });
  }

  /** The worker has all it needs now: from here on its silence is a failure. */
  loaded(): void {
    if (this.over || this.worker.alive) return;
    this.late = setTimeout(
      () => this.fail(deadFailure(`it did not start within ${startTime / 1000} s`, [])),
      startTime,
    );
  }

  /** Ends the worker at once, whatever it does. Nothing more is told. */
  stop(): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.late);
    this.worker.end();
    this.hidden.end();
    this.ended(this);
  }

  /** What is measured so far; null before there is enough for a result. */
  soFar(): Result | null {
    return this.latest === "" ? null : this.hidden.mark(readResult(this.latest));
  }

  private take(message: WorkerMessage): void {
    clearTimeout(this.late);
    switch (message?.type) {
      case "prepared":
        break;
      case "ready":
        this.sink.ready();
        break;
      case "progress":
        this.hidden.progress(message);
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
      case "sofar":
        this.latest = message.result;
        break;
      case "done":
        this.done(message.result);
        break;
      case "failed":
        this.fail({ stage: message.stage, message: message.message, detail: message.detail });
        break;
      default:
        this.worker.unread([JSON.stringify(message) ?? ""]);
    }
  }

  private done(text: string): void {
    let result: Result;
    try {
      result = this.hidden.mark(readResult(text));
    } catch (error) {
      this.fail(deadFailure("its result cannot be read", [String(error)]));
      return;
    }
    this.stop();
    this.sink.done(result);
  }

  /** Ends it with a failure, unless it is over. */
  fail(failure: Failure): void {
    if (this.over) return;
    this.stop();
    this.sink.failed(failure);
  }
}
