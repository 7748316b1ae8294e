// All params of a workload together: defaults, presets, what differs.
import type { Param, Preset, Workload } from "../gen/types";
import { checkValue } from "./check";

export type Values = Record<string, string>;

export function defaults(workload: Workload): Values {
  return Object.fromEntries(workload.params.map((p) => [p.key, p.default]));
}

/** Every param's value under a preset; what it does not name has its default. */
export function presetValues(workload: Workload, preset: Preset): Values {
  return { ...defaults(workload), ...preset.values };
}

/** Canonical values; a text that cannot be taken stands for its param's default. */
export function canonical(workload: Workload, texts: Values): Values {
  return Object.fromEntries(
    workload.params.map((p) => [p.key, canonicalText(p, texts[p.key] ?? p.default)]),
  );
}

function canonicalText(param: Param, text: string): string {
  const checked = checkValue(param, text);
  return checked.ok ? checked.value : param.default;
}

/** What is wrong, by key; empty where the texts can run. */
export function errors(workload: Workload, texts: Values): Values {
  const found: Values = {};
  for (const param of workload.params) {
    const checked = checkValue(param, texts[param.key] ?? param.default);
    if (!checked.ok) found[param.key] = checked.error;
  }
  return found;
}

/** The keys whose value is not the default. */
export function changed(workload: Workload, texts: Values): string[] {
  return workload.params
    .filter((p) => !sameText(p, texts[p.key] ?? p.default, p.default))
    .map((p) => p.key);
}

function sameText(param: Param, a: string, b: string): boolean {
  const one = checkValue(param, a);
  return one.ok ? one.value === b : a === b;
}

/** The first preset whose values these are, or null. */
export function matchingPreset(workload: Workload, texts: Values): string | null {
  const same = (preset: Preset) => {
    const wanted = presetValues(workload, preset);
    return workload.params.every((p) =>
      sameText(p, texts[p.key] ?? p.default, wanted[p.key] ?? p.default),
    );
  };
  return workload.presets.find(same)?.id ?? null;
}

/** Whether a preset can run in a browser: none of its values is native only. */
export function runsHere(workload: Workload, preset: Preset): boolean {
  return Object.keys(errors(workload, presetValues(workload, preset))).length === 0;
}
