// The tiles of a recording at any step. A step near the last one costs a few
// bytes; only a jump looks at every tasklet.

import type { Session } from "../session";
import { ageOf, beatOf, FADE, freshnessAt } from "./beats";
import { fadeSteps, Tiles } from "./tiles";

/** Steps further away than so many are jumped to. */
const NEAR = 20_000;

/** In so many beats every tasklet is looked at whether it is long ago; beats that are left before one looks new again. */
const SWEEP = 254 - FADE - 10;

export class Follower {
  readonly tiles: Tiles;
  /** Steps a beat. */
  private readonly stretch: number;
  /** Events that have happened; -1: nothing was made yet. */
  private applied = -1;
  private beat = 0;
  private swept = 0;

  constructor(private readonly session: Session) {
    const { recording: r, tasklets } = session;
    this.stretch = Math.max(1, Math.ceil(Math.min(fadeSteps(tasklets), r.length / 8) / FADE));
    this.tiles = new Tiles(new Uint8Array(tasklets), new Uint8Array(tasklets), () => 0);
  }

  /** Brings the tiles to just after a step; false where they were there. */
  goTo(step: number): boolean {
    const to = step - this.session.recording.from + 1;
    if (to === this.applied) return false;
    const near = this.applied >= 0 && Math.abs(to - this.applied) <= NEAR;
    const beat = this.beatAfter(to);
    // Going back a beat would bring back what was swept away as long ago.
    if (near && beat >= this.beat && beat - this.beat < SWEEP) this.walk(to);
    else this.jump(step, to);
    this.tiles.freshness = freshnessAt(beatOf(this.beat));
    return true;
  }

  private beatAfter(applied: number): number {
    return Math.floor(Math.max(0, applied - 1) / this.stretch);
  }

  private walk(to: number): void {
    const forth = to > this.applied;
    const [from, until] = forth ? [this.applied, to] : [to, this.applied];
    const beat = this.beatAfter(to);
    if (forth) this.sweep(beat);
    this.beat = beat;
    const r = this.session.recording;
    for (let i = from; i < until; i++) {
      // An event changes these, and main, which stands back without an event of its own.
      this.put(r.a(i), to);
      this.put(r.b(i), to);
    }
    this.put(0, to);
    this.applied = to;
  }

  private put(t: number, applied: number): void {
    const { history } = this.session;
    const slot = history.slotAt(t, applied - 1);
    const state = history.stateOf(slot);
    const time = this.timeOf(history.startOf(slot));
    const { tiles } = this;
    if (tiles.states[t] !== state || tiles.times[t] !== time) tiles.set(t, state, time);
  }

  private timeOf(event: number): number {
    const began = Math.floor(event / this.stretch);
    return event < 0 || this.beat - began > FADE ? 0 : beatOf(began);
  }

  /** Sets to 0 what has grown old, a part of the tasklets for each beat that has gone by. */
  private sweep(beat: number): void {
    const { tiles } = this;
    const { times } = tiles;
    const part = Math.ceil(tiles.count / SWEEP);
    const now = beatOf(beat);
    for (let k = 0; k < (beat - this.beat) * part; k++) {
      const t = this.swept;
      this.swept = t + 1 < tiles.count ? t + 1 : 0;
      const time = times[t] as number;
      // Both look the same, so that it need not be uploaded for that.
      if (time !== 0 && ageOf(time, now) > FADE) times[t] = 0;
    }
  }

  private jump(step: number, to: number): void {
    const { cells } = this.session.at(step);
    const { tiles } = this;
    this.beat = this.beatAfter(to);
    tiles.states.set(cells.state);
    for (let t = 0; t < tiles.count; t++) tiles.times[t] = this.timeOf(cells.since[t] as number);
    tiles.touchAll();
    this.applied = to;
    this.swept = 0;
  }
}
