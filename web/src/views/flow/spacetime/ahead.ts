// Rows are made ahead while nothing happens, so that a step that scrolls to
// them need not make them.

import { useEffect, useState } from "preact/hooks";
import { BLOCK } from "./grid";

interface Rows {
  readonly from: number;
  readonly to: number;
}

const ahead = 2 * BLOCK; // rows, both ways

/** The rows to draw: those in sight, and those made ahead of them. */
export function useRowsAhead({ from, to }: Rows, length: number): Rows {
  const [made, setMade] = useState<Rows>({ from, to });
  useEffect(() => {
    // After the paint of the step that came here, not before it.
    const timer = setTimeout(() =>
      setMade({ from: Math.max(0, from - ahead), to: Math.min(length, to + ahead) }),
    );
    return () => clearTimeout(timer);
  }, [from, to, length]);
  return joined({ from, to }, made, length);
}

/** Both together where they touch, else those in sight alone. */
export function joined(sight: Rows, made: Rows, length: number): Rows {
  if (made.from > sight.to || made.to < sight.from) return sight;
  return {
    from: Math.min(sight.from, made.from),
    to: Math.min(length, Math.max(sight.to, made.to)),
  };
}
