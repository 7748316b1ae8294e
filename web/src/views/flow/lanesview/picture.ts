// What the lanes picture is drawn from.

import type { Palette } from "../pen/palette";
import type { Session } from "../session";
import type { Arrows } from "./arrows";
import type { Frame } from "./frame";
import type { LanesModel } from "./model";
import type { Rows } from "./rows";

export interface LanesPicture {
  readonly session: Session;
  readonly model: LanesModel;
  readonly rows: Rows;
  readonly frame: Frame;
  readonly palette: Palette;
  readonly scroll: number;
  /** Indices from <= i < to, fractions allowed. */
  readonly from: number;
  readonly to: number;
  /** The place on the step axis, as an index: fractions between two events. */
  readonly place: number;
  readonly selected: number | null;
  readonly arrows: Arrows;
  /** The window that is being brushed: left and right edge as indices. */
  readonly brush?: { readonly from: number; readonly to: number } | undefined;
}
