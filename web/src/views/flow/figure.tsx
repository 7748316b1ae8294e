// A scene as SVG. Motion is CSS: it rests where reduced motion is asked for,
// and while a measurement runs, so that the picture costs the run nothing.

import { layouts } from "./layouts";
import { type Flash, type Point, round, type Scene } from "./scene";

interface Props {
  readonly layout: string;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Still: nothing moves but what `lit` says. */
  readonly still?: boolean;
  /** Share of the work that is done, 0 to 1; null: nothing runs. */
  readonly lit?: number | null;
}

/** Makes the scene again only when its box or number changed; props hold plain values. */
export function sceneOf(
  layout: string,
  width: number,
  height: number,
  count: number,
): Scene | null {
  return width > 40 && height > 40 ? (layouts[layout]?.(width, height, count) ?? null) : null;
}

export function Figure({ layout, width, height, count, still = false, lit = null }: Props) {
  const scene = sceneOf(layout, width, height, count);
  if (!scene) return null;
  const k = lit === null ? 0 : Math.round(lit * scene.lamps.length);
  const width2 = scene.radius * 2;
  return (
    <svg
      class={still ? "figure still" : "figure"}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path class="tracks" d={scene.tracks} />
      {scene.held !== "" && <path class="held" d={scene.held} />}
      {scene.way !== "" && <path class="way" d={scene.way} />}
      {scene.berths.map((b) => (
        <path class="berth" d={b.path} style={timing(b)} />
      ))}
      {scene.throws.map((t) => (
        <path class="throw" d={t.path} style={timing(t)} />
      ))}
      {scene.bridge && <Bridge scene={scene} />}
      {lit === null &&
        scene.trains.map((t) => (
          <path
            class={t.back ? "train back" : "train"}
            d={t.path}
            pathLength="1000"
            style={{ ...timing(t), "--length": t.length }}
          />
        ))}
      <path class="lamp-edge" d={dots(scene.lamps)} stroke-width={width2} />
      <path class="lamp-face" d={dots(scene.lamps)} stroke-width={width2 - 3} />
      {k > 0 && (
        <path class="lamp-lit" d={dots(scene.lamps.slice(0, k))} stroke-width={width2 - 2} />
      )}
    </svg>
  );
}

function Bridge({ scene }: { scene: Scene }) {
  if (!scene.bridge) return null;
  const { at: c, radius } = scene.bridge;
  const stops = scene.lamps.length;
  return (
    <g
      class="bridge"
      style={{
        "--x": `${round(c.x)}px`,
        "--y": `${round(c.y)}px`,
        "--stops": stops,
        "--seconds": `${round(stops * 0.4)}s`,
      }}
    >
      <path class="deck" d={`M${round(c.x)} ${round(c.y + radius)}V${round(c.y - radius)}`} />
      <path class="head" d={`M${round(c.x)} ${round(c.y)}V${round(c.y - radius)}`} />
    </g>
  );
}

function timing(f: Flash) {
  return { "--seconds": `${round(f.seconds)}s`, "--ahead": `${-round(f.ahead)}s` };
}

/** Dots as sub-paths of no length with round caps: a thousand lamps, one element. */
function dots(points: readonly Point[]): string {
  return points.map((p) => `M${round(p.x)} ${round(p.y)}h0`).join("");
}
