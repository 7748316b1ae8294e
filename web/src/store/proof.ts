// Whether a run that was repeated is the same run: its rolling hashes against
// those that the first run of the same workload, params and seed left. What
// differs is said, with its step, and nothing is drawn over it.
import { signal } from "@preact/signals";
import { EVENT_SIZE, PAGE_STEPS } from "../gen/events";
import type { EventBatch, Proof } from "../lib/run";
import type { Values } from "../params/values";

/** What determines a run, step by step. */
export interface RunKey {
  readonly workload: string;
  readonly params: Values;
  readonly seed: number;
}

/** Where a repeated run went another way than the first. */
export interface Divergence extends RunKey {
  /** The steps in which they begin to differ: from <= step < to. */
  readonly from: number;
  readonly to: number;
  /** The very step, where both recordings hold it. */
  readonly step: number | undefined;
}

/** The newest divergence; null while every repeated run was the same. */
export const divergence = signal<Divergence | null>(null);

const most = 8; // runs remembered
const firsts = new Map<string, Proof | EventBatch>();

/** Compares with the first run of this key, or remembers this one as it. It answers whether they agree. */
export function prove(run: RunKey, proof: Proof | EventBatch): boolean {
  const key = JSON.stringify([run.workload, run.seed, Object.entries(run.params).sort()]);
  const first = firsts.get(key);
  if (!first) {
    firsts.set(key, proof);
    for (const old of firsts.keys()) if (firsts.size > most) firsts.delete(old);
    divergence.value = null;
    return true;
  }
  const range = differing(first, proof);
  divergence.value = range ? { ...run, ...range, step: differingStep(first, proof) } : null;
  // Of two that agree the one with events tells more of a third.
  if (!range && "buffer" in proof) firsts.set(key, proof);
  return range === null;
}

/** The steps of the first page in which two runs differ, null if none does. */
function differing(first: Proof, second: Proof): { from: number; to: number } | null {
  if (first.hash === second.hash && first.steps === second.steps) return null;
  const a = new BigUint64Array(first.pages);
  const b = new BigUint64Array(second.pages);
  let page = 0;
  while (page < a.length && page < b.length && a[page] === b[page]) page++;
  const from = page * PAGE_STEPS;
  return { from, to: Math.min(from + PAGE_STEPS, Math.max(first.steps, second.steps)) };
}

/** The first step that both recorded and that differs. */
function differingStep(first: Proof, second: Proof): number | undefined {
  if (!("buffer" in first) || !("buffer" in second)) return undefined;
  const [one, other] = [first as EventBatch, second as EventBatch];
  const words = EVENT_SIZE / 4;
  const a = new Int32Array(one.buffer);
  const b = new Int32Array(other.buffer);
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.from + a.length / words, other.from + b.length / words);
  for (let step = from; step < to; step++) {
    for (let w = 0; w < words; w++) {
      if (a[words * (step - one.from) + w] !== b[words * (step - other.from) + w]) return step;
    }
  }
  return undefined;
}
