import assert from "node:assert/strict";
import { test } from "node:test";
import type { Recording } from "../recording";
import { golden, run } from "../testing/goldens";
import { channelEvents } from "../world/channels";
import { World } from "../world/world";
import { whyBlocked } from "./blocked";
import { linesOf } from "./lines";
import { whyWords } from "./why";

function ask(r: Recording, step: number, t: number) {
  const world = new World(r);
  world.seek(step);
  const indexes = { lines: linesOf(r), channels: channelEvents(world) };
  const blocked = whyBlocked(world, indexes, t);
  return { ...blocked, words: whyWords(world, blocked) };
}

test("the chain: each waits for its right neighbour, the last one runs", () => {
  const b = ask(golden("chain/three"), 14, 2);
  assert.deepEqual(b.chain, [2, 3, 4]);
  assert.equal(b.deadlock, undefined);
  assert.equal(b.release, 18);
  assert.deepEqual(b.words, [
    "Tasklet 2 waits to receive on channel 1 since step 11",
    "Tasklet 3 sends there from step 18 on; it waits to receive on channel 2 since step 13",
    "Tasklet 2 waits for tasklet 3 waits for tasklet 4",
    "It ends at step 18: tasklet 3 hands 2 to tasklet 2, which was waiting on channel 1",
  ]);
});

// Two that have talked both ways, and then both receive.
const talk = [
  ...[
    "spawn t1 t0",
    "ready t1 t0",
    "spawn t2 t0",
    "ready t2 t0",
    "run t1 t0",
    "park-receive t1 c1",
  ],
  ...["run t2 t1", "deliver t2 t1 c1 =5", "run t1 t2", "park-receive t1 c1", "run t2 t1"],
  ...[
    "park-receive t2 c2",
    "run t0 t2",
    "deliver t0 t2 c2 =6",
    "run t2 t0",
    "park-receive t2 c2",
    "run t0 t2",
  ],
];

test("a wait that a living tasklet could end is no deadlock", () => {
  const b = ask(run(...talk), 16, 1);
  assert.deepEqual(
    b.releasers.map((p) => [p.tasklet, p.as, p.times, p.step]),
    [[2, "sender", 1, 7]],
  );
  assert.deepEqual(b.chain, [1, 2, 0]);
  assert.equal(b.deadlock, undefined);
  assert.ok(b.words.includes("It does not end in this run"));
});

test("a cycle of waits is a deadlock and named", () => {
  const lines = [
    ...[
      "spawn t1 t0",
      "ready t1 t0",
      "spawn t2 t0",
      "ready t2 t0",
      "run t1 t0",
      "park-receive t1 c1",
    ],
    ...["run t2 t1", "deliver t2 t1 c1 =5", "run t1 t2", "park-send t1 c2 =1", "run t2 t1"],
    ...[
      "deliver t1 t2 c2 =1 !r",
      "park-receive t2 c2",
      "run t1 t2",
      "park-receive t1 c1",
      "run t0 t1",
    ],
  ];
  const b = ask(run(...lines), 15, 2);
  assert.equal(b.deadlock?.kind, "cycle");
  assert.deepEqual(b.deadlock?.cycle, [2, 1]);
  assert.deepEqual(b.chain, [2, 1, 2]);
  assert.ok(
    b.words.includes("Deadlock: tasklet 2 waits for tasklet 1, tasklet 1 for tasklet 2"),
    b.words.join("\n"),
  );
});

test("who waits for those that are done is abandoned", () => {
  const lines = [
    ...[
      "spawn t1 t0",
      "ready t1 t0",
      "spawn t2 t0",
      "ready t2 t0",
      "run t1 t0",
      "park-receive t1 c1",
    ],
    ...[
      "run t2 t1",
      "deliver t2 t1 c1 =5",
      "run t1 t2",
      "park-receive t1 c1",
      "run t2 t1",
      "exit t2 =0",
      "run t0 t2",
    ],
  ];
  const b = ask(run(...lines), 12, 1);
  assert.equal(b.deadlock?.kind, "abandoned");
  assert.ok(b.words.includes("Tasklet 2 could have, but is done"), b.words.join("\n"));
  assert.ok(b.words.includes("Deadlock: nobody is left who could end the wait of tasklet 1"));
});

test("a thread refused the lock waits for its holder", () => {
  const b = ask(golden("ccbench/legacy"), 19, 2);
  const [first] = b.releasers;
  assert.deepEqual([first?.tasklet, first?.as], [1, "holder"]);
  assert.ok(
    b.words.some((w) => w.startsWith("Tasklet 1 holds the lock; it runs")),
    b.words.join("\n"),
  );
  assert.equal(b.release, 21);
});

test("one in the run queue is not blocked, but has others before it", () => {
  const b = ask(golden("chain/three"), 7, 3);
  assert.deepEqual(b.words, [
    "Tasklet 3 waits in the run queue since step 5",
    "It can run: 3 tasklets before it in the run queue",
  ]);
});
