import { grouped, several } from "../grouped";
import type { Findings, Lint } from "./lint";

/** Tasklets that were spawned here and never switched to; the worst is the one that waits longest. */
export function neverRan({ world, tallies }: Findings): Lint {
  const r = world.recording;
  let [count, of, first] = [0, 0, -1];
  for (let t = 1; t < r.tasklets; t++) {
    const spawn = tallies.spawn[t] as number;
    if (spawn < 0) continue;
    of++;
    if (tallies.runs[t] !== 0) continue;
    count++;
    if (first < 0 || spawn < (tallies.spawn[first] as number)) first = t;
  }
  const where = r.ends ? "in this run" : "in this window";
  const step = first < 0 ? 0 : r.step(tallies.spawn[first] as number);
  return {
    id: "never-ran",
    title: "Never ran",
    count,
    of,
    words:
      count === 0
        ? `Every tasklet that was made ran ${where}`
        : `${grouped(count)} of ${several(of, "tasklet")} never ran ${where}`,
    worst:
      first < 0
        ? undefined
        : {
            tasklet: first,
            step,
            words: `${r.names.of(first)} was made at step ${grouped(step)} and never ran`,
          },
  };
}
