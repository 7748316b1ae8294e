// A ring of closures, called in turn. This is no tasklet: a closure that is
// called again starts at its top, and what it would resume is cut by hand. It
// shows what giving up straight code buys in JavaScript.
import { type Peer, secondsSince } from "../peer";
import { shares } from "../shares";
import { sizeOf } from "../sizes";

/** Answers whether it wants another turn. */
type Tasklet = () => boolean;

interface Tally {
  switches: number;
}

function tasklet(turns: number, tally: Tally): Tasklet {
  let left = turns;
  return () => {
    if (left === 0) {
      tally.switches += turns;
      return false;
    }
    left--;
    return true;
  };
}

export const taskspeed: Peer = {
  id: "taskspeed.closures",
  run(sizes) {
    const switches = sizeOf(sizes, "switches");
    const tally = { switches: 0 };
    const ring = shares(switches, sizeOf(sizes, "tasklets")).map((turns) => tasklet(turns, tally));
    const start = performance.now();
    const ended = new Set<Tasklet>();
    for (let alive = ring; alive.length > 0; ) {
      const before = ended.size;
      for (const one of alive) if (!one()) ended.add(one);
      if (ended.size > before) alive = alive.filter((one) => !ended.has(one));
    }
    const elapsed = secondsSince(start);
    return {
      elapsed,
      operations: switches,
      verified: tally.switches === switches,
      counts: { switches: tally.switches },
    };
  },
};
