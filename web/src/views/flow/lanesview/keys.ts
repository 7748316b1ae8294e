// Keys of the lanes besides those of every recording: up and down go from lane
// to lane, plus and minus zoom round the present step, 0 shows all steps.

import { useEffect } from "preact/hooks";
import { select, selected, step } from "../../../store/recording";
import { showAllSteps, windowNow, zoomSteps } from "../../../store/stepwindow";
import type { Rows } from "./rows";

const own = "input, select, textarea, [contenteditable], dialog, [role=slider], [role=radio]";

/** How much one press zooms. */
export const ZOOM = 1.6;

export function useLanesKeys(rows: Rows): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.altKey || e.metaKey || !(e.target instanceof Element)) return;
      if (e.target.closest(own) || !act(rows, e.key)) return;
      e.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [rows]);
}

function act(rows: Rows, key: string): boolean {
  switch (key) {
    case "ArrowDown":
    case "ArrowUp": {
      const next = rows.neighbour(selected.peek(), key === "ArrowDown" ? 1 : -1);
      if (next !== undefined) select(next);
      return true;
    }
    case "+":
    case "=":
      zoomAtStep(1 / ZOOM);
      return true;
    case "-":
      zoomAtStep(ZOOM);
      return true;
    case "0":
      showAllSteps();
      return true;
  }
  return false;
}

/** Zooms round the present step, or round the middle where it is out of sight. */
export function zoomAtStep(factor: number): void {
  const { from, to } = windowNow();
  const at = step.peek();
  zoomSteps(at >= from && at < to ? at : (from + to) / 2, factor);
}
