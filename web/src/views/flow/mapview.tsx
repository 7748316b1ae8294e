// The node map in the page: a canvas that is drawn again when the place, the
// size, the colours or the selection change.

import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { theme } from "../../store";
import { enlarged } from "../../store/big";
import { lookAt } from "../../store/moves";
import { playing, selected, speed } from "../../store/recording";
import { exact } from "../figures/number";
import { moves, place } from "./clock/clock";
import { drawMap } from "./map/draw";
import { Hits, type MapView, MOST_LAMPS } from "./map/view";
import { CanvasPen } from "./pen/canvas";
import { type Palette, paletteOf } from "./pen/palette";
import type { Session } from "./session";
import { useSize } from "./size";

/** The view of a place; for the canvas and for a file. */
export function mapViewOf(
  session: Session,
  width: number,
  height: number,
  palette: Palette,
  hits: Hits,
  at: number,
): MapView {
  return {
    session,
    world: session.at(Math.floor(at)),
    place: at,
    rate: speed.peek(),
    pace: playing.peek() ? speed.peek() : Math.min(3, speed.peek()),
    width,
    height,
    palette,
    selected: selected.peek(),
    hits,
  };
}

export function MapPicture({ session }: { session: Session }) {
  const box = useSize<HTMLDivElement>();
  const larger = enlarged.value;
  const [width, height] = [box.width / larger, box.height / larger];
  const canvas = useRef<HTMLCanvasElement>(null);
  const hits = useRef(new Hits());
  useEffect(() => {
    const element = canvas.current;
    if (!element || width < 40 || height < 40) return;
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const contrast = matchMedia("(prefers-contrast: more)");
    let pen: CanvasPen | undefined;
    let palette: Palette | undefined;
    const draw = () => {
      // Read late: the theme is set on the page after the signal.
      palette ??= paletteOf(element);
      pen ??= new CanvasPen(element, palette.fonts);
      pen.clear(width, height, larger * Math.min(3, devicePixelRatio || 1));
      const at = session.within(moves() ? place.value : Math.floor(place.value));
      drawMap(pen, mapViewOf(session, width, height, palette, hits.current, at));
    };
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        palette = undefined;
        pen = undefined;
        draw();
      });
    };
    const stop = effect(() => {
      selected.value;
      speed.value;
      draw();
    });
    const stopTheme = effect(() => {
      theme.value;
      later();
    });
    // A pointer's short cut: with keys a tasklet is found by its number.
    const click = (e: MouseEvent) => {
      const at = element.getBoundingClientRect();
      const [x, y] = [(e.clientX - at.left) / larger, (e.clientY - at.top) / larger];
      const t = hits.current.find(x, y, 14);
      lookAt(t === undefined || t === selected.peek() ? null : t);
    };
    element.addEventListener("click", click);
    dark.addEventListener("change", later);
    contrast.addEventListener("change", later);
    return () => {
      element.removeEventListener("click", click);
      stop();
      stopTheme();
      cancelAnimationFrame(frame);
      dark.removeEventListener("change", later);
      contrast.removeEventListener("change", later);
    };
  }, [session, width, height, larger]);
  const more = session.tasklets - 1 - MOST_LAMPS;
  return (
    <div class="flow-map" ref={box.ref} data-testid="flow-map">
      <canvas
        ref={canvas}
        role="img"
        aria-label="Node map; the step and the table beside it say the same"
      />
      {more > 0 && (
        <p class="flow-note">
          {exact(MOST_LAMPS)} of {exact(session.tasklets)} tasklets drawn, those with the lowest
          numbers.
        </p>
      )}
    </div>
  );
}
