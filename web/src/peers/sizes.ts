// How large a peer's run may be. The bounds keep a page alive: above them a
// tab runs out of memory, or a run takes minutes.
import { PeerError } from "./error";
import type { PeerWorkload, Sizes } from "./peer";

interface Size {
  default: number;
  min: number;
  max: number;
}

const sizes: Record<PeerWorkload, Record<string, Size>> = {
  taskspeed: {
    tasklets: { default: 10, min: 1, max: 1000 },
    switches: { default: 1_000_000, min: 1, max: 1_000_000_000 },
  },
  chain: {
    n: { default: 100_000, min: 1, max: 1_000_000 },
  },
  hackysack: {
    players: { default: 1000, min: 1, max: 100_000 },
    loops: { default: 1000, min: 1, max: 1_000_000 },
    pause: { default: 1, min: 0, max: 1 },
    seed: { default: 1, min: 0, max: 2 ** 32 - 1 },
  },
};

/** Every size of the workload: those asked for, and the defaults of the others. */
export function completeSizes(workload: PeerWorkload, asked: Sizes): Sizes {
  const known = sizes[workload];
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
