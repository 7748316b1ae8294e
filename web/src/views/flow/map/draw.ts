// A map by the layout that the workload declares.

import type { Pen } from "../pen/pen";
import { drawBerths } from "./berths";
import { drawLanes } from "./lanes";
import { drawNodes } from "./nodes";
import { drawSiding, SIDING } from "./siding";
import type { MapView } from "./view";

/** Below this height the map takes the siding's room: two runs on a phone. */
const ROOMY = 180;

export function drawMap(pen: Pen, view: MapView): void {
  view.hits.clear();
  const siding = !view.bare && view.height >= ROOMY;
  const main = siding ? { ...view, height: view.height - SIDING } : view;
  const { layout, world } = view.session;
  if (layout === "lanes") drawLanes(pen, main);
  else if (layout === "fan" && world.locks.length > 0) drawBerths(pen, main);
  else drawNodes(pen, main);
  if (siding) drawSiding(pen, view);
}
