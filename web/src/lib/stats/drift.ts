// Whether samples drift: the second half against the first by the U test, as
// workloads/stats does it.
import { summarize } from "./summary";
import { uTest } from "./utest";

const rare = 0.01; // every run is asked: at 5 % one in twenty would drift by chance
const fewest = 5; // in a half

/** 0.08 where the median of the second half is 8 % higher; 0 where there is no drift, or too few to tell. */
export function drift(values: readonly number[]): number {
  const half = Math.floor(values.length / 2);
  if (half < fewest) return 0;
  const [first, second] = [values.slice(0, half), values.slice(-half)];
  const before = summarize(first).median;
  if (uTest(first, second) >= rare || before === 0) return 0;
  return summarize(second).median / before - 1;
}
