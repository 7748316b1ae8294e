// A figure of the real system beside a lane: printed then, or measured again.

import type { ReferenceRow } from "../../gen/types";

export interface Post {
  readonly kind: "historic" | "measured";
  readonly value: number; // in the unit of the lane
  readonly row: ReferenceRow;
}
