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

/** Steps from <= step < to. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where a repeated run went another way than the first: the steps in which they begin to differ. */
export interface Divergence extends RunKey, Range {
  /** The very step, where both recordings hold all that comes before it in the range. */
  readonly step: number | undefined;
}

/** The newest divergence; null while every repeated run was the same. */
export const divergence = signal<Divergence | null>(null);

/** Of a batch that is open only the beginning of the run is known. */
type Known = Proof | EventBatch;

const most = 8; // runs remembered
const firsts = new Map<string, Known>();

const nameOf = ({ workload, seed, params }: RunKey) =>
  JSON.stringify([workload, seed, Object.entries(params).sort()]);

const isOpen = (known: Known) => "open" in known && known.open === true;
const holdsEvents = (known: Known): known is EventBatch => "buffer" in known;

/** Compares with the first run of this key, or remembers this one as it. It answers whether they agree. */
export function prove(run: RunKey, proof: Known): boolean {
  const key = nameOf(run);
  const first = firsts.get(key);
  if (!first) {
    firsts.set(key, proof);
    for (const old of firsts.keys()) if (firsts.size > most) firsts.delete(old);
    divergence.value = null;
    return true;
  }
  const range = differing(first, proof);
  divergence.value = range ? { ...run, ...exactly(first, proof, range) } : null;
  if (!range) firsts.set(key, wiser(first, proof));
  return range === null;
}

/** What proves the whole of the first run of this key; undefined where only its beginning is known. */
export function wholeProof(run: RunKey): Proof | undefined {
  const first = firsts.get(nameOf(run));
  if (!first || isOpen(first)) return undefined;
  const { steps, hash, pages } = first;
  return { steps, hash, pages };
}

/** Whether the events of the first run of this key are kept from a step on. */
export function keepsFirst(run: RunKey, step: number): boolean {
  const first = firsts.get(nameOf(run));
  if (!first || !holdsEvents(first)) return false;
  return step >= first.from && step < first.from + first.buffer.byteLength / EVENT_SIZE;
}

/** An open batch with the length of its run, where that is known already. */
export function completed(batch: EventBatch, whole: Proof | undefined): EventBatch {
  if (!batch.open || !whole) return batch;
  const { open, ...rest } = batch;
  return { ...rest, ...whole };
}

/** Of two that agree: the longer proof, and the newer events, which tell more of a third. */
function wiser(first: Known, second: Known): Known {
  const longer = isOpen(second) && (!isOpen(first) || first.steps > second.steps) ? first : second;
  const events = holdsEvents(second) ? second : first;
  if (!holdsEvents(events)) return longer;
  const { steps, hash, pages } = longer;
  const { open, ...rest } = events;
  return { ...rest, steps, hash, pages, ...(isOpen(longer) ? { open: true } : {}) };
}

/** The steps of the first page in which two runs differ, null if none does. */
function differing(first: Known, second: Known): Range | null {
  const whole = !isOpen(first) && !isOpen(second);
  if (whole && first.hash === second.hash && first.steps === second.steps) return null;
  const a = new BigUint64Array(first.pages);
  const b = new BigUint64Array(second.pages);
  const common = Math.min(a.length, b.length);
  let page = 0;
  while (page < common && a[page] === b[page]) page++;
  if (page === common && !whole && !endsEarly(first, second) && !endsEarly(second, first))
    return null;
  const from = page * PAGE_STEPS;
  return { from, to: Math.min(from + PAGE_STEPS, Math.max(first.steps, second.steps)) };
}

/** Whether a run has ended where another one is known to go on. */
function endsEarly(run: Known, other: Known): boolean {
  return !isOpen(run) && isOpen(other) && run.steps < other.steps;
}

/** The range, cut to what both recorded; with the step, where nothing before it is unknown. */
function exactly(first: Known, second: Known, range: Range): Range & Pick<Divergence, "step"> {
  const none = { ...range, step: undefined };
  if (!holdsEvents(first) || !holdsEvents(second)) return none;
  const words = EVENT_SIZE / 4;
  const a = new Int32Array(first.buffer);
  const b = new Int32Array(second.buffer);
  const from = Math.max(first.from, second.from, range.from);
  const to = Math.min(first.from + a.length / words, second.from + b.length / words, range.to);
  const same = (step: number) => {
    for (let w = 0; w < words; w++)
      if (a[words * (step - first.from) + w] !== b[words * (step - second.from) + w]) return false;
    return true;
  };
  for (let step = from; step < to; step++) {
    if (same(step)) continue;
    return from === range.from
      ? { ...range, step }
      : { from: range.from, to: step + 1, step: undefined };
  }
  return none;
}
