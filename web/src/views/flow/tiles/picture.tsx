// The tile map of a recording, with its counts: any number of tasklets.

import type { ComponentChildren } from "preact";
import { showColumns } from "../../../store/columns";
import { setLaneRange } from "../../../store/lanes";
import { showView } from "../../../store/moves";
import { selected, setSpeed } from "../../../store/recording";
import { calmStep } from "../clock/calm";
import { MOST_LANES } from "../lanesview/rows";
import { MOST_LAMPS } from "../map/view";
import type { Session } from "../session";
import { rangeRound } from "../spacetime/range";
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

interface Props {
  readonly session: Session;
  /** Shown above the map while nothing is zoomed into. */
  readonly far?: ComponentChildren;
}

export function TilePicture({ session, far }: Props) {
  const { counts } = session.at(session.within(calmStep.value));
  return (
    <>
      {/* A canvas whose painter was let go takes no other. */}
      <TileMap
        key={session.id}
        feed={recordedFeed(session)}
        label="Tile map: a tile for each tasklet"
        far={far}
        nearer={(seen) => <Nearer seen={seen} session={session} />}
      />
      <Counts counts={counts} />
    </>
  );
}

/** From the tiles on screen to their lanes, and to what some of them do at this moment. */
function Nearer({ seen, session }: { seen: Seen; session: Session }) {
  const { names } = session;
  const { from, to, middle } = seen;
  const chosen = selected.value;
  const round = chosen !== null && chosen >= from && chosen <= to ? chosen : middle;
  const columns = rangeRound(round, session.tasklets);
  return (
    <>
      {to - from < MOST_LANES && (
        <button
          type="button"
          class="button"
          data-testid="tile-lanes"
          onClick={() => {
            setLaneRange(from, to + 1);
            showView("lanes");
          }}
        >
          Lanes
          <span class="wide">{` of ${names.range(from, to)}`}</span>
        </button>
      )}
      {seen.lettered && (
        <button
          type="button"
          class="button"
          data-testid="tile-space-time"
          onClick={() => {
            showColumns(columns.from);
            showView("space-time");
          }}
        >
          Space-time
          <span class="wide">{` of ${names.range(columns.from, columns.to - 1)}`}</span>
        </button>
      )}
    </>
  );
}
