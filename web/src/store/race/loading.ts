// How much of the wasm has come, while a race waits for it.
import { computed } from "@preact/signals";
import { wasmState } from "../wasm";

/** A share, 0 to 1; null where nothing is under way or its size is not known. */
export const wasmLoaded = computed(() => {
  const { status, bytes, total } = wasmState.value;
  return status === "loading" && total > 0 ? bytes / total : null;
});
