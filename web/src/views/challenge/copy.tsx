// Copies a text; says so, and shows the text to copy by hand where the browser
// refuses.

import { useSignal } from "@preact/signals";

export function Copy({ text }: { text: () => string }) {
  const state = useSignal<"" | "copied" | "refused">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      state.value = "copied";
      setTimeout(() => {
        if (state.value === "copied") state.value = "";
      }, 4000);
    } catch {
      state.value = "refused";
    }
  };
  return (
    <>
      <button type="button" class="button" data-testid="copy-text" onClick={copy}>
        {state.value === "copied" ? "Copied" : "Copy as text"}
      </button>
      <span class="unseen" role="status">
        {state.value === "copied" ? "Copied" : ""}
      </span>
      {state.value === "refused" && (
        <div class="copy-refused">
          <p role="alert">The browser does not let the page copy: select the text and copy it.</p>
          <textarea
            class="input"
            rows={8}
            readOnly
            value={text()}
            aria-label="Result as text"
            onFocus={(e) => e.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
