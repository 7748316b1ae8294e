// What the Go side asks and what it gets.
import type { RunOptions } from "../../lib/face";
import type { PeerRequest } from "../messages";

export interface ProbeOptions {
  params: Record<string, string>;
  samples: number;
  seed: number;
}

export interface LoadOptions {
  link: string; // what follows the site's address
  cold: boolean; // nothing in the browser's caches
}

export type Request =
  | { do: "workload"; options: RunOptions }
  | { do: "probe"; options: ProbeOptions }
  | { do: "peer"; options: PeerRequest }
  | { do: "load"; options: LoadOptions }
  | { do: "browser" };

export type Answer = { result: unknown } | { error: string };

/** One visit, in seconds since its navigation began. */
export interface Load {
  firstPaint: number;
  formUsable: number; // Run is there and a field can be changed
  wasmArrived: number; // its last byte; after formUsable where all is well
  firstResult: number; // a verified result is on the screen
  bytes: number; // over the network, compressed
}
