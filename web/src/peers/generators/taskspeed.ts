// A ring of generators. A switch is a yield back to the loop and a next() into
// the one that follows: JavaScript's own cheapest way to leave a function in
// its middle.
import { type Peer, secondsSince } from "../peer";
import { shares } from "../shares";
import { sizeOf } from "../sizes";

interface Tally {
  switches: number;
}

function* tasklet(turns: number, tally: Tally): Generator<void, void, void> {
  let done = 0;
  for (; done < turns; done++) yield;
  tally.switches += done;
}

export const taskspeed: Peer = {
  id: "taskspeed.generators",
  run(sizes) {
    const switches = sizeOf(sizes, "switches");
    const tally = { switches: 0 };
    const ring = shares(switches, sizeOf(sizes, "tasklets")).map((turns) => tasklet(turns, tally));
    const start = performance.now();
    const ended = new Set<Generator>();
    for (let alive = ring; alive.length > 0; ) {
      const before = ended.size;
      for (const one of alive) if (one.next().done) ended.add(one);
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
