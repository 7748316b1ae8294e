// The params of a second run beside a first one.
import type { Workload } from "../gen/types";
import { splitOnce } from "./place";
import { canonical, presetValues, type Values } from "./values";

/** The params of the second run, whose link says how it differs from these. */
export function besideValues(workload: Workload, values: Values, beside: string): Values {
  const [key = "", value = ""] = splitOnce(beside);
  const preset = key === "preset" ? workload.presets.find((p) => p.id === value) : undefined;
  return canonical(workload, preset ? presetValues(workload, preset) : { ...values, [key]: value });
}
