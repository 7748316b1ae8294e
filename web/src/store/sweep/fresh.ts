// A sweep of one's own before anything is typed.
import type { Param, Workload } from "../../gen/types";
import { mostPoints, type Range } from "../../params/sweepfield";
import type { Values } from "../../params/values";
import type { OwnSweep } from "../ownsweep";
import { paramsFor } from "./plan";

/** Over the first param that can be swept; null where none matters with these values. */
export function freshSweep(workload: Workload, values: Values): OwnSweep | null {
  const x = paramsFor(workload, values, true)[0];
  return x ? { x: x.key, series: "", metric: "", range: plainRange(x) } : null;
}

const rangeOf = (from: number, to: number, points: number): Range => ({
  from: String(from),
  to: String(to),
  points: String(points),
  list: "",
});

/** Around what is usual, a point a decade where the scale is logarithmic. */
export function plainRange(param: Param): Range {
  const usual = Number(param.default);
  if (param.scale !== "log") {
    const to = Math.min(param.max, Math.max(2 * usual, param.min + 1));
    const whole = param.kind === "int" ? to - param.min + 1 : mostPoints;
    return rangeOf(param.min, to, Math.max(2, Math.min(8, whole)));
  }
  const from = Math.max(param.min, 10 ** Math.floor(Math.log10(Math.max(usual, 1) / 1000)));
  const to = Math.min(param.max, usual);
  const decades = Math.round(Math.log10(to / from));
  return from < to ? rangeOf(from, to, Math.max(3, decades + 1)) : rangeOf(param.min, param.max, 4);
}
