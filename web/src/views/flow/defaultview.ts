// Which pictures a recording can be shown as, and which it is shown as at
// first: the one that tells most at its size.

import { type FlowView, flowViews } from "../../params/place";
import { MOST_LANES } from "./lanesview/rows";
import type { Session } from "./session";

/** So many lamps of a map can be told apart; a chain's wave is seen at any number of them. */
const LAMPS_TO_READ = 240;

/** Each picture shows any recording; where it has no room for all tasklets, a part that is named. */
export function possibleViews(): readonly FlowView[] {
  return flowViews;
}

/** The map as long as it tells the story, then lanes, then tiles. */
export function defaultView({ tasklets, layout }: Session): FlowView {
  if (tasklets > MOST_LANES + 2) return "tiles";
  return tasklets <= LAMPS_TO_READ || layout === "chain" ? "map" : "lanes";
}
