// The tile map in the page: two canvases, one for the tiles and one for what
// lies over them, with what is pointed at in words.

import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { theme } from "../../../store";
import { select, selected } from "../../../store/recording";
import { onColours } from "../pen/colours";
import { useSize } from "../size";
import { capital } from "../words";
import type { Feed } from "./feed";
import { graphics, tryGraphics } from "./graphics";
import { takeInHand } from "./hand";
import { Stage } from "./stage";

export interface Seen {
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly zoomed: boolean;
  /** Tiles are large enough for letters. */
  readonly lettered: boolean;
  /** The tasklet in the middle. */
  readonly middle: number;
}

interface Props {
  readonly feed: Feed;
  readonly label: string;
  /** Shown when something is zoomed into: what lies nearer. */
  readonly nearer?: (seen: Seen) => ComponentChildren;
  /** Shown in its place until then. */
  readonly far?: ComponentChildren;
}

export function TileMap({ feed, label, nearer, far }: Props) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const base = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | undefined>(undefined);
  const pointed = useRef<number | null>(null);
  const [lost, setLost] = useState(false);
  const fast = graphics.value === true && !lost;
  const [tip, setTip] = useState<number | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => effect(tryGraphics), []);
  useEffect(() => {
    const [below, above, element] = [base.current, over.current, hand.current];
    if (!below || !above || !element) return;
    const shown = (s: Stage) => {
      below.dataset.painted = String(s.painted);
      below.dataset.size = String(Math.round(s.size * 1000) / 1000);
      const range = s.range ?? { from: 0, to: 0 };
      const { size, zoomedIn: zoomed, lettered, middle } = s;
      const next = { ...range, size, zoomed, lettered, middle };
      setSeen((was) =>
        was &&
        was.from === next.from &&
        was.to === next.to &&
        was.size === next.size &&
        was.middle === next.middle
          ? was
          : next,
      );
    };
    const asked = () => ({ selected: selected.peek(), pointed: pointed.current });
    const made = new Stage(below, above, feed, asked, shown, fast);
    stage.current = made;
    const letGo = takeInHand(element, made, {
      point(t) {
        if (t === pointed.current) return;
        pointed.current = t;
        setTip(t);
        made.later();
      },
      select,
      pointed: () => pointed.current,
      selected: () => selected.peek(),
    });
    const stops = [
      feed.follow(() => made.later()),
      effect(() => {
        const t = selected.value;
        if (t !== null && t !== pointed.current) made.show(t);
        made.later();
      }),
      effect(() => {
        theme.value;
        requestAnimationFrame(() => made.recolour());
      }),
      onColours(() => made.recolour()),
    ];
    const lose = () => setLost(true);
    below.addEventListener("webglcontextlost", lose);
    return () => {
      below.removeEventListener("webglcontextlost", lose);
      letGo();
      for (const stop of stops) stop();
      made.free();
      stage.current = undefined;
    };
  }, [feed, fast]);
  useEffect(() => {
    if (width > 20 && height > 20) stage.current?.resize(width, height);
  }, [width, height, feed, fast]);
  return (
    <div class="flow-map tile-map" data-testid="tile-map">
      <div class="tile-tools">
        <span class="tile-nearer">
          {seen && (seen.zoomed || seen.lettered) ? nearer?.(seen) : far}
        </span>
        <span class="tile-zoom">
          <Tool name="Zoom in" sign="+" act={() => stage.current?.zoomAt(1.6, null)} />
          <Tool name="Zoom out" sign="−" act={() => stage.current?.zoomAt(1 / 1.6, null)} />
          <Tool name="Show all" sign="All" act={() => stage.current?.fit()} />
        </span>
      </div>
      <div
        class="picture-hand"
        ref={(element: HTMLDivElement | null) => {
          hand.current = element;
          (ref as { current: HTMLDivElement | null }).current = element;
        }}
        tabIndex={0}
        role="application"
        aria-label={`${label}. Arrows go from tile to tile, Enter selects, plus and minus zoom, 0 shows all.`}
        data-own-arrows
      >
        <canvas key={fast ? "gl" : "canvas"} ref={base} data-testid="tiles" />
        <canvas ref={over} />
      </div>
      <p class="tile-tip" role="status" data-testid="tile-tip" data-shown={tip !== null}>
        {tip !== null && `${capital(feed.words(tip))}.`}
      </p>
    </div>
  );
}

function Tool({ name, sign, act }: { name: string; sign: string; act: () => void }) {
  return (
    <button type="button" class="button" aria-label={name} title={name} onClick={act}>
      {sign}
    </button>
  );
}
