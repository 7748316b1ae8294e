// Whether there is a graphics processor to paint tiles with. To find out can take
// a browser a third of a second, so that it is tried once, when nothing runs and
// the page is idle; until then tiles are painted without one.

import { signal } from "@preact/signals";
import { whenIdle } from "../../../lib/idle";
import { busy } from "../../../store";
import { glWorks } from "./gl";

/** undefined: not tried yet. */
export const graphics = signal<boolean | undefined>(undefined);

/** Tries when there is time; for an effect, which calls it again when a run has ended. */
export function tryGraphics(): () => void {
  if (busy.value || graphics.value !== undefined) return () => {};
  const go = () => {
    if (!busy.peek() && graphics.peek() === undefined) graphics.value = glWorks();
  };
  return whenIdle(go);
}
