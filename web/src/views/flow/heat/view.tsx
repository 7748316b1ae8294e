// A heat chart in the page: what is pointed at, by pointer or keys, in words.

import { effect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { theme } from "../../../store";
import { enlarged } from "../../../store/big";
import { CanvasPen } from "../pen/canvas";
import { onColours } from "../pen/colours";
import { paletteOf } from "../pen/palette";
import { useSize } from "../size";
import { drawHeat, fieldOf, type HeatChart } from "./chart";
import { heatPicture } from "./heat";
import { rampOf } from "./ramp";

interface Props {
  /** Asked when it is drawn. */
  readonly chart: () => HeatChart;
  /** Calls back, now and whenever the chart may have changed; the answer ends that. */
  readonly follow: (changed: () => void) => () => void;
  readonly label: string;
  readonly id: string;
  /** Of a cell. */
  readonly words: (column: number, row: number) => string;
  readonly act?: (column: number, row: number) => void;
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

export function HeatView({ chart, follow, label, id, words, act }: Props) {
  const { ref, ...size } = useSize<HTMLDivElement>();
  const larger = enlarged.value;
  const [width, height] = [size.width / larger, size.height / larger];
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointed = useRef<Cell | null>(null);
  const later = useRef(() => {});
  const newest = useRef(chart);
  newest.current = chart;
  const [cell, setCell] = useState<Cell | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || width < 40 || height < 40) return;
    let frame = 0;
    let colours: { pen: CanvasPen; palette: ReturnType<typeof paletteOf> } | undefined;
    let made: { heat: HeatChart["heat"]; picture: HTMLCanvasElement } | undefined;
    const draw = () => {
      frame = 0;
      if (!colours) {
        const palette = paletteOf(element);
        colours = { palette, pen: new CanvasPen(element, palette.fonts) };
        made = undefined;
      }
      const { pen, palette } = colours;
      const ramp = rampOf(palette);
      const now = newest.current();
      if (made?.heat !== now.heat)
        made = { heat: now.heat, picture: heatPicture(now.heat, ramp, made?.picture) };
      pen.clear(width, height, larger * Math.min(3, devicePixelRatio || 1));
      drawHeat(pen, palette, ramp, now, made.picture, width, height, pointed.current);
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const recolour = () => {
      colours = undefined;
      soon();
    };
    later.current = soon;
    const stops = [
      follow(soon),
      effect(() => {
        theme.value;
        requestAnimationFrame(recolour);
      }),
      onColours(recolour),
    ];
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(frame);
      frame = -1;
    };
  }, [follow, width, height, larger]);
  const point = (to: Cell | null) => {
    if (to?.column === pointed.current?.column && to?.row === pointed.current?.row) return;
    pointed.current = to;
    setCell(to);
    later.current();
  };
  const under = (e: MouseEvent): Cell | null => {
    const box = (e.currentTarget as Element).getBoundingClientRect();
    const now = chart();
    const f = fieldOf(now, width, height);
    const column = Math.floor(
      (((e.clientX - box.left) / larger - f.x) / f.width) * now.heat.columns,
    );
    const row = Math.floor((((e.clientY - box.top) / larger - f.y) / f.height) * now.heat.rows);
    const inside = column >= 0 && row >= 0 && column < now.heat.columns && row < now.heat.rows;
    return inside ? { column, row } : null;
  };
  const onKey = (e: KeyboardEvent) => {
    const way = arrows[e.key];
    if (way) {
      const { heat } = chart();
      const at = pointed.current ?? { column: 0, row: 0 };
      const keep = (v: number, n: number) => Math.min(n - 1, Math.max(0, v));
      const step = e.shiftKey ? 8 : 1;
      point({
        column: keep(at.column + way[0] * step, heat.columns),
        row: keep(at.row + way[1] * step, heat.rows),
      });
    } else if (e.key === "Enter" && pointed.current)
      act?.(pointed.current.column, pointed.current.row);
    else return;
    e.preventDefault();
    e.stopPropagation();
  };
  return (
    <div class="flow-map heat-map" ref={ref} data-testid={id}>
      <div
        class="picture-hand"
        tabIndex={0}
        role="application"
        aria-label={`${label}. Arrows go from cell to cell.`}
        data-own-arrows
        onPointerMove={(e) => point(under(e))}
        onPointerLeave={() => point(null)}
        onKeyDown={onKey}
        onClick={(e) => {
          const at = under(e);
          if (at) act?.(at.column, at.row);
        }}
      >
        <canvas ref={canvas} />
      </div>
      <p class="tile-tip" role="status" data-testid={`${id}-tip`} data-shown={cell !== null}>
        {cell && words(cell.column, cell.row)}
      </p>
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
