// The exact counts of a run in eight digits: two runs of one configuration did
// the same work when they are the same.
import type { Result, Workload } from "../../gen/types";
import { crc32 } from "./checksum";

/** Empty where there is no exact count. */
export function countsDigest(workload: Workload, result: Pick<Result, "counts">): string {
  const lines = workload.counts
    .filter((c) => !c.varies && result.counts[c.name] !== undefined)
    .map((c) => `${c.name}=${result.counts[c.name]}\n`)
    .sort();
  if (lines.length === 0) return "";
  return Array.from(crc32(lines.join("")), (b) => b.toString(16).padStart(2, "0")).join("");
}
