// How large a peer's run may be. The bounds keep a page alive: above them a
// tab runs out of memory, or a run takes minutes.
import type { PeerWorkload } from "./specs";

export interface Size {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export const peerSizes: Record<PeerWorkload, Readonly<Record<string, Size>>> = {
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

/** The floor's ring is as long as the one of the texts. */
export const floorTasklets = 10;
