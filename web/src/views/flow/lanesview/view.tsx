// The lanes in the page: one canvas, drawn again when the place, the window,
// the rows, the size, the colours or the selection change.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { laneGroups, laneHeight, laneRange, laneSort, shutGroups } from "../../../store/lanes";
import type { Session } from "../session";
import { useSize } from "../size";
import { frameOf } from "./frame";
import { useLanesKeys } from "./keys";
import { modelOf } from "./model";
import { rowsFor } from "./order";
import { Painter } from "./painter";
import { Tools } from "./tools";

export function Lanes({ session }: { session: Session }) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const canvas = useRef<HTMLCanvasElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const model = modelOf(session);
  const frame = frameOf(width, height, model.polls);
  const room = height - frame.top;
  const order = [laneSort.value, laneGroups.value, shutGroups.value, laneRange.value] as const;
  const rows = useMemo(() => rowsFor(session, room), [session, room, laneHeight.value, ...order]);
  useLanesKeys(rows);
  useEffect(() => {
    const element = canvas.current;
    const box = scroller.current;
    if (!element || !box || width < 40 || height < 60) return;
    return new Painter(session, element, box, rows, width, height).run();
  }, [session, rows, width, height]);
  return (
    <div class="lanes-view">
      <Tools session={session} rows={rows} />
      <div class="lanes-room" ref={ref} data-testid="lanes">
        <div
          class="lanes-scroll"
          ref={scroller}
          tabIndex={0}
          role="group"
          aria-label="Lanes: a row for each tasklet, steps from left to right; the table of the window says the same"
        >
          <canvas
            ref={canvas}
            class={rows.height > room + 1 ? "tall" : ""}
            style={{ width: `${width}px`, height: `${height}px` }}
          />
          <div style={{ height: `${Math.max(0, rows.height - room)}px` }} />
        </div>
      </div>
    </div>
  );
}
