// The configurations that the tests go through, from the manifest alone: a
// new workload is tested without a line here.
import type { Param, When, Workload } from "../src/gen/types";
import { holds } from "../src/params/condition";
import { defaults, runsHere, type Values } from "../src/params/values";
import { manifest } from "../src/store/catalog";

export const workloads: readonly Workload[] = manifest.workloads;

/** The presets that a browser can run. */
export function presetsHere(workload: Workload) {
  return workload.presets.filter((preset) => runsHere(workload, preset));
}

/**
 * Every value of every choice and switch, one at a time on small sizes, as far
 * as it can be recorded here.
 */
export function recordable(workload: Workload): Values[] {
  const small = smallSizes(workload);
  const found = new Map<string, Values>();
  for (const param of [null, ...workload.params]) {
    for (const value of param ? choicesHere(param) : [""]) {
      const change = param ? { ...requirements(workload, param.when), [param.key]: value } : {};
      const settings = { ...small, ...change };
      if (holds(workload.records, { ...defaults(workload), ...settings }))
        found.set(JSON.stringify(settings), settings);
    }
  }
  return [...found.values()];
}

function choicesHere(param: Param): string[] {
  if (param.kind === "switch") return ["on", "off"];
  return param.choices.filter((c) => !c.native).map((c) => c.value);
}

/** Values under which a condition holds, with what those need themselves. */
function requirements(workload: Workload, when: When): Values {
  const values: Values = {};
  for (const { key, values: allowed } of when) {
    const param = workload.params.find((p) => p.key === key);
    const value = allowed.includes(param?.default ?? "") ? param?.default : allowed[0];
    Object.assign(values, param && requirements(workload, param.when), { [key]: value ?? "" });
  }
  return values;
}

/** Whole recordings of a few thousand steps: large numbers and long times are made small. */
function smallSizes(workload: Workload): Values {
  const values: Values = {};
  for (const param of workload.params) {
    const size = Number(param.default);
    if (param.kind === "int" && size >= 1000) {
      values[param.key] = String(Math.max(param.min, Math.round(size ** 0.4)));
    } else if (param.kind === "float" && param.unit === "s") {
      values[param.key] = String(param.min);
    }
  }
  return values;
}
