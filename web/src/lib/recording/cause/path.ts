// A message followed through tasklets. A delivery leads on to the first
// sending of its receiver, if nothing else came to that one in between: then,
// and only then, the events prove that the one is the answer to the other.
// The rule is the same both ways, so that a path is one path from each of its ends.
import { DELIVER, EXIT } from "../kinds";
import type { Lists } from "../lists";
import type { Recording } from "../recording";
import { sendStart } from "./ends";

/** Why a path goes no further. */
export type PathEnd =
  | "window" // it may: the window ends
  | "kept" // the tasklet sent nothing afterwards, or had received nothing before
  | "mixed" // other messages came to the tasklet in between: which one it answers is not known
  | "limit";

export interface Path {
  /** Indices of the deliveries, ascending, the one asked for among them. */
  readonly deliveries: readonly number[];
  /** Why it begins and ends where it does. */
  readonly begin: PathEnd;
  readonly end: PathEnd;
}

/** The path through delivery i, `limit` deliveries each way at most. */
export function pathOf(r: Recording, lines: Lists, i: number, limit = 10_000): Path {
  const back: number[] = [];
  const begin = walk(r, lines, i, limit, earlier, back);
  const on: number[] = [];
  const end = walk(r, lines, i, limit, later, on);
  return { deliveries: [...back.reverse(), i, ...on], begin, end };
}

type Hop = (r: Recording, lines: Lists, i: number) => number | PathEnd;

function walk(
  r: Recording,
  lines: Lists,
  i: number,
  limit: number,
  hop: Hop,
  to: number[],
): PathEnd {
  let at = i;
  while (to.length < limit) {
    const next = hop(r, lines, at);
    if (typeof next === "string") return next;
    to.push(next);
    at = next;
  }
  return "limit";
}

/** The delivery that answers delivery i. */
function later(r: Recording, lines: Lists, i: number): number | PathEnd {
  const t = r.b(i);
  for (let at = lines.after(t, i); at >= 0; at = lines.after(t, at)) {
    if (r.kind(at) === EXIT) return "kept";
    if (r.kind(at) !== DELIVER) continue;
    return r.a(at) === t && sendStart(r, lines, at) > i ? at : "mixed";
  }
  return r.ends ? "kept" : "window";
}

/** The delivery that delivery i answers. */
function earlier(r: Recording, lines: Lists, i: number): number | PathEnd {
  const t = r.a(i);
  const start = sendStart(r, lines, i);
  for (let at = lines.before(t, start); at >= 0; at = lines.before(t, at)) {
    if (r.kind(at) !== DELIVER) continue;
    if (r.b(at) !== t) return "kept"; // it sent twice: the second answers nothing
    // The path must be the same seen from there.
    return later(r, lines, at) === i ? at : "mixed";
  }
  return r.from === 0 ? "kept" : "window";
}
