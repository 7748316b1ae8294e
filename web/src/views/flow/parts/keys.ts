// The keys of a recording: Space plays, arrows step, with Shift from delivery
// to delivery; unless the focus is on something that these operate.

import { useEffect } from "preact/hooks";
import { jumpTo, lookAt } from "../../../store/moves";
import {
  goToStep,
  pause,
  play,
  playing,
  runRange,
  selected,
  step,
  stepBy,
} from "../../../store/recording";
import type { Session } from "../session";

const typed = "input, select, textarea, [contenteditable], dialog";
const operated = `${typed}, button:not([role=tab]), a, summary`;
const ownArrows = `${typed}, [role=tab], [role=slider], [role=radio], [data-own-arrows]`;

export function useFlowKeys(session: Session): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.altKey || e.metaKey || !(e.target instanceof Element)) return;
      if (e.key === " ") {
        if (e.repeat || e.target.closest(operated)) return;
        togglePlay();
      } else {
        if (e.target.closest(ownArrows) || !move(session, e.key, e.shiftKey)) return;
      }
      e.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [session]);
}

export function togglePlay(): void {
  if (playing.value) pause();
  else play();
}

/** To the next delivery or the one before; false where there is none. */
export function goToDelivery(session: Session, way: 1 | -1): boolean {
  const found = session.delivery(step.value, way);
  pause();
  if (found !== undefined) goToStep(found);
  return found !== undefined;
}

function move(session: Session, key: string, shift: boolean): boolean {
  switch (key) {
    case "ArrowRight":
    case "ArrowLeft": {
      const way = key === "ArrowRight" ? 1 : -1;
      if (shift) goToDelivery(session, way);
      else stepBy(way);
      return true;
    }
    case "Home":
      jumpTo(runRange().first);
      return true;
    case "End":
      jumpTo(runRange().last);
      return true;
    case "Escape":
      if (selected.value === null) return false;
      lookAt(null);
      return true;
  }
  return false;
}
