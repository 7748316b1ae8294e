// The kinds of figure on every chart and board: how each is called and drawn.

import type { ReferenceRow } from "../../gen/types";

export type Kind = "browser" | "elsewhere" | ReferenceRow["kind"];

/** Those of which there is always one, in the order of charts. */
export const kinds: readonly Kind[] = ["browser", "native", "measured", "historic"];

/** Names as column heads say them. */
export const kindName: Record<Kind, string> = {
  browser: "This browser",
  elsewhere: "Elsewhere",
  native: "Native, this Go",
  measured: "Measured again",
  historic: "Then",
};
