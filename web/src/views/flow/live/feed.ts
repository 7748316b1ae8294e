// A watched run as what the tile map is of: the newest moment, or the one that is
// chosen, unpacked when it is drawn. Nothing waits in a queue.

import type { Names } from "../../../lib/recording";
import { type Packed, stateOf, unpack } from "../../../lib/snapshot";
import { snapshot } from "../../../store/live";
import { stateSpecs } from "../stateset";
import type { Feed } from "../tiles/feed";
import { Tiles } from "../tiles/tiles";
import { ageFreshness, roomFor } from "./fresh";
import { shownFrame } from "./moment";
import { followPictures } from "./pace";

/** A moment with the steps that one of its ages stands for. */
interface Moment extends Packed {
  readonly slice: number;
}

function momentNow(): Moment | undefined {
  return shownFrame.peek() ?? snapshot.peek()?.view;
}

export function liveFeed(layout: string, names: Names): Feed {
  // Of all moments: a fresh megabyte for each costs more than to fill it.
  let states = new Uint8Array(0);
  let ages = new Uint8Array(0);
  let tiles = new Tiles(states, ages, () => 0);
  let from: Moment | undefined;
  let room = 0;
  return {
    names,
    serpentine: layout === "chain",
    get room() {
      return room;
    },
    tiles() {
      const moment = momentNow();
      if (!moment || moment === from) return tiles;
      from = moment;
      const count = moment.tasklets;
      const live = snapshot.peek();
      // Before the tiles: how long they fade must not depend on which pictures were drawn.
      room = roomFor(Math.max(count, live?.view.tasklets ?? 0), tiles.count, room, live?.over);
      if (states.length < count) {
        states = new Uint8Array(Math.max(count, room));
        ages = new Uint8Array(states.length);
      }
      unpack(moment, states, ages);
      const fresh = ageFreshness(moment.slice, Math.max(count, room));
      tiles = new Tiles(states.subarray(0, count), ages.subarray(0, count), fresh);
      return tiles;
    },
    follow: followPictures,
    words(t) {
      const moment = momentNow();
      const state = stateSpecs[(moment && stateOf(moment, t)) ?? 1];
      return `${names.of(t)} ${state?.words ?? ""}`;
    },
  };
}
