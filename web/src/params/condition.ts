// Conditions on params, as workloads/bench/when.go has them: every match holds.
import type { When } from "../gen/types";

export function holds(when: When, values: Record<string, string>): boolean {
  return when.every((match) => match.values.includes(values[match.key] ?? ""));
}

/** The condition in words: "engine soft or hard, stack own". */
export function conditionWords(when: When): string {
  return when.map((match) => `${match.key} ${match.values.join(" or ")}`).join(", ");
}
