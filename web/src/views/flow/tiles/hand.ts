// Pointer, wheel and keys on the tile map. The wheel and two fingers zoom where
// they are, a drag pans, a click selects; arrows go from tile to tile.

import type { Stage } from "./stage";

export interface Hand {
  /** The tasklet under the pointer or at the keys, null for none. */
  point(tasklet: number | null): void;
  select(tasklet: number | null): void;
  pointed(): number | null;
  selected(): number | null;
}

const SLACK = 4; // CSS pixels that a click may move

/** Listens on an element until the answer is called. */
export function takeInHand(element: HTMLElement, stage: Stage, hand: Hand): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let onInset = false;
  const at = (e: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const under = (p: { x: number; y: number }) => {
    const t = stage.insetAt(p.x, p.y) ? -1 : stage.taskletAt(p.x, p.y);
    return t < 0 ? null : t;
  };
  const onWheel = (e: WheelEvent) => {
    e.preventDefault();
    const p = at(e);
    const lines = e.deltaMode === 1 ? 16 : e.deltaMode === 2 ? 400 : 1;
    // A pinch on a touch pad comes as a wheel with Ctrl, and small.
    const strength = e.ctrlKey ? 0.01 : 0.0022;
    stage.zoom(Math.exp(-e.deltaY * lines * strength), p.x, p.y);
  };
  const onDown = (e: PointerEvent) => {
    if (e.button !== 0) return;
    element.setPointerCapture(e.pointerId);
    const p = at(e);
    down.set(e.pointerId, p);
    const inset = down.size === 1 ? stage.insetAt(p.x, p.y) : undefined;
    onInset = inset !== undefined;
    if (inset) stage.centre(inset.x, inset.y);
    if (down.size === 1) travelled = 0;
  };
  const onMove = (e: PointerEvent) => {
    const p = at(e);
    const before = down.get(e.pointerId);
    if (!before) {
      hand.point(under(p));
      return;
    }
    const other = [...down].find(([id]) => id !== e.pointerId)?.[1];
    if (onInset) {
      const inset = stage.insetAt(p.x, p.y);
      if (inset) stage.centre(inset.x, inset.y);
    } else if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(p.x - other.x, p.y - other.y);
      stage.pan((p.x - before.x) / 2, (p.y - before.y) / 2);
      if (was > 0) stage.zoom(is / was, (p.x + other.x) / 2, (p.y + other.y) / 2);
      travelled = SLACK + 1;
    } else {
      travelled += Math.hypot(p.x - before.x, p.y - before.y);
      if (travelled > SLACK) stage.pan(p.x - before.x, p.y - before.y);
    }
    down.set(e.pointerId, p);
  };
  const onUp = (e: PointerEvent) => {
    if (!down.delete(e.pointerId) || down.size > 0) return;
    if (e.type === "pointercancel" || onInset || travelled > SLACK) return;
    const t = under(at(e));
    hand.select(t === hand.selected() ? null : t);
  };
  const onLeave = () => hand.point(null);
  const onDouble = (e: MouseEvent) => {
    const p = at(e);
    if (!stage.insetAt(p.x, p.y)) stage.zoom(e.shiftKey ? 1 / 3 : 3, p.x, p.y);
  };
  const onKey = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.altKey || e.metaKey || !pressed(stage, hand, e.key)) return;
    e.preventDefault();
    e.stopPropagation();
  };
  const all: [string, (e: never) => void, AddEventListenerOptions?][] = [
    ["wheel", onWheel, { passive: false }],
    ["pointerdown", onDown],
    ["pointermove", onMove],
    ["pointerup", onUp],
    ["pointercancel", onUp],
    ["pointerleave", onLeave],
    ["dblclick", onDouble],
    ["keydown", onKey],
  ];
  for (const [type, listener, options] of all)
    element.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const [type, listener, options] of all)
      element.removeEventListener(type, listener as EventListener, options);
  };
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Does what a key asks for; false for keys of others. */
function pressed(stage: Stage, hand: Hand, key: string): boolean {
  const t = hand.pointed() ?? hand.selected();
  const way = arrows[key];
  if (way) {
    const next = t === null ? (stage.range?.from ?? 0) : stage.beside(t, way[0], way[1]);
    stage.show(next);
    hand.point(next);
    return true;
  }
  switch (key) {
    case "+":
    case "=":
      stage.zoomAt(1.6, t);
      return true;
    case "-":
      stage.zoomAt(1 / 1.6, t);
      return true;
    case "0":
      stage.fit();
      return true;
    case "Enter":
      if (t === null) return false;
      hand.select(t === hand.selected() ? null : t);
      return true;
  }
  return false;
}
