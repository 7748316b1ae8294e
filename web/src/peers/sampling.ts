// Samples of a peer by the rules that ours are sampled by (workloads/bench):
// warm-up until three windows agree within 5 % or 2 s are over, samples of at
// least 50 ms, a single sample being a look after one run of warm-up.

import type { KnownPeer } from "./catalog";
import { PeerError } from "./error";
import type { PeerProgress, PeerRequest, PeerResult, PeerSample } from "./messages";
import type { Outcome, Peer, Sizes } from "./peer";
import { completeSizes } from "./sizes";

const minSample = 0.05; // s
const maxWarmUp = 2; // s
const maxSamples = 1000;

export async function samplePeer(
  peer: KnownPeer,
  request: PeerRequest,
  tell: (progress: PeerProgress) => void,
): Promise<PeerResult> {
  const { samples } = request;
  if (!Number.isInteger(samples) || samples < 1 || samples > maxSamples) {
    throw new PeerError("params", `samples: ${samples}: a whole number from 1 to ${maxSamples}`);
  }
  const sizes = completeSizes(peer.workload, request.sizes);
  tell({ phase: "warm-up", sample: 0, samples });
  const warm = await warmUp(peer, sizes, samples === 1);
  const result: PeerResult = {
    peer: peer.id,
    label: peer.label,
    sizes,
    operations: warm.outcome.operations,
    counts: warm.outcome.counts,
    verified: warm.outcome.verified,
    firstRun: warm.firstRun,
    warmUpRuns: warm.runs,
    samples: [],
  };
  while (result.samples.length < samples && result.verified) {
    tell({ phase: "sample", sample: result.samples.length, samples });
    const { outcome, sample } = await batch(peer, sizes, minSample);
    result.verified = outcome.verified;
    if (outcome.verified) result.samples.push(sample);
  }
  return result;
}

interface WarmUp {
  outcome: Outcome;
  firstRun: number;
  runs: number;
}

async function warmUp(peer: Peer, sizes: Sizes, look: boolean): Promise<WarmUp> {
  const first = await peer.run(sizes);
  const warm = { outcome: first, firstRun: first.elapsed, runs: 1 };
  if (look) return warm;
  const means: number[] = [];
  for (let total = first.elapsed; warm.outcome.verified && total < maxWarmUp; ) {
    const { outcome, sample } = await batch(peer, sizes, minSample);
    warm.outcome = outcome;
    warm.runs += sample.runs;
    total += sample.elapsed;
    means.push(sample.elapsed / sample.runs);
    const last = means.slice(-3);
    if (last.length === 3 && Math.max(...last) <= 1.05 * Math.min(...last)) break;
  }
  return warm;
}

/** Runs until the time taken is long enough for the clock, or an answer is wrong. */
async function batch(
  peer: Peer,
  sizes: Sizes,
  atLeast: number,
): Promise<{ outcome: Outcome; sample: PeerSample }> {
  const sample = { runs: 0, elapsed: 0 };
  for (;;) {
    const outcome = await peer.run(sizes);
    sample.runs++;
    sample.elapsed += outcome.elapsed;
    if (!outcome.verified || sample.elapsed >= atLeast) return { outcome, sample };
  }
}
