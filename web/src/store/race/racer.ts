// What takes part in a race: ours, in a fresh worker and instance each turn,
// or a peer, in a fresh worker of its own. A turn warms up until three windows
// agree, then takes the median of three samples of at least 50 ms. A single
// sample gets one run of warm-up: JavaScript is then still being compiled, and
// generators and closures would seem three times slower than they are.
import type { PeerRequest } from "../../lib/peer/messages";
import type { RunRequest } from "../../lib/run";
import { summarize } from "../../lib/stats/summary";
import { connected } from "../connected";
import { runOnce } from "../runonce";

const samples = 3; // of a turn

export interface Measured {
  readonly seconds: number; // an operation
  readonly environment?: Readonly<Record<string, string>>; // ours know it
}

export interface Racer {
  readonly id: string;
  readonly label: string;
  readonly kind: "ours" | "peer" | "floor";
  /** Measures once. It rejects with what happened and what to change, and where the signal is aborted. */
  lap(signal: AbortSignal): Promise<Measured>;
}

interface Ours {
  readonly id: string;
  readonly label: string;
  readonly request: Pick<RunRequest, "workload" | "params" | "seed">;
  readonly metric: string; // seconds of a run
  readonly operations: number; // of a run
}

export function ours({ id, label, request, metric, operations }: Ours): Racer {
  return {
    id,
    label,
    kind: "ours",
    async lap(signal) {
      const result = await runOnce(
        { ...request, mode: "measure", samples, from: 0, to: 0 },
        signal,
      );
      if (!result.verified) throw new Error("the answer is wrong: it has no score");
      const measured = result.metrics[metric];
      if (!measured) throw new Error(`metric: ${metric}: the result has none of that name`);
      return { seconds: measured.median / operations, environment: result.environment };
    },
  };
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
