// n async functions between n + 1 channels of promises.
import { type Peer, secondsSince } from "../peer";
import { sizeOf } from "../sizes";
import { Channel } from "./channel";

async function link(left: Channel, right: Channel): Promise<void> {
  await left.send((await right.receive()) + 1);
}

/** Sends 0 in at the right and gives what comes out at the left. */
async function passThrough(n: number): Promise<number> {
  const leftmost = new Channel();
  let left = leftmost;
  for (let i = 0; i < n; i++) {
    const right = new Channel();
    void link(left, right);
    left = right;
  }
  await left.send(0);
  return leftmost.receive();
}

export const chain: Peer = {
  id: "chain.async",
  async run(sizes) {
    const n = sizeOf(sizes, "n");
    const start = performance.now();
    const answer = await passThrough(n);
    const elapsed = secondsSince(start);
    return { elapsed, operations: n, verified: answer === n, counts: { answer } };
  },
};
