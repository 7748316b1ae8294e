// Reads a step as somebody types it.
import { parseWhole } from "../../../params/numbers";
import { UNKNOWN } from "../../../store/recording";
import { exact } from "../../figures/number";

export type ReadStep =
  | { readonly ok: true; readonly step: number | null } // null: nothing was typed
  | { readonly ok: false; readonly error: string };

/**
 * A step of a run with these places to stand at: "start", "end", or a number,
 * also with its thousands set apart. The error says what would be right.
 */
export function readStep(typed: string, first: number, last: number): ReadStep {
  const text = typed.trim();
  if (text === "") return { ok: true, step: null };
  if (text.toLowerCase() === "start") return { ok: true, step: first };
  if (text.toLowerCase() === "end") return { ok: true, step: last };
  const whole = parseWhole(text);
  const step = whole === null ? Number.NaN : Number(whole);
  if (step > first && step <= last) return { ok: true, step };
  const range =
    last === UNKNOWN ? `${exact(first + 1)} on` : `${exact(first + 1)} to ${exact(last)}`;
  return { ok: false, error: `start, end, or a step from ${range}` };
}
