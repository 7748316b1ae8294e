// Which lanes there are, as the visitor ordered them.

import { laneGroups, laneHeight, laneRange, laneSort, shutGroups } from "../../../store/lanes";
import type { Session } from "../session";
import { modelOf } from "./model";
import { MOST_LANES, Rows } from "./rows";

/** The tasklets that have a lane, in the chosen order: the same array until that changes. */
export function lanesShown(session: Session): Int32Array {
  const range = laneRange.value;
  const all = modelOf(session).order(laneSort.value);
  if (last?.all === all && last.range === range) return last.lanes;
  const own = range ? all.filter((t) => t >= range.from && t < range.to) : all;
  const lanes = own.length > MOST_LANES ? own.slice(0, MOST_LANES) : own;
  last = { all, range, lanes };
  return lanes;
}

let last: { all: Int32Array; range: typeof laneRange.value; lanes: Int32Array } | undefined;

/** The rows for a room of so many pixels. */
export function rowsFor(session: Session, room: number): Rows {
  const roles = laneGroups.value ? modelOf(session).roles : undefined;
  const plan = { order: lanesShown(session), roles, shut: shutGroups.value };
  return new Rows(plan, room, laneHeight.value ?? undefined);
}
