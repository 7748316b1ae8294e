// Samples measured again in place of those that are marked: what may stand in
// one result, and what may not. A single run's samples are interchangeable;
// those of a race are tied to their round and are not replaced.
import type { Result } from "../gen/types";
import { summarize } from "../lib/stats/summary";
import { uTest } from "../lib/stats/utest";
import { isTainted } from "../lib/tainted";
import { passing } from "../params/files/benchtext";

/** The environment's fact that says so, in every file and link: "3 of 20 samples". */
export const measuredAgain = "measured-again";

/** Samples without a mark that there must be, to hold the new ones against. */
export const fewestKept = 5;
/** A run of one sample has hardly a warm-up. */
const fewestAsked = 2;
const rare = 0.01; // as drift.ts has it
const mostApart = 0.15; // as the calibration kernel may be off

export type Mixed =
  | { readonly ok: true; readonly result: Result; readonly replaced: number }
  | { readonly ok: false; readonly why: string };

/** The places of the samples that are marked. */
export function markedOf({ samples }: Pick<Result, "samples">): number[] {
  return samples.flatMap((s, i) => (isTainted(s) ? [i] : []));
}

/** How many samples to ask for. */
export const toMeasure = (result: Pick<Result, "samples">): number =>
  Math.max(fewestAsked, markedOf(result).length);

/** The result with the fresh samples that are not marked in place of those that are; `heads` are the metrics held against each other. */
export function mix(old: Result, fresh: Result, heads: readonly string[]): Mixed {
  const refused = unlike(old, fresh);
  if (refused !== "") return { ok: false, why: refused };
  const marked = markedOf(old);
  const good = fresh.samples.flatMap((s, i) => (isTainted(s) ? [] : [i])).slice(0, marked.length);
  if (good.length === 0) return { ok: false, why: "the new samples are marked too" };
  for (const name of heads) {
    const apart = apartIn(old, fresh, name, good);
    if (apart !== "") return { ok: false, why: apart };
  }
  const from = new Map(good.map((g, k) => [marked[k] ?? -1, g]));
  const metrics = Object.fromEntries(
    Object.entries(old.metrics).map(([name, m]) => {
      const theirs = fresh.metrics[name]?.samples ?? [];
      const samples = m.samples.map((v, i) => theirs[from.get(i) ?? -1] ?? v);
      return [name, { ...m, ...summarize(samples), samples }];
    }),
  );
  const before = Number.parseInt(old.environment[measuredAgain] ?? "0", 10);
  const note = `${before + good.length} of ${old.samples.length} samples`;
  const result: Result = {
    ...old,
    samples: old.samples.map((s, i) => fresh.samples[from.get(i) ?? -1] ?? s),
    metrics,
    environment: { ...old.environment, [measuredAgain]: note },
  };
  return { ok: true, result, replaced: good.length };
}

/** Why two runs are not one measurement; "" where they may be. */
function unlike(old: Result, fresh: Result): string {
  if (!fresh.verified) return "the answer is wrong: it has no score";
  const free = [...passing.filter((key) => key !== "switchyard"), measuredAgain];
  const keys = new Set([...Object.keys(old.environment), ...Object.keys(fresh.environment)]);
  for (const key of keys) {
    if (free.includes(key) || old.environment[key] === fresh.environment[key]) continue;
    const [was, now] = [old, fresh].map((r) => r.environment[key] ?? "not told");
    return `another ${key}: ${was} then, ${now} now`;
  }
  if (Object.entries(old.counts).some(([name, n]) => fresh.counts[name] !== n))
    return "the runs did not do the same work: their counts differ";
  if (Object.keys(old.metrics).some((name) => !fresh.metrics[name]))
    return "the runs do not have the same metrics";
  if (!fresh.warmup.stable) return "its warm-up did not settle";
  return "";
}

/** Why the new samples of a metric do not go with those that are kept; "" where they do. */
function apartIn(old: Result, fresh: Result, name: string, good: readonly number[]): string {
  const samples = old.metrics[name]?.samples ?? [];
  const kept = samples.filter((_, i) => !isTainted(old.samples[i]));
  const theirs = good.map((i) => fresh.metrics[name]?.samples[i] ?? Number.NaN);
  if (kept.length < fewestKept)
    return `${kept.length} samples without a mark are too few to hold new ones against: ${fewestKept} at least`;
  const [was, now] = [summarize(kept).median, summarize(theirs).median];
  const far = Math.abs(now - was) > mostApart * Math.abs(was);
  return far || uTest(kept, theirs) < rare
    ? `drift: ${name} is ${(100 * (now / was - 1)).toFixed(1)} % off the samples that are kept, so the machine is not as it was`
    : "";
}
