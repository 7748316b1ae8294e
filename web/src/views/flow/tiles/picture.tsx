// The tile map of a recording, with its counts: any number of tasklets.

import { setSpeed } from "../../../store/recording";
import { calmStep } from "../clock/calm";
import { MOST_LAMPS } from "../map/view";
import type { Session } from "../session";
import { Counts } from "./counts";
import { recordedFeed } from "./recorded";
import { TileMap } from "./view";

/** A play of a large recording lasts about so long, in seconds. */
const SECONDS = 24;

/** What is too large for the map is played so that it ends. */
export function fitToSize(session: Session): void {
  if (session.tasklets - 1 <= MOST_LAMPS) return;
  setSpeed(Math.round(session.recording.length / SECONDS));
}

export function TilePicture({ session }: { session: Session }) {
  const { counts } = session.at(calmStep.value);
  return (
    <>
      {/* A canvas whose painter was let go takes no other. */}
      <TileMap
        key={session.id}
        feed={recordedFeed(session)}
        label="Tile map: a tile for each tasklet"
      />
      <Counts counts={counts} />
    </>
  );
}
