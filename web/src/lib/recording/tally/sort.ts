// The order of lanes.
import type { Recording } from "../recording";
import type { Tallies } from "./tasklets";

/** What lanes can be sorted by; ties go by number. */
export const sortKeys = ["index", "spawn", "runs", "longest wait", "sent", "received"] as const;
export type SortKey = (typeof sortKeys)[number];

/** The tasklets that events of a recording name, in the order of the key. Counts: the highest first. */
export function sorted(r: Recording, tallies: Tallies, key: SortKey): Int32Array {
  const seen = seenIn(r);
  const order = new Int32Array(seen.reduce((n, s) => n + s, 0));
  for (let t = 0, k = 0; t < seen.length; t++) if (seen[t]) order[k++] = t;
  const by = keyOf(tallies, key);
  return by ? order.sort((x, y) => by(x) - by(y) || x - y) : order;
}

function seenIn(r: Recording): Uint8Array {
  const seen = new Uint8Array(r.tasklets);
  for (let i = 0; i < r.length; i++) seen[r.a(i)] = seen[r.b(i)] = 1;
  return seen;
}

function keyOf(c: Tallies, key: SortKey): ((t: number) => number) | undefined {
  switch (key) {
    case "index":
      return undefined;
    case "spawn":
      return (t) => c.spawn[t] as number;
    case "runs":
      return (t) => -(c.runs[t] as number);
    case "longest wait":
      return (t) => -(c.longest[t] as number);
    case "sent":
      return (t) => -(c.sent[t] as number);
    case "received":
      return (t) => -(c.received[t] as number);
  }
}
