// The figures of the real system that the heats are drawn beside: the rows of
// the workloads' own reference.json, as rates.

import type { Reference, ReferenceRow } from "../../gen/types";
import type { Heat } from "../../store/challenge";
import type { Post } from "../race/post";
import { nearest, rowsFor } from "../reference/match";

/** What a racer of ours is compared by: a metric, the params, and how its value becomes a rate. */
interface Like {
  readonly metric: string;
  readonly params: Readonly<Record<string, string>>;
  rate(value: number): number;
}

function likeOf(heat: Heat, racer: string, size: number): Like {
  if (heat.id === "switch") return { metric: `rate.${racer}`, params: {}, rate: (v) => v };
  return {
    metric: "total",
    params: { n: String(size), engine: racer },
    rate: (v) => size / v,
  };
}

/** Then and today, for each of ours in the heat. */
export function postsOf(
  heat: Heat,
  reference: Reference | undefined,
  size: number,
): Record<string, Post[]> {
  const all: Record<string, Post[]> = {};
  for (const { id, kind } of heat.racers) {
    if (kind !== "ours") continue;
    const like = likeOf(heat, id, size);
    const rows = rowsFor(reference?.rows ?? [], like.metric, like.params);
    all[id] = (["historic", "measured"] as const).flatMap((k) => {
      const row = nearest(
        rows.filter((r) => r.kind === k),
        like.params,
      );
      return row ? [{ kind: k, value: like.rate(row.value), row }] : [];
    });
  }
  return all;
}

/** Whose figures stand beside the lanes: each machine and runtime once. */
export function runnersUp(posts: Readonly<Record<string, readonly Post[]>>): ReferenceRow[] {
  const rows = Object.values(posts).flatMap((list) => list.map((post) => post.row));
  const name = (r: ReferenceRow) => `${r.runtime} ${r.machine}`;
  return rows.filter((r, i) => rows.findIndex((o) => name(o) === name(r)) === i);
}
