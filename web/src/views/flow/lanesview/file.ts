// The lanes as a file: the window that is on screen, every lane.

import type { Recording } from "../../../lib/recording";
import { step } from "../../../store/recording";
import { windowNow } from "../../../store/stepwindow";
import type { Palette } from "../pen/palette";
import type { Pen } from "../pen/pen";
import type { Session } from "../session";
import { frameOf } from "./frame";
import { modelOf } from "./model";
import { rowsFor } from "./order";
import { Paints } from "./paints";
import { RasterCache } from "./raster";
import { drawLanesScene } from "./scene";

const scale = 2; // pixels of the image a unit of the file

/** Draws them and answers the window. */
export function drawLanesFile(
  pen: Pen,
  session: Session,
  palette: Palette,
  width: number,
  height: number,
): Recording {
  const room = height - frameOf(width, height, modelOf(session).polls).top;
  drawLanesScene(pen, {
    session,
    rows: rowsFor(session, room),
    width,
    height,
    scroll: 0,
    scale,
    palette,
    paints: new Paints(palette, scale),
    rasters: new RasterCache(),
    at: step.peek(),
  });
  const { from, to } = windowNow();
  return session.recording.window(Math.floor(from), Math.ceil(to));
}
