// The place in a recording that a link leads to:
//
//   step=start  step=38112   the step whose event was the last to happen
//   view=space-time          the picture it is seen in; the map where it is left out
//   at=t513                  the tasklet that is looked at
//   with=pause:on            a second run beside it: one param changed
//   with=preset:hundred      likewise: the values of a preset
//
// Each of them says that a recording is wanted: it is made by running again.
import type { Workload } from "../gen/types";
import { type Checked, checkValue, checkWholeNumber, refuse } from "./check";
import { splitAt } from "./splitat";

export const flowViews = ["map", "space-time", "lanes", "tiles", "front", "matrix"] as const;
export type FlowView = (typeof flowViews)[number];

export interface Place {
  /** START is before the first step of the run. */
  readonly step: number;
  readonly view: FlowView;
  readonly at: number | null;
  /** What the second run differs in; empty where there is none. */
  readonly beside: string;
}

export const START = -1;
export const startPlace: Place = { step: START, view: flowViews[0], at: null, beside: "" };

/** The keys of a link that say a place. */
export const placeKeys = ["step", "view", "at", "with"] as const;
/** Whether an error is of one of them: the recording is made all the same. */
export function ofPlace(error: string): boolean {
  return placeKeys.some((key) => error.startsWith(`${key}: `));
}

export type PlaceKey = (typeof placeKeys)[number];

const lastStep = 2 ** 53 - 1;
const mostTasklets = 2 ** 24;

/** A field of the place as it is written; the answer's value is canonical. */
export function checkPlace(workload: Workload, key: PlaceKey, text: string): Checked {
  switch (key) {
    case "step":
      return checkStep(text);
    case "view":
      return flowViews.some((v) => v === text)
        ? { ok: true, value: text }
        : refuse("view", text, `one of ${flowViews.join(", ")}`);
    case "at":
      return checkAt(text);
    case "with":
      return checkBeside(workload, key, text);
  }
}

/** The place with a field that was checked. */
export function withField(place: Place, key: PlaceKey, value: string): Place {
  switch (key) {
    case "step":
      return { ...place, step: value === "start" ? START : Number(value) };
    case "view":
      return { ...place, view: value as FlowView };
    case "at":
      return { ...place, at: Number(value.slice(1)) };
    case "with":
      return { ...place, beside: value };
  }
}

/** The fields of a place as texts, in the order of a link; what is plain is left out. */
export function placeFields(place: Place): [PlaceKey, string][] {
  const fields: [PlaceKey, string][] = [
    ["step", place.step === START ? "start" : String(place.step)],
  ];
  if (place.view !== startPlace.view) fields.push(["view", place.view]);
  if (place.at !== null) fields.push(["at", `t${place.at}`]);
  if (place.beside !== "") fields.push(["with", place.beside]);
  return fields;
}

function checkStep(text: string): Checked {
  if (text === "start") return { ok: true, value: text };
  const checked = checkWholeNumber("step", text, 0, lastStep);
  return checked.ok
    ? checked
    : refuse("step", text, `start, or a whole number from 0 to ${lastStep}`);
}

function checkAt(text: string): Checked {
  const number = /^t(\d{1,8})$/.exec(text)?.[1];
  return number !== undefined && Number(number) < mostTasklets
    ? { ok: true, value: `t${Number(number)}` }
    : refuse("at", text, "t and the number of a tasklet, as in t513");
}

/** What a second run differs in: a param and its value, or a preset; key is the link's. */
export function checkBeside(workload: Workload, of: "with" | "ab", text: string): Checked {
  const [key = "", value = ""] = splitAt(text, ":");
  if (key === "preset" && workload.presets.some((p) => p.id === value))
    return { ok: true, value: text };
  const param = workload.params.find((p) => p.key === key);
  if (param) {
    const checked = checkValue(param, value);
    return checked.ok
      ? { ok: true, value: `${key}:${checked.value}` }
      : refuse(of, text, checked.error);
  }
  const example = workload.params[0];
  return refuse(
    of,
    text,
    `a param and its value, as in ${example?.key}:${example?.default}, or preset: and one of ${workload.presets.map((p) => p.id).join(", ")}`,
  );
}
