// The run queue as a siding: lamps wait in order, the one that runs at its head.

import { runQueue } from "../../../lib/recording";
import type { Pen } from "../pen/pen";
import { states } from "../stateset";
import { drawLamp } from "./lamp";
import type { MapView } from "./view";

export const SIDING = 64; // px of height

/** Draws it in the lowest SIDING pixels. */
export function drawSiding(pen: Pen, view: MapView): void {
  const { session, world, palette, width, height, hits } = view;
  const y = height - 34;
  const narrow = width < 500;
  const left = narrow ? 16 : 112;
  const gap = 34;
  const room = Math.max(1, Math.floor((width - left - 96) / gap));
  const queue = runQueue(world, room);
  const waiting = world.queueLength;
  if (!narrow) pen.text(24, y, "Run queue", { size: 12, colour: palette.quiet });
  pen.path(`M${left} ${y}H${width - 24}`, { colour: palette.track, width: 2 });
  pen.path(`M${width - 24} ${y - 7}v14`, { colour: palette.track, width: 4 });
  queue.forEach((t, k) => {
    const x = left + 20 + k * gap;
    const state = world.state(t);
    drawLamp(pen, palette, {
      x,
      y,
      radius: 11,
      state,
      bare: true,
      label: t < 10_000 ? session.names.short(t) : undefined,
      selected: t === view.selected,
    });
    hits.add(t, x, y, 11);
  });
  const placed = queue.filter((t) => world.state(t) === states.QUEUED).length;
  const more = waiting - placed;
  const end = left + 20 + queue.length * gap;
  if (more > 0) pen.text(end, y - 14, `and ${more} more`, { size: 12, colour: palette.quiet });
  if (queue.length === 0 && waiting === 0)
    pen.text(left + 12, y - 14, "empty", { size: 12, colour: palette.quiet });
}
