// The heads of a space-time diagram's columns: lamps and names.

import { waitOf } from "../../../lib/recording";
import { drawLamp } from "../map/lamp";
import type { Pen } from "../pen/pen";
import { type Columns, HEAD } from "./grid";
import type { Sheet } from "./stretch";

/** The heads of the columns: lamps as they are after the current step. */
export function drawHeads(
  pen: Pen,
  { session, columns, palette, step, selected }: Sheet & { readonly step: number },
): void {
  const world = session.at(step);
  for (let t = columns.from; t < columns.to; t++) {
    const x = columns.x(t);
    const wait = waitOf(world, t);
    drawLamp(pen, palette, {
      x,
      y: 14,
      radius: Math.min(10, columns.width * 0.28),
      state: world.state(t),
      bare: true,
    });
    const name =
      columns.width > 84 ? session.names.of(t) : shortly(session.names.short(t), t, columns);
    pen.text(x, HEAD - 10, name, {
      size: 12,
      anchor: "middle",
      bold: t === selected,
      colour: t === selected || wait === undefined ? palette.text : palette.quiet,
    });
  }
}

/** A name in its column: of those that do not fit, every other or every fifth. */
function shortly(text: string, t: number, { width, from }: Columns): string {
  const wide = text.length * 7 + 6;
  if (wide <= width) return text;
  const apart = wide <= 2 * width ? 2 : 5;
  return (t - from) % apart === 0 ? text : "";
}
