// What a map is drawn from, and what it tells of its drawing.

import type { World } from "../../../lib/recording";
import type { Palette } from "../pen/palette";
import type { Session } from "../session";

export interface MapView {
  readonly session: Session;
  /** Stands at the step that is shown. */
  readonly world: World;
  /** The place on the step axis: between two whole numbers the later step is on its way. */
  readonly place: number;
  /** Steps a second: how long trails are, how much of the past is seen. */
  readonly rate: number;
  /** Steps a second at which it really goes now: how far ahead trains leave. */
  readonly pace: number;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly selected: number | null;
  /** Where the drawing put the tasklets. */
  readonly hits: Hits;
  /** A miniature: it has no words, no siding and next to no margin. */
  readonly bare?: boolean;
}

const slow = 12; // steps/s

/** The tasklet that did the present step; none where it would jump about faster than can be followed. */
export function actorOf({ session, world, pace, place }: MapView): number {
  const i = world.index - 1;
  return i < 0 || (pace > slow && !Number.isInteger(place)) ? -1 : session.recording.a(i);
}

/** The places of lamps as they were last drawn. */
export class Hits {
  private readonly items: number[] = [];

  clear(): void {
    this.items.length = 0;
  }

  add(tasklet: number, x: number, y: number, radius: number): void {
    this.items.push(tasklet, x, y, radius);
  }

  /** The tasklet at a point or at most `reach` beside it. */
  find(x: number, y: number, reach = 8): number | undefined {
    let best: number | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < this.items.length; k += 4) {
      const [t, px, py, r] = this.items.slice(k, k + 4) as [number, number, number, number];
      const far = Math.hypot(px - x, py - y) - r;
      if (far < nearest && far <= reach) {
        nearest = far;
        best = t;
      }
    }
    return best;
  }

  get shown(): number {
    return this.items.length / 4;
  }
}

/** The most tasklets that a map shows as lamps of their own. */
export const MOST_LAMPS = 2000;

/** The tasklets that a map shows: the first ones, main apart. */
export function shownTasklets(tasklets: number): number {
  return Math.min(MOST_LAMPS, tasklets - 1);
}
