// The four kinds of figure on every chart and board: how each is called and drawn.

import type { ReferenceRow } from "../../gen/types";

export type Kind = "browser" | ReferenceRow["kind"];

export const kinds: readonly Kind[] = ["browser", "native", "measured", "historic"];

/** Names as column heads say them. */
export const kindName: Record<Kind, string> = {
  browser: "This browser",
  native: "Native, this Go",
  measured: "Measured again",
  historic: "Then",
};
