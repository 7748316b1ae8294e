// The tile map of a recording, with its counts: any number of tasklets.

import type { Names } from "../../../lib/recording";
import { setLaneRange } from "../../../store/lanes";
import { showView } from "../../../store/moves";
import { setSpeed } from "../../../store/recording";
import { calmStep } from "../clock/calm";
import { MOST_LANES } from "../lanesview/rows";
import { MOST_LAMPS } from "../map/view";
import type { Session } from "../session";
import { Counts } from "./counts";
import { recordedFeed } from "./recorded";
import { type Seen, TileMap } from "./view";

/** A play of a large recording lasts about so long, in seconds. */
const SECONDS = 24;

/** What is too large for the map is played so that it ends. */
export function fitToSize(session: Session): void {
  if (session.tasklets - 1 <= MOST_LAMPS) return;
  setSpeed(Math.round(session.recording.length / SECONDS));
}

export function TilePicture({ session }: { session: Session }) {
  const { counts } = session.at(session.within(calmStep.value));
  return (
    <>
      {/* A canvas whose painter was let go takes no other. */}
      <TileMap
        key={session.id}
        feed={recordedFeed(session)}
        label="Tile map: a tile for each tasklet"
        nearer={(seen) => <Nearer seen={seen} names={session.names} />}
      />
      <Counts counts={counts} />
    </>
  );
}

/** From the tiles on screen to their lanes. */
function Nearer({ seen, names }: { seen: Seen; names: Names }) {
  if (seen.to - seen.from >= MOST_LANES) return null;
  return (
    <button
      type="button"
      class="button"
      data-testid="tile-lanes"
      onClick={() => {
        setLaneRange(seen.from, seen.to + 1);
        showView("lanes");
      }}
    >
      Lanes of {names.range(seen.from, seen.to)}
    </button>
  );
}
