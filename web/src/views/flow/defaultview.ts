// Which pictures a recording can be shown as, and which it is shown as at
// first: the one that tells most at its size.

import type { FlowView } from "../../store/recording";
import { MOST_LANES } from "./lanesview/rows";
import type { Session } from "./session";
import { MOST_COLUMNS } from "./spacetime/grid";

/** So many lamps of a map can be told apart; a chain's wave is seen at any number of them. */
const LAMPS_TO_READ = 240;

export function possibleViews({ tasklets }: Session): FlowView[] {
  const any: FlowView[] = ["map", "lanes", "tiles", "front", "matrix"];
  return tasklets <= MOST_COLUMNS ? ["space-time", ...any] : any;
}

/** The map as long as it tells the story, then lanes, then tiles. */
export function defaultView({ tasklets, layout }: Session): FlowView {
  if (tasklets > MOST_LANES + 2) return "tiles";
  return tasklets <= LAMPS_TO_READ || layout === "chain" ? "map" : "lanes";
}
