// The big mode: everything larger, for a projector. The address says it, so that
// a page loaded anew is as before; of what is shared it is a part only where
// that is chosen.
import { computed, effect, signal } from "@preact/signals";

export const big = signal(false);

/** How much larger drawings are that have sizes of their own. */
export const enlarged = computed(() => (big.value ? 1.5 : 1));

effect(() => {
  if (typeof document === "undefined") return;
  if (big.value) document.documentElement.dataset.big = "";
  else delete document.documentElement.dataset.big;
});
