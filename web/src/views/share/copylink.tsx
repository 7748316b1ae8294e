// A link to copy: at a click, or by hand where the browser refuses.

import { useSignal } from "@preact/signals";

export function CopyLink({ address }: { address: string }) {
  const state = useSignal<"" | "copied" | "refused">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      state.value = "copied";
    } catch {
      state.value = "refused";
    }
  };
  return (
    <div class="share-copy">
      <input
        class="input"
        readOnly
        value={address}
        aria-label="Link"
        data-testid="share-link"
        onFocus={(e) => e.currentTarget.select()}
      />
      <button type="button" class="button" data-testid="copy-link" onClick={copy}>
        Copy link
      </button>
      <p class="small" role="status" data-testid="copy-state">
        {state.value === "copied"
          ? `Copied, ${address.length} characters.`
          : state.value === "refused"
            ? "The browser does not let the page copy: select the link and copy it."
            : ""}
      </p>
    </div>
  );
}
