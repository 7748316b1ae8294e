// Space runs and stops, unless the focus is on something that Space operates
// or a recording is on screen, which it plays.

import { useEffect } from "preact/hooks";
import { busy, route, start, stop } from "../../store";
import { recordingShown } from "../../store/recording";

/** A tab is not among them: the arrows have chosen it already. */
const operated =
  "input, select, textarea, button:not([role=tab]), a, summary, [contenteditable], dialog";

/** Whether the key is Space and nothing in focus takes it. */
export function spaceIsFree(e: KeyboardEvent): boolean {
  if (e.key !== " " || e.repeat || e.ctrlKey || e.altKey || e.metaKey) return false;
  return !(e.target instanceof Element && e.target.closest(operated));
}

export function useRunKeys() {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (!spaceIsFree(e)) return;
      if (recordingShown.value && route.value.tab === "picture") return;
      e.preventDefault();
      if (busy.value) stop();
      else start();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
