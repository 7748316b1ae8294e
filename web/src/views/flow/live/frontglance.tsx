// The front plot, small, above the run queue's curve: both are over the same steps.

import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Snapshot } from "../../../lib/snapshot";
import { theme } from "../../../store";
import { heatPicture } from "../heat/heat";
import { rampOf } from "../heat/ramp";
import { onColours } from "../pen/colours";
import { paletteOf } from "../pen/palette";
import { watchedFront } from "./front";

export function FrontGlance({ view }: { view: Snapshot }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      heatPicture(watchedFront(view), rampOf(paletteOf(element)), element);
    };
    // In a task of its own: in a frame it would hold the large picture up.
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(draw);
    };
    const stops = [
      effect(() => {
        theme.value;
        soon();
      }),
      onColours(soon),
    ];
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
    };
  }, [view]);
  return <canvas class="front-glance" ref={canvas} />;
}
