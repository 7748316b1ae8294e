import { blockedForEver } from "./forever";
import type { Findings, Lint } from "./lint";
import { neverRan } from "./neverran";
import { neverYields } from "./neveryields";
import { busyPolling } from "./polling";
import { starved } from "./starved";

/** Every lint of a recording, those that found something first. Moves the world. */
export function lintsOf(f: Findings): Lint[] {
  const all = [neverRan(f), blockedForEver(f), starved(f), busyPolling(f), neverYields(f)];
  return [...all.filter((l) => l.count > 0), ...all.filter((l) => l.count === 0)];
}
