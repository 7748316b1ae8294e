// A button that copies a text, and says so. Where the browser refuses, the text
// is shown to be copied by hand.

import { useSignal } from "@preact/signals";

interface Props {
  readonly name: string;
  readonly text: () => string;
  readonly testid: string;
  /** What is said when it is copied. */
  readonly done?: (text: string) => string;
  /** The text is shown already, in a field that can be selected. */
  readonly shown?: boolean;
}

const lasts = 4000; // ms

export function Copy({ name, text, testid, done = () => "Copied.", shown = false }: Props) {
  const state = useSignal<"" | "copied" | "refused">("");
  const said = useSignal("");
  const copy = async () => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      said.value = done(copied);
      state.value = "copied";
      setTimeout(() => {
        if (state.value === "copied") state.value = "";
      }, lasts);
    } catch {
      state.value = "refused";
    }
  };
  return (
    <>
      <button type="button" class="button" data-testid={testid} onClick={copy}>
        {name}
      </button>
      <p class="copy-said small" role="status" data-testid="copy-state">
        {state.value === "copied" && said.value}
        {state.value === "refused" &&
          `The browser does not let the page copy: select the ${shown ? "link" : "text"} and copy it.`}
      </p>
      {state.value === "refused" && !shown && (
        <textarea
          class="input copy-refused"
          rows={8}
          readOnly
          value={text()}
          aria-label="Result as text"
          onFocus={(e) => e.currentTarget.select()}
        />
      )}
    </>
  );
}
