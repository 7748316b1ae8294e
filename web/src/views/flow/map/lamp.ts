// A tasklet's lamp: colour, pattern and, where there is room, its letter. One
// that waits on a channel has its signal set against it.

import type { Palette } from "../pen/palette";
import type { Fill, Pattern, Pen } from "../pen/pen";
import type { Point } from "../scene";
import { stateSpecs, states } from "../stateset";

const patterns: Readonly<Record<number, Pattern>> = {
  [states.RUNNING]: "solid",
  [states.QUEUED]: "hatch-right",
  [states.RECEIVING]: "hatch-left",
  [states.SENDING]: "dots",
};

export function patternOf(state: number): Pattern {
  return patterns[state] ?? "none";
}

/** From this radius on a lamp has its letter and its signal. */
export const LETTERED = 8;

export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly state: number;
  /** Under it, where there is room, or on the side away from `inside`. */
  readonly label?: string | undefined;
  /** The middle of the circle on which it stands. */
  readonly inside?: Point | undefined;
  readonly selected?: boolean;
  /** It is the one that did the current step. */
  readonly acting?: boolean;
  /** No signal: there is no room, or the wait is shown otherwise. */
  readonly bare?: boolean;
}

export function drawLamp(pen: Pen, palette: Palette, lamp: Lamp): void {
  const { x, y, radius, state } = lamp;
  const colour = palette.states[state] ?? palette.quiet;
  const { ABSENT, ASLEEP, DONE, RUNNING, UNKNOWN } = states;
  if (lamp.selected) pen.disc(x, y, radius + 6, null, { colour: palette.text, width: 3 });
  if (state === ABSENT) {
    pen.disc(x, y, Math.max(1, radius * 0.4), fill(palette.lampOff));
    if (lamp.label) label(pen, palette, lamp, 0.5);
    return;
  }
  if (lamp.acting && !lamp.selected && radius >= 5)
    pen.disc(x, y, radius + 4.5, null, { colour: palette.text, width: 1.5 });
  if (radius < 3.5) {
    const dim = state === ASLEEP || state === DONE || state === UNKNOWN;
    pen.disc(x, y, dim ? radius * 0.7 : radius, { colour, alpha: dim ? 0.6 : 1 });
    return;
  }
  const edge = {
    colour,
    width: radius >= 7 ? 2 : 1.5,
    alpha: state === ASLEEP ? 0.7 : 1,
    dash: state === UNKNOWN ? [2, 3] : [],
  };
  if (state === RUNNING) pen.disc(x, y, radius + 1, fill(colour));
  else {
    const ground = state === ASLEEP ? palette.lampOff : palette.ground;
    const pattern = patternOf(state);
    const inside: Fill = pattern === "none" ? fill(ground) : { colour, pattern, ground };
    pen.disc(x, y, radius, inside, edge);
  }
  if (radius < LETTERED) return;
  letter(pen, palette, lamp, colour);
  if (!lamp.bare && (state === states.RECEIVING || state === states.SENDING))
    signal(pen, palette, lamp, colour);
  if (lamp.label) label(pen, palette, lamp, state === DONE ? 0.7 : 1);
}

function letter(pen: Pen, palette: Palette, { x, y, radius, state }: Lamp, colour: string): void {
  const sign = stateSpecs[state]?.letter ?? "";
  if (sign.trim() === "") return;
  const plain = state === states.RUNNING;
  const patterned = !plain && patternOf(state) !== "none";
  // A plain disc under the letter keeps it apart from the pattern.
  if (patterned) pen.disc(x, y, radius * 0.66, fill(palette.ground));
  pen.text(x, y, sign, {
    size: Math.min(18, Math.max(10, radius * 1.05)),
    anchor: "middle",
    bold: true,
    mono: true,
    colour: plain
      ? palette.onState
      : state === states.DONE
        ? palette.quiet
        : patterned
          ? palette.text
          : colour,
  });
}

/** A semaphore beside the lamp: its arm lies flat, against the tasklet. */
function signal(pen: Pen, palette: Palette, { x, y, radius }: Lamp, colour: string): void {
  const arm = Math.max(11, radius);
  const mast = x + radius * 0.75 + 5;
  const foot = y - radius * 0.5;
  const top = y - radius - 5;
  pen.path(`M${mast} ${foot}V${top - 2}`, { colour: palette.quiet, width: 2 });
  pen.path(`M${mast} ${top}h${-arm}`, { colour, width: Math.max(3.5, radius * 0.24) });
  pen.disc(mast, top, Math.max(2.2, radius * 0.16), fill(palette.text));
}

function label(pen: Pen, palette: Palette, lamp: Lamp, alpha: number): void {
  const { x, y, inside } = lamp;
  const out = inside ? Math.hypot(x - inside.x, y - inside.y) : 0;
  const [dx, dy] = inside && out > 0 ? [(x - inside.x) / out, (y - inside.y) / out] : [0, 1];
  const far = lamp.radius + 10 + 4 * Math.abs(dx);
  pen.text(x + dx * far, y + dy * far, lamp.label ?? "", {
    size: 12,
    anchor: "middle",
    colour: lamp.selected || lamp.acting ? palette.text : palette.quiet,
    alpha,
    halo: palette.ground,
  });
}

function fill(colour: string): Fill {
  return { colour };
}
