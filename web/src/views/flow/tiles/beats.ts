// Time as a byte that goes round: while steps are taken only the tasklets that
// an event changes are written, and all others grow older by the table of shades.

/** Beats until what changed looks like what did not. */
export const FADE = 200;

const round = 255;

/** The beat of stretch k of the steps, k >= 0: 1 to 255; 0 is for long ago. */
export function beatOf(k: number): number {
  return (k % round) + 1;
}

/** How many beats ago that was, 0 to 254; for 0 more than FADE. */
export function ageOf(beat: number, now: number): number {
  return beat === 0 ? round : (now - beat + round) % round;
}

/**
 * How fresh a beat is: 1 now, 0 from FADE on. A beat of more than 254 ago would
 * look new again: whoever lets time go by sets those older than FADE to 0.
 */
export function freshnessAt(now: number): (beat: number) => number {
  return (beat) => Math.max(0, 1 - ageOf(beat, now) / FADE);
}
