// What a mode costs, in words.

import type { Cost } from "../../store/modecost";
import { GAP, significant } from "../figures/number";

/** "5.9×" */
export function costText({ median }: Pick<Cost, "median">): string {
  return `${significant(median, median < 10 ? 2 : 3)}×`;
}

/** "5.7 to 6.1×", or why there is none. */
export function costRange({ low, high, bounded, rounds }: Cost): string {
  const digits = (v: number) => significant(v, v < 10 ? 2 : 3);
  if (rounds === 1) return "one round, too few to tell";
  const range = `${digits(low)} to ${digits(high)}×`;
  return bounded ? range : `${range} from least to greatest: too few rounds for an interval`;
}

/** "Watch takes 5.9 times as long as Measure (5.7 to 6.1×, 6 rounds)." */
export function costSentence(mode: string, cost: Cost): string {
  const rounds = `${cost.rounds}${GAP}${cost.rounds === 1 ? "round" : "rounds"}`;
  if (cost.bounded && cost.low <= 1 && cost.high >= 1)
    return `${mode}: no difference from Measure found (${costRange(cost)}, ${rounds}).`;
  const times = costText(cost).replace("×", " times");
  const range = cost.bounded ? `${costRange(cost)}, ${rounds}` : costRange(cost);
  return `A run in mode ${mode} takes ${times} as long as in mode Measure (${range}).`;
}
