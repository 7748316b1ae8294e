import { finish } from "../slices";
import { blockedForEver } from "./forever";
import type { Findings, Lint } from "./lint";
import { neverRan } from "./neverran";
import { neverYields } from "./neveryields";
import { busyPolling } from "./polling";
import { starvedInSlices } from "./starved";

/** Every lint of a recording, those that found something first. Moves the world. */
export function lintsOf(f: Findings): Lint[] {
  return finish(lintsInSlices(f));
}

/** The same, with a stop after each pass over the recording. */
export function* lintsInSlices(f: Findings): Generator<void, Lint[]> {
  const all = [neverRan(f)];
  yield;
  all.push(blockedForEver(f));
  yield;
  all.push(yield* starvedInSlices(f));
  yield;
  all.push(busyPolling(f));
  yield;
  all.push(neverYields(f));
  return [...all.filter((l) => l.count > 0), ...all.filter((l) => l.count === 0)];
}
