// What a sweep measures: values of one numeric param for each line, which has
// all its other params.
import type { Param, Sweep, Workload } from "../../gen/types";
import { holds } from "../../params/condition";
import { presetValues, type Values } from "../../params/values";

export interface Line {
  readonly value: string; // of the series param; "" where there is none
  readonly params: Values;
}

export interface Plan {
  readonly workload: string;
  readonly metric: string; // what is drawn
  readonly x: string; // key of the numeric param
  readonly series: string; // key, or ""
  readonly xs: readonly string[]; // canonical, rising
  readonly lines: readonly Line[];
  readonly seed: number;
  readonly samples: number; // of a point
}

/** The lines of a ready made sweep: its presets. */
export function linesOfPresets(workload: Workload, sweep: Sweep): Line[] {
  return sweep.presets.flatMap((id) => {
    const preset = workload.presets.find((p) => p.id === id);
    if (!preset) return [];
    const params = presetValues(workload, preset);
    return [{ value: params[sweep.series] ?? "", params }];
  });
}

/** The lines of the present params: one, or one for each value of the series param. */
export function linesOfValues(series: Param | undefined, values: Values): Line[] {
  if (!series) return [{ value: "", params: values }];
  return seriesValues(series).map((value) => ({
    value,
    params: { ...values, [series.key]: value },
  }));
}

/** The values that a browser can run. */
export function seriesValues(param: Param): string[] {
  return param.kind === "switch"
    ? ["on", "off"]
    : param.choices.filter((c) => !c.native).map((c) => c.value);
}

/** Params of one kind that matter with these values. */
export function paramsFor(workload: Workload, values: Values, numeric: boolean): Param[] {
  const isNumber = ({ kind }: Param) => kind === "int" || kind === "float";
  return workload.params.filter((p) => isNumber(p) === numeric && holds(p.when, values));
}

/** All its points in their order: x rises, and within an x line after line, so that lines are measured side by side. */
export function pointsOf({ xs, lines, x }: Plan): Values[] {
  return xs.flatMap((value) => lines.map(({ params }) => ({ ...params, [x]: value })));
}
