// Every peer gives the right answer at sizes small, uneven and historic, and
// refuses what it cannot do with words that help.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findPeer, peers } from "./catalog";
import { PeerError } from "./error";
import type { PeerProgress } from "./messages";
import type { Outcome, Sizes } from "./peer";
import { samplePeer } from "./sampling";
import { completeSizes } from "./sizes";

async function run(id: string, sizes: Sizes): Promise<Outcome> {
  const peer = findPeer(id);
  return peer.run(completeSizes(peer.workload, sizes));
}

const ids = (workload: string) => peers.filter((p) => p.workload === workload).map((p) => p.id);

for (const id of ids("taskspeed")) {
  for (const switches of [1, 9, 1003, 100_000]) {
    test(`${id} takes ${switches} turns, all in order`, async () => {
      const { verified, counts, operations } = await run(id, { switches });
      assert.deepEqual([verified, counts.switches, operations], [true, switches, switches]);
    });
  }
}

for (const id of ids("chain")) {
  for (const n of [1, 2, 3, 1000, 20_000]) {
    test(`${id} passes a number through ${n}`, async () => {
      const { verified, counts, operations } = await run(id, { n });
      assert.deepEqual([verified, counts.answer, operations], [true, n, n]);
    });
  }
}

for (const id of ids("hackysack")) {
  for (const [players, loops] of [
    [1, 1],
    [1, 10],
    [10, 1000],
    [1000, 1000],
  ] as const) {
    test(`${id} kicks ${loops} + 1 times among ${players} + 1 players, who all go home`, async () => {
      const { verified, counts } = await run(id, { players, loops });
      assert.deepEqual([verified, counts.kicks, counts.gone], [true, loops + 1, players + 1]);
    });
  }
}

test("a link of the generators' chain runs twice: up to its receive, and to its end", async () => {
  // Fewer than the 3n + 2 of Stackless, whose sender gives way to the receiver:
  // the peer is free to choose the better order.
  const { counts } = await run("chain.generators", { n: 100 });
  assert.equal(counts.switches, 2 * 100 + 2);
});

test("with pause a component is stepped when it has mail; without, in every cycle", async () => {
  const sizes = { players: 100, loops: 1000 };
  const steps = async (pause: number) =>
    (await run("hackysack.generators", { ...sizes, pause })).counts.steps ?? 0;
  const [paused, busy] = [await steps(1), await steps(0)];
  assert.ok(paused < 2 * 1000 + 3 * 101, `${paused} steps with pause`);
  assert.ok(busy > (101 * 1000) / 4, `${busy} steps without`);
});

for (const [what, workload, sizes, message] of [
  ["too large", "chain", { n: 1_000_001 }, /^n: 1000001: a whole number from 1 to 1000000$/],
  ["not whole", "taskspeed", { switches: 1.5 }, /^switches: 1.5: a whole number/],
  ["of no such name", "hackysack", { player: 1 }, /^player: no such size: one of players, loops/],
] as const) {
  test(`a size ${what} is refused`, () => {
    assert.throws(() => completeSizes(workload, sizes), { stage: "params", message });
  });
}

test("the floor refuses another ring than its own", async () => {
  await assert.rejects(run("taskspeed.calls", { tasklets: 11 }), /tasklets: 11: the floor has 10/);
});

test("an unknown peer is refused with the names of all", () => {
  assert.throws(
    () => findPeer("chain.threads"),
    (error) => error instanceof PeerError && /one of .*chain\.async/.test(error.message),
  );
});

test("samples are batches of at least 50 ms, told as they come", async () => {
  const told: PeerProgress[] = [];
  const request = { peer: "chain.closures", sizes: { n: 1000 }, samples: 1 };
  const result = await samplePeer(findPeer(request.peer), request, (p) => told.push(p));
  assert.equal(result.verified, true);
  assert.equal(result.samples.length, 1);
  assert.ok(result.samples.every((s) => s.elapsed >= 0.05 && s.runs > 1));
  assert.deepEqual(
    told.map((p) => p.phase),
    ["warm-up", "sample"],
  );
});

test("a wrong answer ends the samples and has no score", async () => {
  const wrong = {
    ...findPeer("chain.closures"),
    run: () => ({ elapsed: 1, operations: 1, verified: false, counts: {} }),
  };
  const result = await samplePeer(wrong, { peer: wrong.id, sizes: {}, samples: 3 }, () => {});
  assert.deepEqual([result.verified, result.samples.length], [false, 0]);
});

test("a number of samples out of bounds is refused", async () => {
  const request = { peer: "chain.closures", sizes: {}, samples: 0 };
  await assert.rejects(
    samplePeer(findPeer(request.peer), request, () => {}),
    /samples: 0: a whole number from 1/,
  );
});
