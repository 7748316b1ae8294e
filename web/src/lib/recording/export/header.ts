import { comma } from "../grouped";
import type { Recording } from "../recording";

/** The version of the exported forms; it grows when a reader of the old one would go wrong. */
export const SCHEMA = 1;

/** What part of the run an export holds: "2,048 of 401,233 steps, from step 38,112". In ASCII. */
export function headerOf(r: Recording): string {
  const from = `from step ${comma(r.from)}`;
  if (r.total === undefined)
    return `${comma(r.length)} steps, ${from}; the length of the run is not known`;
  return `${comma(r.length)} of ${comma(r.total)} steps, ${from}`;
}

/** The run it is of, in one line: "chain n=100 seed 1"; "" when not known. In ASCII where the params are. */
export function originOf(r: Recording): string {
  const { workload, params = {}, seed } = r.origin;
  if (workload === undefined) return "";
  const settings = Object.entries(params).map(([key, value]) => ` ${key}=${value}`);
  return workload + settings.join("") + (seed === undefined ? "" : ` seed ${seed}`);
}
