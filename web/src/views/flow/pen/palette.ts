// The page's colours as plain values, for what CSS does not reach: a canvas,
// and a picture that leaves the page.

import { states } from "../../../lib/recording";
import type { Fonts } from "./pen";

export interface Palette {
  readonly ground: string;
  readonly panel: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  readonly track: string;
  readonly lampOff: string;
  readonly onState: string;
  /** What travels. */
  readonly bright: string;
  /** By state. */
  readonly states: readonly string[];
  readonly fonts: Fonts;
}

/** Reads the colours that hold for an element now. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colours: string[] = [];
  colours[states.UNKNOWN] = read("track");
  colours[states.ABSENT] = read("line");
  colours[states.NEW] = read("new");
  colours[states.RUNNING] = read("running");
  colours[states.QUEUED] = read("queued");
  colours[states.RECEIVING] = read("waits-receive");
  colours[states.SENDING] = read("waits-send");
  colours[states.ASLEEP] = read("quiet");
  colours[states.DONE] = read("done");
  return {
    ground: read("ground"),
    panel: read("panel"),
    line: read("line"),
    text: read("text"),
    quiet: read("quiet"),
    track: read("track"),
    lampOff: read("lamp-off"),
    onState: read("on-state"),
    bright: read("running"),
    states: colours,
    fonts: { sans: read("sans"), mono: read("mono") },
  };
}
