// Space runs and stops, unless the focus is on something that Space operates.

import { useEffect } from "preact/hooks";
import { busy, start, stop } from "../../store";

/** A tab is not among them: the arrows have chosen it already. */
const operated =
  "input, select, textarea, button:not([role=tab]), a, summary, [contenteditable], dialog";

export function useRunKeys() {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== " " || e.repeat || e.ctrlKey || e.altKey || e.metaKey) return;
      if (e.target instanceof Element && e.target.closest(operated)) return;
      e.preventDefault();
      if (busy.value) stop();
      else start();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
