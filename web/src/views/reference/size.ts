// How many things a workload is about, for diagrams: the first whole-number
// param that matters, by the order of its description.

import type { Workload } from "../../gen/types";
import { holds } from "../../params/condition";

export function sizeOf(
  workload: Workload,
  values: Readonly<Record<string, string>>,
): { value: number; unit: string; label: string } | null {
  const param = workload.params.find((p) => p.kind === "int" && holds(p.when, values));
  if (!param) return null;
  return {
    value: Number(values[param.key] ?? param.default),
    unit: param.unit,
    label: param.label,
  };
}
