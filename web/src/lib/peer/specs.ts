// The peers as the page names them, in the order in which people should see
// them. The peers' worker holds their code, which the page never loads.

/** The workloads that have peers. */
export type PeerWorkload = "taskspeed" | "chain" | "hackysack";

export interface PeerSpec {
  readonly id: string; // workload, a dot, the means
  readonly workload: PeerWorkload;
  readonly label: string; // of a floor, what it is made of
  /** Hand-written WebAssembly that does the least that could be done. */
  readonly floor: boolean;
}

const spec = (id: string, label: string, floor = false): PeerSpec => ({
  id,
  workload: id.slice(0, id.indexOf(".")) as PeerWorkload,
  label,
  floor,
});

export const peerSpecs: readonly PeerSpec[] = [
  spec("taskspeed.generators", "JavaScript generators"),
  spec("taskspeed.async", "JavaScript async and await"),
  spec("taskspeed.closures", "JavaScript closures"),
  spec("taskspeed.calls", "WebAssembly indirect calls", true),
  spec("taskspeed.index", "WebAssembly index ring", true),
  spec("chain.generators", "JavaScript generators"),
  spec("chain.generators-plain", "JavaScript generators, untuned"),
  spec("chain.async", "JavaScript async and await"),
  spec("chain.closures", "JavaScript closures"),
  spec("hackysack.generators", "JavaScript generators"),
  spec("hackysack.async", "JavaScript async and await"),
  spec("hackysack.closures", "JavaScript closures"),
];
