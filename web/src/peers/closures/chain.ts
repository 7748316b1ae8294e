// n pairs of closures between n + 1 channels.
import { type Peer, secondsSince } from "../peer";
import { sizeOf } from "../sizes";
import { Channel, Jobs } from "./jobs";

function link(left: Channel, right: Channel): void {
  right.receive((n) => left.send(n + 1, () => {}));
}

/** Sends 0 in at the right and gives what comes out at the left. */
function passThrough(n: number): number {
  const jobs = new Jobs();
  const leftmost = new Channel(jobs);
  let left = leftmost;
  for (let i = 0; i < n; i++) {
    const [mine, right] = [left, new Channel(jobs)];
    jobs.add(() => link(mine, right));
    left = right;
  }
  let answer = -1;
  left.send(0, () =>
    leftmost.receive((n) => {
      answer = n;
    }),
  );
  jobs.run();
  return answer;
}

export const chain: Peer = {
  id: "chain.closures",
  run(sizes) {
    const n = sizeOf(sizes, "n");
    const start = performance.now();
    const answer = passThrough(n);
    const elapsed = secondsSince(start);
    return { elapsed, operations: n, verified: answer === n, counts: { answer } };
  },
};
