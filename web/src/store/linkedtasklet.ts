// The tasklet that a link looks at: one that the run does not have is told, and
// none is looked at. Only who has opened the recording knows its tasklets.
import { batch } from "@preact/signals";
import { awaited, linkedTasklet, select } from "./recording";
import { linkErrors } from "./route";

/**
 * Looks for it among so many tasklets, which are all of the run or, where it is
 * loaded up to a step, those up to there. While a step is awaited nobody knows.
 */
export function proveTasklet(tasklets: number, upTo: number | null): void {
  const at = linkedTasklet.peek();
  if (at === null || awaited.peek() !== null) return;
  batch(() => {
    linkedTasklet.value = null;
    if (at < tasklets) return;
    select(null);
    const whose = upTo === null ? "the tasklets of this run" : `the tasklets up to step ${upTo}`;
    const right = tasklets > 1 ? `t0 to t${tasklets - 1}` : "t0";
    linkErrors.value = [
      ...linkErrors.value,
      `at: "t${at}": ${right}, ${whose}; none is looked at instead`,
    ];
  });
}
