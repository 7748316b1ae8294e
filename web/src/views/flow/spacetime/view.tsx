// The space-time diagram in the page: SVG, of which only the rows in sight exist.

import { h, type VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { theme } from "../../../store";
import { firstColumn } from "../../../store/columns";
import { follow } from "../../../store/follow";
import { jumpTo, lookAt } from "../../../store/moves";
import { followed, selected, step } from "../../../store/recording";
import { type Element, ElementsPen } from "../pen/elements";
import { type Palette, paletteOf } from "../pen/palette";
import type { Session } from "../session";
import { useSize } from "../size";
import { messageAt } from "./arrow";
import { drawPresent, drawSpaceTime } from "./draw";
import { columnsOf, HEAD, MOST_COLUMNS, ROW, rowsIn } from "./grid";
import { drawHeads } from "./heads";
import { useInSight } from "./insight";
import { drawPath } from "./path";
import { actorsOf, columnsAt } from "./range";
import { ColumnTools } from "./tools";

export function SpaceTime({ session }: { session: Session }) {
  return (
    <>
      {session.tasklets > MOST_COLUMNS && <ColumnTools session={session} />}
      <Diagram session={session} />
    </>
  );
}

function Diagram({ session }: { session: Session }) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const palette = usePalette();
  const box = useRef<HTMLElement | null>(null);
  const r = session.recording;
  const now = step.value;
  const index = now - r.from;
  const looked = selected.value;
  const range = columnsAt(session, now, firstColumn.value, looked);
  const columns = useMemo(() => columnsOf(range, width), [range.from, range.to, width]);
  const { top, scrolled } = useInSight(box, {
    index,
    actor: columns.x(actorsOf(session, now)[0] ?? 0),
    width,
    height: Math.max(0, height - HEAD),
    length: r.length,
    columns,
  });
  const { from, to } = rowsIn(top, Math.max(0, height - HEAD), r.length);
  const path = session.pathThrough(followed.value);
  const drawn = palette && width > 40 ? { session, columns, palette, selected: looked } : null;
  // A step draws only what is different at it; the rows stay as they are.
  const rows = useMemo(
    () =>
      drawn &&
      drawing(drawn.palette, `sb${session.id}-`, (pen) =>
        drawSpaceTime(pen, { ...drawn, from, to, step: null }),
      ),
    [session, columns, palette, width > 40, looked, from, to],
  );
  const way = useMemo(
    () =>
      drawn &&
      path &&
      drawing(drawn.palette, `sw${session.id}-`, (pen) =>
        drawPath(pen, { ...drawn, from, to }, path.deliveries),
      ),
    [session, columns, palette, width > 40, path, from, to],
  );
  const click = (e: MouseEvent) => {
    const at = (e.currentTarget as SVGElement).getBoundingClientRect();
    const [x, y] = [e.clientX - at.left, e.clientY - at.top + from * ROW];
    const message = messageAt(session, columns, { from, to }, x, y);
    if (message !== undefined) {
      follow(r.step(message));
      return;
    }
    const t = range.from + Math.floor((x - columns.left) / columns.width);
    jumpTo(r.step(Math.min(r.length - 1, Math.floor(y / ROW))));
    if (t >= range.from && t < range.to) lookAt(t);
  };
  const size = { width: columns.total, height: (to - from) * ROW };
  const place = { transform: `translateY(${from * ROW}px)` };
  return (
    <section
      class="space-time"
      data-testid="space-time"
      aria-label="Space-time diagram; the table of steps says the same"
      tabIndex={0}
      ref={(element: HTMLElement | null) => {
        box.current = element;
        (ref as { current: HTMLElement | null }).current = element;
      }}
      onScroll={scrolled}
    >
      <svg class="heads" width={columns.total} height={HEAD} aria-hidden="true" focusable="false">
        {drawn &&
          drawing(drawn.palette, `sh${session.id}-`, (pen) =>
            drawHeads(pen, { ...drawn, step: now }),
          )}
      </svg>
      <div style={{ height: `${r.length * ROW}px`, width: `${columns.total}px` }}>
        {index >= from && index < to && (
          <i class="band" style={{ transform: `translateY(${index * ROW}px)` }} />
        )}
        <svg {...size} style={place} aria-hidden="true" focusable="false" onClick={click}>
          {rows}
        </svg>
        <svg class="present" {...size} style={place} aria-hidden="true" focusable="false">
          <g>{way}</g>
          {drawn &&
            drawing(drawn.palette, `sp${session.id}-`, (pen) =>
              drawPresent(pen, { ...drawn, from, to, step: now }),
            )}
        </svg>
      </div>
    </section>
  );
}

/** What is drawn, as elements; `name` keeps the ids of its patterns apart. */
function drawing(palette: Palette, name: string, draw: (pen: ElementsPen) => void): VNode {
  const pen = new ElementsPen(palette.fonts, name);
  draw(pen);
  return (
    <>
      <defs>{pen.definitions.map(shape)}</defs>
      {pen.elements.map(shape)}
    </>
  );
}

function shape({ tag, attributes, text, children = [] }: Element): VNode {
  return h(tag, attributes, text ?? children.map(shape));
}

/** The page's colours; read again when the theme changes. */
function usePalette(): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null);
  const chosen = theme.value;
  useEffect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const read = () => setPalette(paletteOf(document.documentElement));
    const frame = requestAnimationFrame(read);
    dark.addEventListener("change", read);
    return () => {
      cancelAnimationFrame(frame);
      dark.removeEventListener("change", read);
    };
  }, [chosen]);
  return palette;
}
