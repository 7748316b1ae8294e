// The order of a race: round after round all racers in turn, forth and back,
// so that none profits from its place when the machine's speed drifts. Round 0
// is not counted: ours alone run in it, as the browser goes on compiling the
// wasm meanwhile, for all later instances of it.

import type { Racer } from "./racer";

export interface Turn {
  readonly round: number; // 0 is not counted
  readonly racer: number; // index
}

/** The turns of a race of this many counted rounds. */
export function turnsOf(racers: readonly Pick<Racer, "kind">[], rounds: number): Turn[] {
  const all = racers.map((_, i) => i);
  const turns = all
    .filter((i) => racers[i]?.kind === "ours")
    .map((racer): Turn => ({ round: 0, racer }));
  for (let round = 1; round <= rounds; round++) {
    for (const racer of round % 2 === 1 ? all : [...all].reverse()) turns.push({ round, racer });
  }
  return turns;
}
