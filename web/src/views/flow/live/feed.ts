// A watched run as what the tile map is of. The bytes are drawn as they came
// from the worker: nothing is copied and nothing waits in a queue.

import type { Names } from "../../../lib/recording";
import { type Live, snapshot } from "../../../store/live";
import { stateSpecs } from "../stateset";
import type { Feed } from "../tiles/feed";
import { Tiles } from "../tiles/tiles";
import { ageFreshness, roomFor } from "./fresh";
import { shownFrame } from "./moment";
import { followPictures } from "./pace";

/** The states and ages of the moment that is shown. */
export interface Moment {
  readonly step: number;
  readonly states: Uint8Array;
  readonly ages: Uint8Array;
  readonly slice: number;
}

export function momentOf(live: Live | null): Moment | null {
  return shownFrame.peek() ?? live?.view ?? null;
}

export function liveFeed(layout: string, names: Names): Feed {
  let tiles = new Tiles(new Uint8Array(0), new Uint8Array(0), () => 0);
  let from: unknown;
  let room = 0;
  return {
    names,
    serpentine: layout === "chain",
    get room() {
      return room;
    },
    tiles() {
      const live = snapshot.peek();
      const key = shownFrame.peek() ?? live?.view;
      if (key === from) return tiles;
      from = key;
      const moment = momentOf(live);
      if (!moment) return tiles;
      // Before the tiles: how long they fade must not depend on which pictures were drawn.
      const count = Math.max(moment.states.length, live?.view.tasklets ?? 0);
      room = roomFor(count, tiles.count, room, live?.over);
      tiles = new Tiles(
        moment.states,
        moment.ages,
        ageFreshness(moment.slice, Math.max(moment.states.length, room)),
      );
      return tiles;
    },
    follow: followPictures,
    words(t) {
      const moment = momentOf(snapshot.peek());
      const state = stateSpecs[moment?.states[t] ?? 1];
      return `${names.of(t)} ${state?.words ?? ""}`;
    },
  };
}
