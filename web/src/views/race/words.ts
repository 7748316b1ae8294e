// What a race says, in sentences: the same on the screen and in the text that
// is copied.

import type { Comparison, RaceState } from "../../store/race";
import { durationText } from "../figures/duration";
import { figureText, GAP, significant } from "../figures/number";

/** How many times as fast: two digits, three from 1 to 2. */
export function timesText(ratio: number): string {
  return significant(ratio, ratio >= 1 && ratio < 2 ? 3 : 2);
}

export function rangeText({ low, high }: Pick<Comparison, "low" | "high">): string {
  return `[${timesText(low)}, ${timesText(high)}]`;
}

export function roundsText(rounds: number): string {
  return `${rounds}${GAP}${rounds === 1 ? "round" : "rounds"}`;
}

/** A racer in a sentence. */
export function nameOf({ kind, label }: RaceState["racers"][number]): string {
  return kind === "floor" ? `the floor, ${label}` : label;
}

/** "frame softswitches: 7.9 times the rate of JavaScript generators [7.1, 8.4], 8 rounds." */
export function comparisonText(mine: string, other: string, c: Comparison): string {
  const { median, rounds, bounded, verdict } = c;
  const ratio = `${timesText(median)} times the rate of ${other}`;
  const range = bounded ? rangeText(c) : `${rangeText(c)} from least to greatest`;
  if (rounds === 1) return `${mine}: ${ratio} in one round, too few to tell.`;
  switch (verdict) {
    case "same":
      return `${mine}: no difference from ${other}, ${roundsText(rounds)} (${timesText(median)} times ${range}).`;
    case "unknown":
      return `${mine}: ${ratio}, ${range}, ${roundsText(rounds)}: too few to tell.`;
    case "different":
      return `${mine}: ${ratio} ${range}, ${roundsText(rounds)}.`;
  }
}

/** "cframe softswitches: 183 M switches/s, 9.0 times the 20.3 M of Stackless Python 3.0 alpha 1, 2003." */
export function referenceText(
  mine: string,
  rate: { readonly median: number; readonly low: number; readonly high: number },
  unit: string,
  other: { readonly value: number; readonly who: string },
): string {
  const times = timesText(rate.median / other.value);
  const one = rate.low === rate.high;
  const range = one
    ? ""
    : ` ${rangeText({ low: rate.low / other.value, high: rate.high / other.value })}`;
  return `${mine}: ${figureText(rate.median, unit)}, ${times} times${range} the ${figureText(other.value, unit)} of ${other.who}.`;
}

/** How many samples the calibration kernel marks, how they are drawn between; "" where none. */
export function offText({ laps }: Pick<RaceState, "laps">, drawn = ""): string {
  const off = Object.values(laps)
    .flat()
    .filter((lap) => lap.off).length;
  if (off === 0) return "";
  const [who, them] = off === 1 ? ["One sample is", "it"] : [`${off} samples are`, "them"];
  return `${who} marked${drawn}: a fixed computation beside ${them} took 15 % more or less than usual.`;
}

/** Where the race stands, in a line. */
export function statusText(state: RaceState, loading: number | null): string {
  const { status, turn, rounds } = state;
  switch (status) {
    case "idle":
      return "Not run yet";
    case "waiting":
      return "Waits until the tab is seen: browsers slow hidden tabs";
    case "running":
      if (loading !== null) return `Loading the program, ${Math.round(loading * 100)}${GAP}%`;
      return turn && turn.round > 0
        ? `Round ${turn.round} of ${rounds}`
        : "Warm-up round, not counted";
    case "stopped":
      return Object.keys(state.laps).length > 0
        ? "Stopped, samples kept"
        : "Stopped, no samples yet";
    case "done":
      return "Done";
  }
}

/** What stands below it: who has his turn, or how long the race took, or when an earlier one was run. */
export function remarkText(state: RaceState): string {
  const label = state.racers.find((r) => r.id === state.turn?.id)?.label;
  if (label !== undefined) return label;
  if (!state.kept) return durationText(state.elapsed);
  const { date } = state.environment;
  return date ? `An earlier visit's, of ${date}` : "An earlier visit's";
}

/** Says that samples were marked; "" where none were. */
export function hiddenText(state: RaceState): string {
  const hidden = Object.values(state.laps)
    .flat()
    .filter((lap) => lap.hidden).length;
  if (hidden === 0) return "";
  return hidden === 1
    ? "One sample was taken while the tab was hidden: it is marked, not counted, and was taken again."
    : `${hidden} samples were taken while the tab was hidden: they are marked, not counted, and were taken again.`;
}
