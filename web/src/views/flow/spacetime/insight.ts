// Where the diagram is scrolled to: a step that is gone to is in sight in the
// same frame, and so is the column it is of.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Columns, keepInSight, ROW } from "./grid";

export interface Aim {
  /** The row, and the middle of the column, to have in sight. */
  readonly index: number;
  readonly actor: number;
  /** Of the room for rows. */
  readonly width: number;
  readonly height: number;
  /** How many rows there are. */
  readonly length: number;
  readonly columns: Columns;
}

/**
 * Keeps the aim in sight when it moves. It answers the scroll offset that the
 * coming frame has, so that its rows can be drawn at once, and what is to be
 * told of every scroll.
 */
export function useInSight(box: { readonly current: HTMLElement | null }, aim: Aim) {
  const [, setTop] = useState(0);
  const shown = useRef({ index: Number.NaN, actor: Number.NaN, width: 0, height: 0 });
  // Kept here and not asked of the page: that would lay it out in the middle of a step.
  const at = useRef({ top: 0, left: 0 });
  const { index, actor, width, height, length, columns } = aim;
  const before = shown.current;
  shown.current = { index, actor, width, height };
  const { top, left } = at.current;
  if ((before.index !== index || before.height !== height) && height >= ROW) {
    const most = Math.max(0, length * ROW - height);
    at.current.top = Math.min(most, Math.round(keepInSight(top, height, Math.max(0, index))));
  }
  if ((before.actor !== actor || before.width !== width) && columns.total > width) {
    const [from, to] = [left + columns.left, left + width - columns.width];
    const most = columns.total - width;
    if (actor < from || actor > to)
      at.current.left = Math.min(most, Math.max(0, Math.round(actor - width / 2)));
  }
  const wanted = at.current;
  useLayoutEffect(() => {
    if (wanted.top === top && wanted.left === left) return;
    // It lays the page out: once, when all else that the step changes is in it.
    queueMicrotask(() => {
      if (!box.current) return;
      box.current.scrollTop = wanted.top;
      box.current.scrollLeft = wanted.left;
    });
  }, [index, actor, width, height]);
  const scrolled = (e: Event) => {
    const { scrollTop, scrollLeft } = e.currentTarget as HTMLElement;
    at.current.left = scrollLeft;
    if (Math.abs(scrollTop - at.current.top) < 1) return;
    at.current.top = scrollTop;
    setTop(scrollTop);
  };
  return { top: at.current.top, scrolled };
}
