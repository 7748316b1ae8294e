// Whether the picture of the current screen is a watched run: while one goes on
// and after it, until it is put away or another run takes the screen.
import { computed, effect, signal } from "@preact/signals";
import { workload } from "./route";
import { busy, run } from "./run";
import { pictures } from "./watched";

const closed = signal(false);
/** Counts the watched runs of this visit. */
export const watchedRuns = signal(0);

// Each watched run begins without a snapshot.
effect(() => {
  if (pictures.value !== null) return;
  closed.value = false;
  watchedRuns.value = watchedRuns.peek() + 1;
});

export const liveShown = computed(() => {
  const { settings } = run.value;
  // While it is measured nothing moves: the picture must not cost the run anything.
  const measuring = busy.value && settings?.mode === "measure";
  return pictures.value?.workload === workload.value?.id && !measuring && !closed.value;
});

export function closeLive(): void {
  closed.value = true;
}
