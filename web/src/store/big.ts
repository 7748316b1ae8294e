// The big mode: everything larger, for a projector. It is no part of a link:
// what is sent is the same for whoever opens it.
import { effect, signal } from "@preact/signals";

export const big = signal(false);

effect(() => {
  if (typeof document === "undefined") return;
  if (big.value) document.documentElement.dataset.big = "";
  else delete document.documentElement.dataset.big;
});
