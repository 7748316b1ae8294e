// The space-time diagram in the page: SVG, of which only the rows in sight exist.

import { h, type VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { theme } from "../../../store";
import { firstColumn } from "../../../store/columns";
import { jumpTo, lookAt } from "../../../store/moves";
import { selected, step } from "../../../store/recording";
import { type Element, ElementsPen } from "../pen/elements";
import { type Palette, paletteOf } from "../pen/palette";
import type { Session } from "../session";
import { useSize } from "../size";
import { drawHeads, drawSpaceTime } from "./draw";
import { columnsOf, HEAD, keepInSight, MOST_COLUMNS, ROW, rowsIn } from "./grid";
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
  const [top, setTop] = useState(0);
  const palette = usePalette();
  const box = useRef<HTMLElement | null>(null);
  const r = session.recording;
  const now = step.value;
  const index = now - r.from;
  const inner = Math.max(0, height - HEAD);
  useEffect(() => {
    const element = box.current;
    if (!element || inner < ROW) return;
    const wanted = keepInSight(element.scrollTop, inner, Math.max(0, index));
    if (wanted !== element.scrollTop) element.scrollTop = wanted;
  }, [index, inner]);
  const range = columnsAt(session, now, firstColumn.value, selected.value);
  const columns = columnsOf(range, width);
  // Where not all columns fit, the one that the step is of is in sight.
  const actor = columns.x(actorsOf(session, now)[0] ?? 0);
  useEffect(() => {
    const element = box.current;
    if (!element || columns.total <= width) return;
    const [left, right] = [element.scrollLeft + columns.left, element.scrollLeft + width];
    if (actor < left || actor > right - columns.width) element.scrollLeft = actor - width / 2;
  }, [actor, width]);
  const rows = rowsIn(top, inner, r.length);
  const shown = { session, columns, ...rows, step: now, selected: selected.value };
  const click = (e: MouseEvent) => {
    const at = (e.currentTarget as SVGElement).getBoundingClientRect();
    const t = range.from + Math.floor((e.clientX - at.left - columns.left) / columns.width);
    jumpTo(r.step(Math.min(r.length - 1, rows.from + Math.floor((e.clientY - at.top) / ROW))));
    if (t >= range.from && t < range.to) lookAt(t);
  };
  let heads: ElementsPen | undefined;
  let body: ElementsPen | undefined;
  if (palette && width > 40) {
    heads = new ElementsPen(palette.fonts, `sh${session.id}-`);
    drawHeads(heads, { ...shown, palette });
    body = new ElementsPen(palette.fonts, `sb${session.id}-`);
    drawSpaceTime(body, { ...shown, palette });
  }
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
      onScroll={(e) => setTop(e.currentTarget.scrollTop)}
    >
      <svg class="heads" width={columns.total} height={HEAD} aria-hidden="true" focusable="false">
        {heads && <Drawing pen={heads} />}
      </svg>
      <div style={{ height: `${r.length * ROW}px`, width: `${columns.total}px` }}>
        <svg
          width={columns.total}
          height={(rows.to - rows.from) * ROW}
          style={{ transform: `translateY(${rows.from * ROW}px)` }}
          aria-hidden="true"
          focusable="false"
          onClick={click}
        >
          {body && <Drawing pen={body} />}
        </svg>
      </div>
    </section>
  );
}

function Drawing({ pen }: { pen: ElementsPen }) {
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
