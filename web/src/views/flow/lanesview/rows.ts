// The rows of the lanes view from top to bottom: a lane a tasklet, and where
// lanes are grouped a mix lane before each group. Heights are CSS pixels and
// may be fractions: many lanes fit into a small picture.

import type { Role } from "../../../lib/recording";

/** Height of the mix lane of a group. */
export const GROUP_HEIGHT = 44;
/** The tallest lane that is made where there is room. */
export const TALLEST = 40;
/** The most lanes that are shown. */
export const MOST_LANES = 2000;

export interface GroupRow {
  readonly role: Role;
  readonly shut: boolean;
  readonly top: number;
}

export interface LaneRow {
  readonly tasklet: number;
  readonly top: number;
}

export interface Plan {
  /** Tasklets in the order of their lanes. */
  readonly order: ArrayLike<number>;
  /** The groups, where lanes are grouped. */
  readonly roles?: readonly Role[] | undefined;
  readonly shut: ReadonlySet<string>;
}

export class Rows {
  readonly groups: readonly GroupRow[];
  /** Tasklets with a lane, in the order of the lanes, and the tops of the lanes. */
  readonly tasklets: Int32Array;
  readonly tops: Float64Array;
  readonly laneHeight: number;
  /** Of all rows. */
  readonly height: number;
  private readonly laneOf = new Map<number, number>();
  private readonly groupOf = new Map<number, GroupRow>();

  /** `wanted`: height of a lane; undefined: as fits the room. */
  constructor({ order, roles, shut }: Plan, room: number, wanted?: number) {
    const members = roles?.map((role) => ({ role, own: new Set(role.tasklets) }));
    const parts = members
      ? members.map(({ role, own }) => ({
          role,
          // Of one tasklet the mix lane is its lane.
          closed: own.size === 1 || shut.has(role.id),
          lanes: Array.from(order).filter((t) => own.has(t)),
        }))
      : [{ role: undefined, closed: false, lanes: Array.from(order) }];
    const filled = parts.filter((p) => p.lanes.length > 0);
    const count = filled.reduce((n, p) => n + (p.closed ? 0 : p.lanes.length), 0);
    const groups: GroupRow[] = [];
    const heads = roles ? filled.length * GROUP_HEIGHT : 0;
    this.laneHeight = wanted ?? Math.min(TALLEST, Math.max(0, room - heads) / Math.max(1, count));
    this.tasklets = new Int32Array(count);
    this.tops = new Float64Array(count);
    let top = 0;
    let k = 0;
    for (const { role, closed, lanes } of filled) {
      if (role) {
        const group = { role, shut: closed, top };
        groups.push(group);
        for (const t of role.tasklets) this.groupOf.set(t, group);
        top += GROUP_HEIGHT;
        if (closed) continue;
      }
      for (const t of lanes) {
        this.tasklets[k] = t;
        this.tops[k] = top;
        this.laneOf.set(t, k++);
        top += this.laneHeight;
      }
    }
    this.groups = groups;
    this.height = top;
  }

  /** Lanes from <= k < to that reach into y0 to y1. */
  between(y0: number, y1: number): { from: number; to: number } {
    return { from: this.firstBelow(y0), to: this.firstFrom(y1) };
  }

  /** What stands at y. */
  at(y: number): { tasklet: number } | { group: GroupRow } | undefined {
    const group = this.groups.find((g) => y >= g.top && y < g.top + GROUP_HEIGHT);
    if (group) return { group };
    const k = this.firstBelow(y);
    const top = this.tops[k];
    return top !== undefined && y >= top ? { tasklet: this.tasklets[k] as number } : undefined;
  }

  /** Top and height of a tasklet's lane, or of the mix lane of its shut group; undefined: neither is there. */
  placeOf(tasklet: number): { top: number; height: number } | undefined {
    const k = this.laneOf.get(tasklet);
    if (k !== undefined) return { top: this.tops[k] as number, height: this.laneHeight };
    const group = this.groupOf.get(tasklet);
    return group?.shut ? { top: group.top, height: GROUP_HEIGHT } : undefined;
  }

  /** The tasklet whose lane is next below or above that of another; from none the first or the last. */
  neighbour(tasklet: number | null, way: 1 | -1): number | undefined {
    const k = tasklet === null ? undefined : this.laneOf.get(tasklet);
    if (k === undefined) return this.tasklets[way > 0 ? 0 : this.tasklets.length - 1];
    return this.tasklets[k + way];
  }

  /** The first lane that ends below y. */
  private firstBelow(y: number): number {
    return this.search((k) => (this.tops[k] as number) + this.laneHeight > y);
  }

  /** The first lane that begins at y or below. */
  private firstFrom(y: number): number {
    return this.search((k) => (this.tops[k] as number) >= y);
  }

  private search(right: (k: number) => boolean): number {
    let low = 0;
    let high = this.tops.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (right(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
