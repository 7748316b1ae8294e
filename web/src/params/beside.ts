// The params of a second run beside a first one.
import type { Param, Workload } from "../gen/types";
import { holds } from "./condition";
import { splitAt } from "./splitat";
import { canonical, presetValues, runsHere, type Values } from "./values";

/** The params of the second run, whose link says how it differs from these. */
export function besideValues(workload: Workload, values: Values, beside: string): Values {
  const [key = "", value = ""] = splitAt(beside, ":");
  const preset = key === "preset" ? workload.presets.find((p) => p.id === value) : undefined;
  return canonical(workload, preset ? presetValues(workload, preset) : { ...values, [key]: value });
}

/** A second run that is offered beside a first one. */
export interface Offer {
  /** As links say it: "pause:off", "preset:hundred". */
  readonly how: string;
  readonly name: string;
  readonly note: string;
}

/** Every switch and choice that matters, turned to each other value that a browser can run. */
export function turned({ params: all }: Workload, values: Values): Offer[] {
  return all
    .filter((p) => holds(p.when, values))
    .flatMap((p) => others(p, values[p.key] ?? p.default));
}

function others(p: Param, now: string): Offer[] {
  if (p.kind === "switch") {
    const to = now === "on" ? "off" : "on";
    return [{ how: `${p.key}:${to}`, name: `${p.label} ${to}`, note: `now ${now}` }];
  }
  return p.choices
    .filter((c) => !c.native && c.value !== now)
    .map((c) => ({
      how: `${p.key}:${c.value}`,
      name: `${p.label}: ${c.label || c.value}`,
      note: "",
    }));
}

/** The presets that a browser can run, but for the one that these values are. */
export function otherPresets(workload: Workload, values: Values): Offer[] {
  return workload.presets
    .filter((preset) => {
      const theirs = presetValues(workload, preset);
      const same = Object.keys(values).every((key) => theirs[key] === values[key]);
      return runsHere(workload, preset) && !same;
    })
    .map((preset) => ({ how: `preset:${preset.id}`, name: preset.label, note: "preset" }));
}
