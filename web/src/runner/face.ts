// window.switchyard over the runner; what the page shows is handed in. Scripts
// are given copies: what they do with one changes nothing on the page.
import type { Manifest, Result } from "../gen/types";
import type { Face, PageState, Recording } from "../lib/face";
import { importAgain } from "../lib/importagain";
import type { EventBatch, Failure, Runner } from "../lib/run";
import type { Asked } from "./call";
import { RunError } from "./failure";
import type { Quote } from "./refusals";
import { checkedLink, recordRequest, runRequest } from "./request";

/** What the face knows from the runner. */
type Counted = "workers" | "spares" | "memoryLimit";

interface Shown {
  manifest: Manifest;
  quote: Quote;
  state(): Omit<PageState, Counted>;
  open(link: string): void;
}

interface Outcome {
  result: Result;
  events: EventBatch | null;
}

export function createFace(runner: Runner & { spares(): number }, shown: Shown): Face {
  const terms = { workloads: shown.manifest.workloads.map((w) => w.id), quote: shown.quote };
  return Object.freeze<Face>({
    version: "1.0",
    catalog: () => structuredClone(shown.manifest),
    async run(options) {
      const { result } = await settle(runner, runRequest(options, terms));
      return structuredClone(result);
    },
    async record(options) {
      return recordingOf(await settle(runner, recordRequest(options, terms)));
    },
    state: () => ({
      ...structuredClone(shown.state()),
      workers: runner.workers(),
      spares: runner.spares(),
      memoryLimit: runner.memoryLimit,
    }),
    open: (link) => shown.open(checkedLink(link, terms)),
  });
}

/** What reads recordings; it is no part of the first load. */
async function library(): Promise<typeof import("../lib/recording")> {
  return (await import("../lib/recording").catch(importAgain)) as typeof import("../lib/recording");
}

async function recordingOf({ result, events }: Outcome): Promise<Recording> {
  if (!events) {
    throw new RunError({
      stage: "record",
      message: "record: no events came with the result: run again",
      detail: [],
    });
  }
  const { buffer, from, steps } = events;
  const { readBinary, textOf } = await library();
  const text = textOf(readBinary(buffer, { from, total: steps }));
  return { events: buffer, from, steps, text, result: structuredClone(result) };
}

function settle(runner: Runner, { request, signal }: Asked): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const refuse = (failure: Failure) => reject(new RunError(failure));
    const stopped: Failure = {
      stage: "stopped",
      message: "stopped: the signal was aborted",
      detail: [],
    };
    if (signal?.aborted) return refuse(stopped);
    let events: EventBatch | null = null;
    const abort = () => {
      handle.stop();
      refuse(stopped);
    };
    const over = () => signal?.removeEventListener("abort", abort);
    const handle = runner.start(request, {
      loading() {},
      ready() {},
      progress() {},
      snapshot() {},
      keyframe() {},
      proof() {},
      events(batch) {
        events = batch;
      },
      done(result) {
        over();
        resolve({ result, events });
      },
      failed(failure) {
        over();
        refuse(failure);
      },
    });
    signal?.addEventListener("abort", abort, { once: true });
  });
}
