// The space-time diagram in the page: SVG, of which only the rows in sight exist.

import { h, type VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Path } from "../../../lib/recording";
import { theme } from "../../../store";
import { firstColumn } from "../../../store/columns";
import { follow } from "../../../store/follow";
import { jumpTo, lookAt } from "../../../store/moves";
import { followed, selected, step } from "../../../store/recording";
import { type Element, ElementsPen } from "../pen/elements";
import { type Palette, paletteOf } from "../pen/palette";
import type { Session } from "../session";
import { useSize } from "../size";
import { useRowsAhead } from "./ahead";
import { drawArrow, messageAt } from "./arrow";
import { drawPresentStep, drawRows, drawSteps } from "./draw";
import { BLOCK, columnsOf, HEAD, MOST_COLUMNS, ROW, rowsIn } from "./grid";
import { drawHeads } from "./heads";
import { useInSight } from "./insight";
import { drawPath } from "./path";
import { actorsOf, columnsAt } from "./range";
import type { Sheet, Stretch } from "./stretch";
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
  const inner = Math.max(0, height - HEAD);
  const { top, scrolled } = useInSight(box, {
    index,
    actor: columns.x(actorsOf(session, now)[0] ?? 0),
    width,
    height: inner,
    length: r.length,
    columns,
  });
  const { from, to } = useRowsAhead(rowsIn(top, inner, r.length), r.length);
  const path = session.pathThrough(followed.value);
  // A step draws only what is different at it; rows stay as they are.
  const sheet = useMemo(
    () => (palette && width > 40 ? { session, columns, palette, selected: looked } : null),
    [session, columns, palette, width > 40, looked],
  );
  const blocks = Array.from({ length: sheet ? Math.ceil((to - from) / BLOCK) : 0 }, (_, k) => {
    const first = from + k * BLOCK;
    return { from: first, to: Math.min(to, first + BLOCK) };
  });
  const present = sheet && index >= from && index < to ? sheet : null;
  const click = (e: MouseEvent) => {
    const at = (e.currentTarget as HTMLElement).getBoundingClientRect();
    const [x, y] = [e.clientX - at.left, e.clientY - at.top];
    const message = messageAt(session, columns, { from, to }, x, y);
    if (message !== undefined) {
      follow(r.step(message));
      return;
    }
    const t = range.from + Math.floor((x - columns.left) / columns.width);
    jumpTo(r.step(Math.min(r.length - 1, Math.floor(y / ROW))));
    if (t >= range.from && t < range.to) lookAt(t);
  };
  // A pointer's short cut: with keys one goes through the table of steps.
  const clicked = useRef(click);
  clicked.current = click;
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const on = (e: MouseEvent) => clicked.current(e);
    field.current?.addEventListener("click", on);
    return () => field.current?.removeEventListener("click", on);
  }, []);
  const { total, left } = columns;
  return (
    <section
      class={total > width ? "space-time wider" : "space-time"}
      data-testid="space-time"
      aria-label="Space-time diagram; the table of steps says the same"
      tabIndex={0}
      ref={(element: HTMLElement | null) => {
        box.current = element;
        (ref as { current: HTMLElement | null }).current = element;
      }}
      onScroll={scrolled}
    >
      <div class="heads" style={{ width: `${total}px`, height: `${HEAD}px` }}>
        {sheet && (
          <Drawing name={`sh${session.id}-`} sheet={sheet} top={0} width={total} height={HEAD}>
            {(pen) => drawHeads(pen, { ...sheet, step: now })}
          </Drawing>
        )}
        <i class="corner" style={{ width: `${left}px` }} />
      </div>
      <div class="rows" ref={field} style={{ height: `${r.length * ROW}px`, width: `${total}px` }}>
        {present && <i class="band" style={{ transform: `translateY(${index * ROW}px)` }} />}
        {sheet &&
          blocks.map((b) => (
            <Block key={b.from} sheet={sheet} {...b} width={total} draw={drawRows} name="sb" />
          ))}
        {sheet && path && <Way sheet={sheet} path={path} from={from} to={to} />}
        {present && (
          <Drawing name="sp" sheet={present} top={index} width={total} height={ROW}>
            {(pen) => drawArrow(pen, present, index, index, "present")}
          </Drawing>
        )}
        <div class="gutter" style={{ width: `${left}px` }}>
          {sheet &&
            blocks.map((b) => (
              <Block key={b.from} sheet={sheet} {...b} width={left} draw={drawSteps} name="ss" />
            ))}
          {present && (
            <Drawing name="sn" sheet={present} top={index} width={left} height={ROW}>
              {(pen) => drawPresentStep(pen, present, index)}
            </Drawing>
          )}
        </div>
      </div>
    </section>
  );
}

interface BlockProps {
  readonly sheet: Sheet;
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly draw: (pen: ElementsPen, stretch: Stretch) => void;
  readonly name: string;
}

/** Some rows, made once. */
function Block({ sheet, from, to, width, draw, name }: BlockProps) {
  return useMemo(
    () => (
      <Drawing
        name={`${name}${sheet.session.id}-${from}-`}
        sheet={sheet}
        top={from}
        width={width}
        height={(to - from) * ROW}
      >
        {(pen) => draw(pen, { ...sheet, from, to })}
      </Drawing>
    ),
    [sheet, from, to, width],
  );
}

interface WayProps {
  readonly sheet: Sheet;
  readonly path: Path;
  readonly from: number;
  readonly to: number;
}

function Way({ sheet, path, from, to }: WayProps) {
  return useMemo(
    () => (
      <Drawing
        name="sw"
        sheet={sheet}
        top={from}
        width={sheet.columns.total}
        height={(to - from) * ROW}
      >
        {(pen) => drawPath(pen, { ...sheet, from, to }, path.deliveries)}
      </Drawing>
    ),
    [sheet, path, from, to],
  );
}

interface DrawingProps {
  /** Keeps the ids of its patterns apart from another's. */
  readonly name: string;
  readonly sheet: Sheet;
  /** The row that it begins at. */
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly children: (pen: ElementsPen) => void;
}

function Drawing({ name, sheet, top, width, height, children }: DrawingProps) {
  const pen = new ElementsPen(sheet.palette.fonts, name);
  children(pen);
  const { definitions, elements } = pen;
  return (
    <svg
      class={name.slice(0, 2)}
      width={width}
      height={height}
      style={{ transform: `translateY(${top * ROW}px)` }}
      aria-hidden="true"
      focusable="false"
    >
      {definitions.length > 0 && <defs>{definitions.map(shape)}</defs>}
      {elements.map(shape)}
    </svg>
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
