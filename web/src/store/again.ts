// The marked samples of a result measured again, alone: a run of as many
// samples with its own warm-up, whose samples stand in for them.
import { batch, signal } from "@preact/signals";
import type { Result } from "../gen/types";
import { mix, toMeasure } from "./mixed";
import { measureAlone } from "./processor";
import { replaceResult } from "./results";
import { run } from "./run";
import { runOnce } from "./runonce";

interface Again {
  /** The result that it is, or was, about. */
  readonly of: Result | null;
  readonly running: boolean;
  /** Why nothing was replaced; "" where it was. */
  readonly why: string;
}

export const again = signal<Again>({ of: null, running: false, why: "" });

let abort = new AbortController();

/** Measures the marked samples of a result of this page again. `heads` are its headline metrics. */
export async function measureMarked(old: Result, heads: readonly string[]): Promise<void> {
  const own = new AbortController();
  abort = own;
  const over = measureAlone("run", () => own.abort());
  again.value = { of: old, running: true, why: "" };
  const { workload, params, seed } = old;
  const base = { workload, params, seed, mode: "measure", from: 0, to: 0 } as const;
  try {
    const fresh = await runOnce({ ...base, samples: toMeasure(old) }, own.signal);
    const mixed = mix(old, fresh, heads);
    batch(() => {
      again.value = { of: old, running: false, why: mixed.ok ? "" : mixed.why };
      if (!mixed.ok) return;
      replaceResult(old, mixed.result);
      if (run.peek().result === old) run.value = { ...run.peek(), result: mixed.result };
    });
  } catch (error) {
    const why = own.signal.aborted ? "stopped" : error instanceof Error ? error.message : "";
    again.value = { of: old, running: false, why };
  } finally {
    over();
  }
}

export function stopMeasureMarked(): void {
  abort.abort();
}
