// One drawing of the lanes, for the canvas and for a file: what they are drawn
// from, and the pixels.

import { followed } from "../../../store/follow";
import { selected } from "../../../store/recording";
import { windowNow } from "../../../store/stepwindow";
import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import type { Session } from "../session";
import { arrowsOf } from "./arrows";
import { drawLanesPicture } from "./draw";
import { frameOf } from "./frame";
import { modelOf } from "./model";
import type { Paints } from "./paints";
import type { LanesPicture } from "./picture";
import type { RasterCache } from "./raster";
import type { Rows } from "./rows";

export interface LanesScene {
  readonly session: Session;
  readonly rows: Rows;
  readonly width: number;
  readonly height: number;
  readonly scroll: number;
  readonly scale: number;
  readonly palette: Palette;
  readonly paints: Paints;
  readonly rasters: RasterCache;
  /** The place on the step axis, as a step. */
  readonly at: number;
  readonly brush?: { readonly from: number; readonly to: number } | undefined;
}

/** Draws it and answers what it was drawn from. */
export function drawLanesScene(pen: Pen, scene: LanesScene): LanesPicture {
  const { session, rows, scroll, palette } = scene;
  const r = session.recording;
  const model = modelOf(session);
  const frame = frameOf(scene.width, scene.height, model.polls);
  const { from, to } = indicesShown(session);
  const place = scene.at - r.from;
  const delivery = followed.peek();
  const arrows = arrowsOf({
    session,
    from,
    to,
    here: Math.floor(place),
    selected: selected.peek(),
    followed: delivery === null ? undefined : delivery - r.from,
    room: {
      scale: (frame.right - frame.left) / (to - from),
      height: frame.height - frame.top,
      lengthOf: (i) => {
        const [a, b] = [rows.placeOf(r.a(i)), rows.placeOf(r.b(i))];
        return a && b ? Math.abs(a.top - b.top) : 0;
      },
    },
  });
  const own = { session, model, rows, frame, palette, scroll, from, to, place, arrows };
  const view = { ...own, selected: selected.peek(), brush: scene.brush };
  const { scale, paints } = scene;
  const { history } = session;
  const made = { history, length: r.length, model, rows, frame, scroll, from, to, scale, paints };
  drawLanesPicture(pen, view, scene.rasters.of(made));
  return view;
}

/** The window as indices of events, fractions and all. */
export function indicesShown({ recording }: Session): { from: number; to: number } {
  const { from, to } = windowNow();
  return { from: from - recording.from, to: to - recording.from };
}
