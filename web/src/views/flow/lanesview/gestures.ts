// Pointer and wheel on the lanes: a mouse brushes a window by dragging, a
// finger moves the picture; wheel and pinch zoom where they are; a click chooses.

import { moveSteps, showSteps, zoomSteps } from "../../../store/stepwindow";
import type { Axis, Frame } from "./frame";

export interface Stage {
  frame(): Frame;
  axis(): Axis;
  /** The step of index 0. */
  readonly first: number;
  click(x: number, y: number): void;
  brush(stretch: { from: number; to: number } | undefined): void;
  scrollBy(pixels: number): void;
  /** Makes lanes `factor` times as high; what is at y stays there. */
  stretch(y: number, factor: number): void;
  hover(x: number, y: number): void;
}

const slack = 4; // px: less is a click

interface Finger {
  x: number;
  y: number;
}

export function useGestures(element: HTMLElement, stage: Stage): () => void {
  const fingers = new Map<number, Finger>();
  let start: (Finger & { brushes: boolean }) | undefined;
  let moved = false;

  const place = (e: MouseEvent): Finger => {
    const box = element.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const stepAt = (x: number) => stage.axis().index(x) + stage.first;
  const steps = (pixels: number) => {
    const { left, right } = stage.frame();
    const { from, to } = stage.axis();
    return (pixels * (to - from)) / (right - left);
  };

  const down = (e: PointerEvent) => {
    if (e.pointerType === "mouse" && e.button > 1) return;
    element.setPointerCapture(e.pointerId);
    const p = place(e);
    fingers.set(e.pointerId, p);
    moved = fingers.size > 1;
    const brushes = e.pointerType === "mouse" && e.button === 0 && !e.shiftKey;
    start = { ...p, brushes: brushes && p.x >= stage.frame().left };
    if (e.button === 1) e.preventDefault();
  };

  const move = (e: PointerEvent) => {
    const p = place(e);
    const before = fingers.get(e.pointerId);
    if (!before || !start) {
      stage.hover(p.x, p.y);
      return;
    }
    if (fingers.size === 2) pinch(e.pointerId, before, p);
    fingers.set(e.pointerId, p);
    if (!moved && Math.hypot(p.x - start.x, p.y - start.y) < slack) return;
    moved = true;
    if (fingers.size > 1) return;
    if (start.brushes) {
      const { index } = stage.axis();
      stage.brush({ from: index(start.x), to: index(p.x) });
      return;
    }
    moveSteps(steps(before.x - p.x));
    stage.scrollBy(before.y - p.y);
  };

  /** One of two fingers moved: they zoom the way that they are apart, and move together. */
  const pinch = (id: number, before: Finger, p: Finger) => {
    const other = [...fingers].find(([key]) => key !== id)?.[1];
    if (!other) return;
    const wide = { was: Math.abs(before.x - other.x), is: Math.abs(p.x - other.x) };
    const high = { was: Math.abs(before.y - other.y), is: Math.abs(p.y - other.y) };
    if (wide.was > 24 && wide.is > 24 && wide.was > high.was / 2)
      zoomSteps(stepAt((p.x + other.x) / 2), wide.was / wide.is);
    if (high.was > 48 && high.is > 48 && high.was > wide.was)
      stage.stretch((p.y + other.y) / 2, high.is / high.was);
    moveSteps(steps((before.x - p.x) / 2));
  };

  const up = (e: PointerEvent) => {
    const p = place(e);
    const had = fingers.delete(e.pointerId);
    if (!start || !had) return;
    const { brushes } = start;
    const from = start.x;
    if (fingers.size > 0) return;
    start = undefined;
    stage.brush(undefined);
    if (!moved) stage.click(p.x, p.y);
    else if (brushes && Math.abs(p.x - from) >= slack)
      showSteps(stepAt(Math.min(from, p.x)), stepAt(Math.max(from, p.x)));
  };

  const cancel = (e: PointerEvent) => {
    fingers.delete(e.pointerId);
    start = undefined;
    stage.brush(undefined);
  };

  const wheel = (e: WheelEvent) => {
    e.preventDefault();
    const p = place(e);
    const unit = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const [dx, dy] = [e.deltaX * unit, e.deltaY * unit];
    if (e.shiftKey || (p.x < stage.frame().left && !e.ctrlKey)) stage.scrollBy(dy || dx);
    else if (e.altKey) stage.stretch(p.y, Math.exp(-dy * 0.002));
    else if (Math.abs(dx) > Math.abs(dy)) moveSteps(steps(dx));
    else
      zoomSteps(stepAt(p.x), Math.exp(Math.max(-1, Math.min(1, dy * (e.ctrlKey ? 0.01 : 0.002)))));
  };

  const listeners: [string, (e: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", cancel],
    ["wheel", wheel],
  ];
  for (const [name, act] of listeners)
    element.addEventListener(name, act as EventListener, { passive: false });
  return () => {
    for (const [name, act] of listeners) element.removeEventListener(name, act as EventListener);
  };
}
