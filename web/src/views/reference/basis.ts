// What a run's figures are figures of, where that is easily taken for more.

import type { Workload } from "../../gen/types";
import { holds } from "../../params/condition";

/** The text of the first basis that holds for these params; "" if none does. */
export function basisOf(
  workload: Pick<Workload, "basis">,
  values: Readonly<Record<string, string>>,
): string {
  return workload.basis.find((b) => holds(b.when, values))?.text ?? "";
}
