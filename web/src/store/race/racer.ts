// What takes part in a race: ours, in a fresh worker and instance each turn,
// or a peer, in a fresh worker of its own. A turn warms up until three windows
// agree, then takes the median of three samples of at least 50 ms. A single
// sample gets one run of warm-up: JavaScript is then still being compiled, and
// generators and closures would seem three times slower than they are.
import type { Result } from "../../gen/types";
import type { PeerRequest } from "../../lib/peer/messages";
import type { RunRequest } from "../../lib/run";
import { summarize } from "../../lib/stats/summary";
import { connected } from "../connected";
import { runOnce } from "../runonce";

const samples = 3; // of a turn

export interface Measured {
  readonly seconds: number; // an operation
  readonly environment?: Readonly<Record<string, string>>; // ours know it
  readonly figures?: Figures; // of a configuration
  /** The calibration kernel was off around a sample of it. */
  readonly off?: boolean;
}

/** Medians by metric. */
export type Figures = Readonly<Record<string, number>>;

/** What of one turn's result is kept. */
function measuredOf(result: Result, seconds: number): Measured {
  const off = result.samples.some((s) => s.taints?.includes("kernel"));
  return { seconds, environment: result.environment, ...(off && { off }) };
}

export interface Racer {
  readonly id: string;
  readonly label: string;
  readonly kind: "ours" | "peer" | "floor";
  /** Measures once. It rejects with what happened and what to change, and where the signal is aborted. */
  lap(signal: AbortSignal): Promise<Measured>;
}

/** How a turn is recorded, where it is not in mode Measure. */
type Recorded = Pick<RunRequest, "mode" | "from" | "to" | "repeat">;

interface Run {
  readonly id: string;
  readonly label: string;
  readonly request: Pick<RunRequest, "workload" | "params" | "seed"> & Partial<Recorded>;
}

interface Ours extends Run {
  readonly metric: string; // seconds of a run
  readonly operations: number; // of a run
}

export function ours({ metric, operations, ...own }: Ours): Racer {
  return engine(own, (result) => {
    const measured = result.metrics[metric];
    if (!measured) throw new Error(`metric: ${metric}: the result has none of that name`);
    return measuredOf(result, measured.median / operations);
  });
}

/** Ours with one set of params, for all its metrics; the seconds are of a whole run. */
export function configuration(own: Run): Racer {
  return engine(own, (result) => {
    const { median } = summarize(result.samples.map((s) => s.elapsed / s.runs));
    const figures = Object.entries(result.metrics).map(([name, m]) => [name, m.median]);
    return { ...measuredOf(result, median), figures: Object.fromEntries(figures) };
  });
}

function engine({ id, label, request }: Run, read: (result: Result) => Measured): Racer {
  return {
    id,
    label,
    kind: "ours",
    lap: async (signal) => read(await scored(request, signal)),
  };
}

/** One turn of ours; a wrong answer has no score. */
async function scored(request: Run["request"], signal: AbortSignal): Promise<Result> {
  const turn: RunRequest = { mode: "measure", from: 0, to: 0, ...request, samples };
  const result = await runOnce(turn, signal);
  if (!result.verified) throw new Error("the answer is wrong: it has no score");
  return result;
}

interface Peer {
  readonly id: string;
  readonly label: string;
  readonly floor: boolean;
  readonly sizes: PeerRequest["sizes"];
  /** Seconds are of a run, not of one of its operations. */
  readonly whole?: boolean;
}

export function peer({ id, label, floor, sizes, whole = false }: Peer): Racer {
  return {
    id,
    label,
    kind: floor ? "floor" : "peer",
    async lap(signal) {
      if (!connected.runPeer) throw new Error("peers: none are connected");
      const result = await connected.runPeer({ peer: id, sizes, samples }, { signal });
      if (!result.verified) throw new Error("the answer is wrong: it has no score");
      const operations = whole ? 1 : result.operations;
      const costs = result.samples.map((s) => s.elapsed / s.runs / operations);
      return { seconds: summarize(costs).median };
    },
  };
}
