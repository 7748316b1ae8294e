// Copies the address: the whole configuration is in it.

import { useSignal } from "@preact/signals";

export function Share() {
  const state = useSignal<"" | "copied" | "refused">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      state.value = "copied";
    } catch {
      state.value = "refused";
    }
    setTimeout(() => {
      state.value = "";
    }, 4000);
  };
  return (
    <>
      <button type="button" class="button share" data-testid="share" onClick={copy}>
        {state.value === "copied" ? "Link copied" : "Share"}
      </button>
      <span class={state.value === "refused" ? "share-hint" : "unseen"} role="status">
        {state.value === "refused"
          ? "The browser does not let the page copy: copy the address from the address bar."
          : state.value === "copied"
            ? "Link copied"
            : ""}
      </span>
    </>
  );
}
