// A tasklet's line: every event that it does or that is done to it. The one
// before in a Run and the last holder in an Acquire are only named, not in it.
import { DELIVER, DROP_REQUEST, PAUSE, READY, SPAWN, WAKE } from "../kinds";
import { Lists } from "../lists";
import type { Recording } from "../recording";

/** The line of every tasklet, keyed by its number. 8 bytes an event at most. */
export function linesOf(r: Recording): Lists {
  return new Lists(r, r.tasklets, (i, add) => {
    const a = r.a(i);
    add(a);
    if (r.b(i) !== a && involvesB(r.kind(i))) add(r.b(i));
  });
}

function involvesB(kind: number): boolean {
  switch (kind) {
    case SPAWN: // the spawner, the cause: it acts
    case READY:
    case PAUSE:
    case WAKE:
    case DELIVER: // both ends
    case DROP_REQUEST:
      return true;
  }
  return false;
}
