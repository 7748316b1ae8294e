// The front plot of a watched run, out of what its recorder counts: events of
// each group of tasklets, in pages of as many steps each, over the whole run so far.

import type { Snapshot } from "../../../lib/snapshot";
import type { Front } from "../front/bins";

const fewest = 32; // columns, while there are more to come

/** A page for each column, a group for each row. While the run goes on there is room ahead: what is there keeps its place. */
export function watchedFront({ front, pages, tasklets, step }: Snapshot, over = true): Front {
  const { groups, size, counts: acts } = front;
  const room = 2 ** Math.ceil(Math.log2(Math.max(fewest, pages.length)));
  const columns = over ? Math.max(1, pages.length) : room;
  const rows = over ? Math.max(1, Math.ceil(tasklets / size)) : groups;
  const counts = new Uint32Array(columns * rows);
  let most = 0;
  for (let page = 0; page < pages.length; page++)
    for (let group = 0; group < rows; group++) {
      const n = acts[page * groups + group] as number;
      counts[group * columns + page] = n;
      if (n > most) most = n;
    }
  return {
    columns,
    rows,
    counts,
    most,
    steps: pages.steps,
    from: 0,
    to: over ? step : columns * pages.steps,
    tasklets: size,
    noun: ["event", "events"],
  };
}

/** The kept moment nearest to the middle of a column, by its place among their steps; null: the newest, at `now`, is nearer. */
export function nearestMoment(
  kept: readonly { readonly step: number }[],
  { from, steps }: Front,
  column: number,
  now: number,
): number | null {
  const at = from + (column + 0.5) * steps;
  let best: number | null = null;
  let apart = Math.abs(now - at);
  kept.forEach(({ step }, k) => {
    const here = Math.abs(step - at);
    if (here >= apart) return;
    best = k;
    apart = here;
  });
  return best;
}
