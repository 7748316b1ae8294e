// n generators between n + 1 channels; the time is that of making them all and
// of the value's way through.
import { type Peer, secondsSince } from "../peer";
import { sizeOf } from "../sizes";
import { Channel, type Tasklet, Yard } from "./yard";

function* link(me: Tasklet, left: Channel, right: Channel): Generator<void, void, void> {
  if (!right.receive(me)) yield;
  if (!left.send(me, me.value + 1)) yield;
}

/** Sends 0 in at the right and gives what comes out at the left. */
function passThrough(yard: Yard, n: number): number {
  const leftmost = new Channel(yard);
  let left = leftmost;
  for (let i = 0; i < n; i++) {
    const [mine, right] = [left, new Channel(yard)];
    yard.spawn((me) => link(me, mine, right));
    left = right;
  }
  const rightmost = left;
  let answer = -1;
  yard.spawn(function* (me) {
    if (!rightmost.send(me, 0)) yield;
    if (!leftmost.receive(me)) yield;
    answer = me.value;
  });
  yard.run();
  return answer;
}

export const chain: Peer = {
  id: "chain.generators",
  run(sizes) {
    const n = sizeOf(sizes, "n");
    const start = performance.now();
    const yard = new Yard();
    const answer = passThrough(yard, n);
    const elapsed = secondsSince(start);
    return {
      elapsed,
      operations: n,
      verified: answer === n,
      counts: { answer, switches: yard.switches },
    };
  },
};
