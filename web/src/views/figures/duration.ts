// Elapsed time as a clock shows it while a run goes on.

import { GAP } from "./number";

/** Seconds with one decimal below a minute, then minutes and seconds. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${seconds.toFixed(1)}${GAP}s`;
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}${GAP}min ${String(whole % 60).padStart(2, "0")}${GAP}s`;
}
