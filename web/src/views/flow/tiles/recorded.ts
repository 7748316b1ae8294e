// A recording as what the tile map is of: the tiles at the step that is shown.

import { effect } from "@preact/signals";
import { step } from "../../../store/recording";
import type { Session } from "../session";
import { doingOf } from "../words";
import type { Feed } from "./feed";
import { Follower } from "./follow";
import type { Tiles } from "./tiles";

const feeds = new WeakMap<Session, Feed>();

/** The feed of a recording; one for all its views. */
export function recordedFeed(session: Session): Feed {
  const known = feeds.get(session);
  if (known) return known;
  const follower = new Follower(session);
  const feed: Feed = {
    room: session.tasklets,
    names: session.names,
    serpentine: session.layout === "chain",
    tiles(): Tiles {
      follower.goTo(session.within(step.peek()));
      return follower.tiles;
    },
    follow: (changed) =>
      effect(() => {
        step.value;
        changed();
      }),
    words: (t) => doingOf(session.at(session.within(step.peek())), t),
  };
  feeds.set(session, feed);
  return feed;
}
