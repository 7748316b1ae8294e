// The sizes of a peer's run, complete and within their bounds.
import { peerSizes } from "../lib/peer/sizes";
import type { PeerWorkload } from "../lib/peer/specs";
import { PeerError } from "./error";
import type { Sizes } from "./peer";

/** Every size of the workload: those asked for, and the defaults of the others. */
export function completeSizes(workload: PeerWorkload, asked: Sizes): Sizes {
  const known = peerSizes[workload];
  const complete: Record<string, number> = {};
  for (const [name, size] of Object.entries(known)) complete[name] = size.default;
  for (const [name, value] of Object.entries(asked)) {
    const size = known[name];
    if (!size)
      throw new PeerError(
        "params",
        `${name}: no such size: one of ${Object.keys(known).join(", ")}`,
      );
    if (!Number.isInteger(value) || value < size.min || value > size.max) {
      throw new PeerError(
        "params",
        `${name}: ${value}: a whole number from ${size.min} to ${size.max}`,
      );
    }
    complete[name] = value;
  }
  return complete;
}

/** The size of that name; it is there in what completeSizes gives. */
export function sizeOf(sizes: Sizes, name: string): number {
  const value = sizes[name];
  if (value === undefined) throw new PeerError("params", `${name}: missing: a whole number`);
  return value;
}
