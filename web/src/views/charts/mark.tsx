// One mark a kind, told apart by shape before colour. Places are in percent of
// the plot, so that charts need not be measured.

import type { Kind } from "../reference/kinds";

const shapes: Record<Kind, string> = {
  browser: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
  elsewhere: "M-6-3L-3-6L0-3L3-6L6-3L3 0L6 3L3 6L0 3L-3 6L-6 3L-3 0z",
  native: "M-5-5H5V5H-5z",
  measured: "M0-7L7 0L0 7L-7 0z",
  historic: "M-6 5L0-6L6 5z",
};

export function Mark({ kind, place, y }: { kind: Kind; place: number; y: string | number }) {
  return (
    <svg x={percent(place)} y={y} overflow="visible" class={`mark-${kind}`} aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  );
}

/** The mark alone, for words beside it. */
export function Key({ kind }: { kind: Kind }) {
  return (
    <svg
      class={`key mark-${kind}`}
      width="16"
      height="16"
      viewBox="-8 -8 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[kind]} />
    </svg>
  );
}

export function percent(place: number): string {
  return `${Math.round(place * 10000) / 100}%`;
}
