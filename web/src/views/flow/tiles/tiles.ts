// The bytes that a tile map is drawn from: two for each tasklet, so that a
// million take 2 MB, and as they come from the recorder without a copy.

export class Tiles {
  /** The first and the last tasklet changed since the last draw; first > last: none. */
  first = Number.POSITIVE_INFINITY;
  last = -1;

  constructor(
    /** By tasklet: its state, by the numbers of the recording library. */
    public states: Uint8Array,
    /** By tasklet: when that began, as a byte that `freshness` understands. */
    public times: Uint8Array,
    /** How fresh a state is whose time is that byte: 1 just now, 0 long ago. */
    public freshness: (time: number) => number,
  ) {
    this.touchAll();
  }

  get count(): number {
    return this.states.length;
  }

  set(t: number, state: number, time: number): void {
    this.states[t] = state;
    this.times[t] = time;
    if (t < this.first) this.first = t;
    if (t > this.last) this.last = t;
  }

  touchAll(): void {
    this.first = 0;
    this.last = this.count - 1;
  }

  /** What has changed is on screen now. */
  drawn(): void {
    this.first = Number.POSITIVE_INFINITY;
    this.last = -1;
  }
}

/** Steps until what changed looks like what did not: a wave of that many is seen as a front. */
export function fadeSteps(tasklets: number): number {
  return Math.max(48, Math.round(tasklets * 0.2));
}
