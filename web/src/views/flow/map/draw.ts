// A map by the layout that the workload declares.

import type { Pen } from "../pen/pen";
import { drawBerths } from "./berths";
import { drawLanes } from "./lanes";
import { drawNodes } from "./nodes";
import { drawSiding, SIDING } from "./siding";
import type { MapView } from "./view";

export function drawMap(pen: Pen, view: MapView): void {
  view.hits.clear();
  const main = view.bare ? view : { ...view, height: view.height - SIDING };
  const { layout, world } = view.session;
  if (layout === "lanes") drawLanes(pen, main);
  else if (layout === "fan" && world.locks.length > 0) drawBerths(pen, main);
  else drawNodes(pen, main);
  if (!view.bare) drawSiding(pen, view);
}
