// The picture in a track: a still drawing, until the recordings have come; then
// they play in its place.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { whenIdle } from "../../lib/idle";
import { Figure } from "../flow/figure";
import { useSize } from "../flow/size";

interface Props {
  readonly id: string;
  readonly layout: string;
  /** How many lamps the still drawing has. */
  readonly count: number;
}

const living = signal<ComponentType<{ id: string; layout: string }> | null>(null);
let asked = false;

/** Asks for them when the page has been painted and has nothing else to do. One that does not come leaves the drawing. */
function ask(): void {
  if (asked) return;
  asked = true;
  const load = () =>
    void import("./living/living").then(
      (m) => {
        living.value = m.LivingMiniature;
      },
      () => {},
    );
  whenIdle(load);
}

export function Miniature({ id, layout, count }: Props) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  useEffect(ask, []);
  const Living = living.value;
  return (
    <div class="miniature" ref={ref}>
      <Figure layout={layout} width={width} height={height} count={count} still />
      {Living && <Living id={id} layout={layout} />}
    </div>
  );
}
