// What the tile map is of: the tiles of a recording at its step, or of a run
// that is under way.

import type { Names } from "../../../lib/recording";
import type { Tiles } from "./tiles";

export interface Feed {
  /** The tiles of now; asked once a frame, only when something has changed. */
  tiles(): Tiles;
  /** Calls back, now and whenever something may have changed; the answer ends that. */
  follow(changed: () => void): () => void;
  /** How many tasklets there will be, where that is known: their tiles keep their places. */
  readonly room: number;
  /** Neighbours by number are neighbours of the work: rows run there and back. */
  readonly serpentine: boolean;
  /** What the tasklets are called. */
  readonly names: Names;
  /** "tasklet 5 waits to receive on channel 3 since step 11" */
  words(tasklet: number): string;
}
