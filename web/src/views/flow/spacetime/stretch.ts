// A stretch of rows of a space-time diagram, to be drawn with the first at y = 0.

import type { Palette } from "../pen/palette";
import type { Session } from "../session";
import type { Columns } from "./grid";

/** What all rows of a diagram have in common. */
export interface Sheet {
  readonly session: Session;
  readonly columns: Columns;
  readonly palette: Palette;
  /** The tasklet looked at. */
  readonly selected: number | null;
}

export interface Stretch extends Sheet {
  /** Indices from <= i < to. */
  readonly from: number;
  readonly to: number;
}
