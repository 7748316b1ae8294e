// The place that a link leads to while its run is on the way.
import { signal } from "@preact/signals";
import type { Place } from "../params/place";
import type { RunKey } from "./proof";

export interface Wanted extends RunKey {
  readonly place: Place;
}

export const wanted = signal<Wanted | null>(null);

/** Whether two runs have the same steps. */
export function sameRun(a: RunKey, b: RunKey): boolean {
  const keys = Object.keys(a.params);
  return (
    a.workload === b.workload &&
    a.seed === b.seed &&
    keys.length === Object.keys(b.params).length &&
    keys.every((key) => a.params[key] === b.params[key])
  );
}
