// How the bytes of a snapshot are to be seen: how fresh an age is, and how many
// tiles to make room for.

import { fadeSteps } from "../tiles/tiles";

/** How fresh an age is: 1 in the newest slice of steps; 0 for all where a slice is longer than the fade. */
export function ageFreshness(slice: number, tasklets: number): (age: number) => number {
  const slices = fadeSteps(tasklets) / slice;
  return (age) => (slices < 1 ? 0 : Math.max(0, 1 - age / slices));
}

/** Room ahead while tasklets come, so that tiles are not moved for each; none once there are all. */
export function roomFor(count: number, before: number, room: number, over = false): number {
  if (over || count === before) return count;
  return count <= room ? room : Math.max(64, 2 ** Math.ceil(Math.log2(count)));
}
