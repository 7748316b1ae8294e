// The moment of a watched run that is shown: the newest one, or one of those
// whose states were kept.

import { computed, effect, signal } from "@preact/signals";
import type { Keyframe } from "../../../lib/snapshot";
import { keyframes } from "../../../store/live";
import { watchedRuns } from "../../../store/liveshown";

/** Of the keyframes the one shown, by its place among them; null: the newest moment. */
export const chosen = signal<number | null>(null);

export const shownFrame = computed<Keyframe | null>(() =>
  chosen.value === null ? null : (keyframes.value[chosen.value] ?? null),
);

// A new run is shown as it goes.
effect(() => {
  watchedRuns.value;
  chosen.value = null;
});

export const replaying = signal(false);

/** How long a keyframe is shown, in ms: together a few seconds. */
const each = (frames: number) => Math.max(80, Math.min(160, 4000 / frames));

/** Shows the kept moments one after the other, then the newest; the answer ends that. */
export function replay(): () => void {
  const frames = keyframes.peek();
  if (frames.length === 0) return () => {};
  if (chosen.peek() === null) chosen.value = 0;
  replaying.value = true;
  const timer = setInterval(() => {
    const next = (chosen.peek() ?? frames.length) + 1;
    chosen.value = next < keyframes.peek().length ? next : null;
    if (chosen.peek() === null) end();
  }, each(frames.length));
  const end = () => {
    clearInterval(timer);
    replaying.value = false;
  };
  return end;
}
