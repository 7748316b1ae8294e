// The chain as most would first write it with generators.
import { type Peer, secondsSince } from "../peer";
import { sizeOf } from "../sizes";
import { Channel, type Code, EffectYard, receive, send } from "./effects";

function* link(left: Channel, right: Channel): Code {
  const n = yield receive(right);
  yield send(left, n + 1);
}

/** Sends 0 in at the right and gives what comes out at the left. */
function passThrough(n: number): number {
  const yard = new EffectYard();
  const leftmost = new Channel();
  let left = leftmost;
  for (let i = 0; i < n; i++) {
    const right = new Channel();
    yard.spawn(link(left, right));
    left = right;
  }
  const rightmost = left;
  let answer = -1;
  yard.spawn(
    (function* (): Code {
      yield send(rightmost, 0);
      answer = yield receive(leftmost);
    })(),
  );
  yard.run();
  return answer;
}

export const chainOfEffects: Peer = {
  id: "chain.generators-plain",
  run(sizes) {
    const n = sizeOf(sizes, "n");
    const start = performance.now();
    const answer = passThrough(n);
    const elapsed = secondsSince(start);
    return { elapsed, operations: n, verified: answer === n, counts: { answer } };
  },
};
