// The mark at the median of a racer: a shape and a colour for each kind.

import { percent } from "../charts/mark";

const shapes = {
  ours: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
  peer: "M-6-5H6L0 6z",
  floor: "M-2.5-8H2.5V8H-2.5z",
} as const;

export type RacerKind = keyof typeof shapes;

/** What is said of a racer beside its label; a peer's says it all. */
export const kindWords: Record<RacerKind, string> = { ours: "ours", peer: "", floor: "floor" };

export function RacerMark({ kind, place, y }: { kind: RacerKind; place: number; y: string }) {
  return (
    <svg x={percent(place)} y={y} overflow="visible" class={`mark-${kind}`} aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  );
}
