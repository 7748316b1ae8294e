// What a run has besides its workload's params, and the bounds that
// workloads/bench gives them.
import type { Mode } from "../lib/run";
import { type Checked, checkWholeNumber, refuse } from "./check";

export const modes: readonly Mode[] = ["measure", "watch", "study"];
export const defaultSeed = "1";
export const defaultSamples = "10";
export const defaultMode: Mode = "measure";
export const defaultRounds = "6";

export function checkSeed(text: string): Checked {
  return checkWholeNumber("seed", text, 0, 2 ** 32 - 1);
}

export function checkSamples(text: string): Checked {
  return checkWholeNumber("samples", text, 1, 1000);
}

export function checkMode(text: string): Checked {
  const known = modes.some((mode) => mode === text);
  return known ? { ok: true, value: text } : refuse("mode", text, `one of ${modes.join(", ")}`);
}

/** Rounds of a race. */
export function checkRounds(text: string): Checked {
  return checkWholeNumber("rounds", text, 1, 50);
}
