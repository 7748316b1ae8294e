// How lanes are ordered: the key, the groups and which of them are shut, and
// which tasklets have a lane.
import { effect, signal } from "@preact/signals";
import { type Recorded, recorded } from "./recording";
import { sameRun } from "./wanted";

/** What lanes are sorted by; the keys are those of the recording library. */
export type LaneSort = "index" | "spawn" | "runs" | "longest wait";

export const laneSort = signal<LaneSort>("index");
export const laneGroups = signal(false);
/** Ids of the groups that are shut: one mix lane each. */
export const shutGroups = signal<ReadonlySet<string>>(new Set());
/** Tasklets from <= number < to that have a lane; null: the first ones. */
export const laneRange = signal<{ readonly from: number; readonly to: number } | null>(null);
/** Height of a lane in pixels; null: as high as fits. */
export const laneHeight = signal<number | null>(null);

// Another run has other groups; another window of the same run has not.
let before: Recorded | null = null;
effect(() => {
  const now = recorded.value;
  if (!before || !now || !sameRun(before, now)) {
    shutGroups.value = new Set();
    laneRange.value = null;
    laneHeight.value = null;
  }
  before = now;
});

export function setLaneSort(key: LaneSort): void {
  laneSort.value = key;
}

export function setLaneGroups(on: boolean): void {
  laneGroups.value = on;
}

/** Shuts a group that is open, opens one that is shut. */
export function toggleGroup(id: string): void {
  const next = new Set(shutGroups.value);
  if (!next.delete(id)) next.add(id);
  shutGroups.value = next;
}

export function setLaneRange(from: number, to: number): void {
  laneRange.value = { from, to };
}

export function setLaneHeight(pixels: number | null): void {
  laneHeight.value = pixels;
}
