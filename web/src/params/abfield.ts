// A comparison of two configurations as a link says it; A is its params:
//
//   ab=engine:hard      what B differs in, a param or preset, as with= has it
//   ab=n:500/20         and how many rounds, where they are not 10
//
// build/internal/configlink reads the same.
import type { Workload } from "../gen/types";
import { type Checked, refuse } from "./check";
import { checkBeside } from "./place";
import { splitAt } from "./splitat";

/** Rounds that are offered: the fewest that give an interval, and what the protocol asks at least. */
export const abRoundChoices = [6, 10, 20] as const;
export const defaultABRounds = 10;

export interface ABField {
  /** As with= has it: "engine:hard", "preset:hundred", "n:500". */
  readonly how: string;
  readonly rounds: number;
}

/** The field of a link; the answer's value is canonical. */
export function checkAB(workload: Workload, text: string): Checked {
  const [how = "", asked] = splitAt(text, "/");
  const beside = checkBeside(workload, "ab", how);
  if (!beside.ok) return beside;
  const rounds = abRoundChoices.find((n) => String(n) === (asked ?? String(defaultABRounds)));
  if (rounds === undefined)
    return refuse("ab", text, `behind the / one of ${abRoundChoices.join(", ")} rounds`);
  return { ok: true, value: abField({ how: beside.value, rounds }) };
}

/** The parts of a field that was checked. */
export function abOf(field: string): ABField {
  const [how = "", rounds] = splitAt(field, "/");
  return { how, rounds: Number(rounds ?? defaultABRounds) };
}

/** The field of these parts as typed; it may be one that cannot be taken. */
export function abField({ how, rounds }: ABField): string {
  return rounds === defaultABRounds ? how : `${how}/${rounds}`;
}
