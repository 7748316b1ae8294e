// The values of a param that a sweep takes: listed, or spread evenly on the
// param's scale from the least to the greatest.
import type { Param } from "../../gen/types";
import { checkValue, refuse } from "../../params/check";
import { parseWhole } from "../../params/numbers";
import { mostPoints, type Range } from "../../params/sweepfield";

export type Taken = { ok: true; values: string[] } | { ok: false; error: string };

/** Canonical values, rising, each once; or what is wrong. */
export function valuesOf(param: Param, range: Range): Taken {
  const texts = range.list.trim() === "" ? spread(param, range) : listed(range.list);
  if (typeof texts === "string") return { ok: false, error: texts };
  const values = new Set<string>();
  for (const text of texts) {
    const checked = checkValue(param, text);
    if (!checked.ok) return checked;
    values.add(checked.value);
  }
  if (values.size > mostPoints)
    return wrong("values", String(values.size), `at most ${mostPoints}`);
  return { ok: true, values: [...values].sort((a, b) => Number(a) - Number(b)) };
}

function listed(text: string): string[] {
  return text.trim().split(/[\s;]+/);
}

/** The texts of a range, or what is wrong with it. */
function spread(param: Param, range: Range): string[] | string {
  const [first, last] = [checkValue(param, range.from), checkValue(param, range.to)];
  if (!first.ok) return first.error;
  if (!last.ok) return last.error;
  const [from, to] = [Number(first.value), Number(last.value)];
  const points = Number(parseWhole(range.points) ?? 0);
  if (points < 2 || points > mostPoints)
    return wrong("points", range.points, `a whole number from 2 to ${mostPoints}`).error;
  if (from >= to) return wrong("from", range.from, `less than ${range.to}`).error;
  // Where there are points for all whole numbers none is left out, whatever the scale.
  const whole = param.kind === "int" ? to - from + 1 : Number.POSITIVE_INFINITY;
  if (points >= whole) return Array.from({ length: whole }, (_, i) => String(from + i));
  const log = param.scale === "log" && from > 0;
  return Array.from({ length: points }, (_, i) => {
    const part = i / (points - 1);
    if (i === points - 1) return String(to);
    const value = log ? from * (to / from) ** part : from + (to - from) * part;
    return String(param.kind === "int" ? Math.round(value) : Number(value.toPrecision(4)));
  });
}

function wrong(key: string, text: string, want: string): { ok: false; error: string } {
  const refused = refuse(key, text, want);
  return { ok: false, error: refused.ok ? "" : refused.error };
}
