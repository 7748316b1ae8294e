// How long a run is, in words, also where it was not run to its end.

import type { EventBatch } from "../../lib/run";
import { exact } from "../figures/number";

/** "401,233", or "more than 69,632". */
export function stepsOf({ steps, open }: Pick<EventBatch, "steps" | "open">): string {
  return `${open ? "more than " : ""}${exact(steps)}`;
}
