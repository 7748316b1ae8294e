// A ring of async functions. A switch is an await of nothing: the function goes
// to the end of the microtask queue, which is JavaScript's own run queue.
import { type Peer, secondsSince } from "../peer";
import { shares } from "../shares";
import { sizeOf } from "../sizes";

interface Tally {
  switches: number;
}

async function tasklet(turns: number, tally: Tally): Promise<void> {
  let done = 0;
  for (; done < turns; done++) await undefined;
  tally.switches += done;
}

export const taskspeed: Peer = {
  id: "taskspeed.async",
  async run(sizes) {
    const switches = sizeOf(sizes, "switches");
    const tally = { switches: 0 };
    const start = performance.now();
    const ring = shares(switches, sizeOf(sizes, "tasklets")).map((turns) => tasklet(turns, tally));
    await Promise.all(ring);
    const elapsed = secondsSince(start);
    return {
      elapsed,
      operations: switches,
      verified: tally.switches === switches,
      counts: { switches: tally.switches },
    };
  },
};
