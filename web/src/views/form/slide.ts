// Between a slider's position and a param's text. A slider gives round
// values: two digits on a log scale, round steps on a linear one.

import type { Param } from "../../gen/types";
import { formatNumber } from "../../params/numbers";
import { makeScale } from "../charts/scale";

/** Positions of a slider, from 0. */
export const POSITIONS = 200;

function scaleOf(param: Param) {
  return makeScale(param.min, param.max, param.scale === "log");
}

/** The position for a value; out of range it stands at the end. */
export function positionOf(param: Param, value: number): number {
  const place = scaleOf(param).place(value);
  if (!Number.isFinite(place)) return 0;
  return Math.round(Math.min(1, Math.max(0, place)) * POSITIONS);
}

/** The canonical text of the value at a position. */
export function textAt(param: Param, position: number): string {
  if (position <= 0) return text(param, param.min);
  if (position >= POSITIONS) return text(param, param.max);
  const raw = scaleOf(param).value(position / POSITIONS);
  const rounded = param.scale === "log" ? Number(raw.toPrecision(2)) : toStep(raw, param);
  return text(param, Math.min(param.max, Math.max(param.min, rounded)));
}

function toStep(value: number, param: Param): number {
  const rough = (param.max - param.min) / POSITIONS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    param.kind === "int" ? 1 : 0,
    rough <= power
      ? power
      : rough <= 2 * power
        ? 2 * power
        : rough <= 5 * power
          ? 5 * power
          : 10 * power,
  );
  return Number((Math.round(value / step) * step).toPrecision(12));
}

function text(param: Param, value: number): string {
  return param.kind === "int" ? Math.round(value).toFixed(0) : formatNumber(value);
}
