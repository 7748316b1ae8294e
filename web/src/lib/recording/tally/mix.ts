// How much of what: the mix of states in a rectangle of tasklets and steps,
// for lanes drawn smaller than a step or a tasklet.
import { STATES } from "../world/state";
import type { History } from "./history";

/** A grid over events [from, to), `columns` wide, and over tasklets in a given order, `rows` high. */
export interface Grid {
  /** The tasklets from top to bottom: the numbers of sort.ts, or a part of them. */
  readonly tasklets: ArrayLike<number>;
  readonly rows: number;
  /** Indices of events, from < to. */
  readonly from: number;
  readonly to: number;
  readonly columns: number;
}

/**
 * The mix in each cell: [row][column][state] as one array, in events that the
 * tasklets of the row spent in the state there. Each cell adds up to its
 * tasklets times its events; a fraction where an event lies in two columns.
 */
export function mixOf(h: History, g: Grid): Float32Array {
  const mix = new Float32Array(g.rows * g.columns * STATES);
  const scale = g.columns / (g.to - g.from);
  for (let k = 0; k < g.tasklets.length; k++) {
    const row = Math.floor((k * g.rows) / g.tasklets.length) * g.columns;
    const t = g.tasklets[k] as number;
    const { to } = h.slots(t);
    for (let slot = h.slotAt(t, g.from); slot < to; slot++) {
      const start = Math.max(h.startOf(slot), g.from);
      if (start >= g.to) break;
      const end = Math.min(slot + 1 < to ? h.startOf(slot + 1) : g.to, g.to);
      spread(mix, row, h.stateOf(slot), (start - g.from) * scale, (end - g.from) * scale, scale);
    }
  }
  return mix;
}

/** Spreads one span, in columns from `left` to `right`, over its cells. */
function spread(
  mix: Float32Array,
  row: number,
  state: number,
  left: number,
  right: number,
  scale: number,
): void {
  for (let column = Math.floor(left); column < right; column++) {
    const share = Math.min(right, column + 1) - Math.max(left, column);
    const cell = (row + column) * STATES + state;
    if (share > 0 && cell < mix.length) mix[cell] = (mix[cell] as number) + share / scale;
  }
}

/** The state that fills most of a cell of mixOf. */
export function mostOf(mix: Float32Array, cell: number): number {
  let most = 0;
  for (let s = 1; s < STATES; s++) {
    if ((mix[cell * STATES + s] as number) > (mix[cell * STATES + most] as number)) most = s;
  }
  return most;
}
