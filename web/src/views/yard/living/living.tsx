// A track's picture, alive: the recordings of its workload's miniature.

import { useEffect, useRef, useState } from "preact/hooks";
import { miniatures } from "../../../gen/miniatures";
import { theme } from "../../../store";
import { openMiniature } from "./open";
import { Player } from "./player";

export function LivingMiniature({ id, layout }: { id: string; layout: string }) {
  const root = useRef<HTMLDivElement>(null);
  const player = useRef<Player | null>(null);
  const [ready, setReady] = useState(false);
  const miniature = miniatures.find((m) => m.id === id);
  useEffect(() => {
    const element = root.current;
    if (!element || !miniature) return;
    let gone = false;
    openMiniature(id, layout).then((sessions) => {
      if (gone) return;
      const canvases = [...element.querySelectorAll("canvas")];
      player.current = new Player(element, canvases, sessions, miniature);
      setReady(true);
    });
    return () => {
      gone = true;
      player.current?.end();
      player.current = null;
    };
  }, [id, layout, miniature]);
  const now = theme.value;
  useEffect(() => player.current?.recolour(), [now]);
  if (!miniature) return null;
  return (
    <div
      class={ready ? "living ready" : "living"}
      ref={root}
      role="img"
      aria-label={miniature.says}
      data-testid={`miniature-${id}`}
    >
      {miniature.runs.map(({ name }) => (
        <div class="living-run" key={name}>
          <canvas />
          {name !== "" && <span class="living-name">{name}</span>}
        </div>
      ))}
    </div>
  );
}
