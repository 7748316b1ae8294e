// The run queue is rebuilt from events as Stackless keeps it: conformance 1 to 14.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PAUSE, RUN } from "../kinds";
import { golden, goldens, run } from "../testing/goldens";
import { placeInQueue, runQueue } from "./queue";
import { World } from "./world";

function queueAfter(w: World, step: number): number[] {
  w.seek(step);
  return runQueue(w);
}

test("every switch of every golden of tasklets or components is foretold by the queue", () => {
  let foretold = 0;
  for (const { name, recording: r } of goldens()) {
    const w = new World(r);
    if (w.threads) continue;
    while (w.forward()) {
      // After a step that leaves nobody running, the front is who runs next; main comes back from outside.
      const next = w.index;
      if (next >= r.length || r.kind(next) !== RUN || w.running !== undefined) continue;
      const front = runQueue(w, 1)[0];
      if (r.kind(next - 1) === PAUSE) continue; // switch() names its tasklet
      foretold++;
      assert.equal(r.a(next), front ?? 0, `${name} step ${next}`);
    }
    assert.equal(w.surprises, 0, name);
  }
  assert.ok(foretold > 100, `${foretold} switches`);
});

test("threads are told from tasklets and components", () => {
  const threads = goldens().filter((g) => new World(g.recording).threads);
  const names = threads.map((g) => g.name);
  const want = goldens()
    .filter((g) => g.name.startsWith("ccbench/"))
    .map((g) => g.name);
  assert.deepEqual(names, want);
});

test("a new tasklet goes to the end; the running one is the front (1, 8)", () => {
  const w = new World(golden("chain/three"));
  assert.deepEqual(queueAfter(w, -1), [0]);
  assert.deepEqual(queueAfter(w, 0), [0]);
  assert.deepEqual(queueAfter(w, 1), [0, 1]);
  assert.deepEqual(queueAfter(w, 7), [0, 1, 2, 3, 4]);
  assert.equal(placeInQueue(w, 3), 3);
  assert.equal(placeInQueue(w, 9), -1);
});

test("main in run() is out of the queue (2)", () => {
  const w = new World(golden("chain/three"));
  assert.deepEqual(queueAfter(w, 8), [1, 2, 3, 4]);
  assert.equal(w.letter(0), "z");
  assert.deepEqual(queueAfter(w, 30), [0]);
});

test("schedule() makes the caller last (1)", () => {
  const w = new World(golden("taskspeed/schedule"));
  assert.deepEqual(queueAfter(w, 6), [1, 2, 3]);
  assert.deepEqual(queueAfter(w, 7), [2, 3, 1]);
  assert.deepEqual(queueAfter(w, 8), [2, 3, 1]);
  assert.deepEqual([w.letter(1), w.letter(2)], ["Q", "R"]);
});

test("t.run() lets the caller keep its place, also main (3)", () => {
  const made = [
    "spawn t1 t0",
    "ready t1 t0",
    "spawn t2 t0",
    "ready t2 t0",
    "spawn t3 t0",
    "ready t3 t0",
  ];
  const w = new World(run(...made, "run t2 t0", "yield t2", "run t3 t2", "yield t3", "run t0 t3"));
  assert.deepEqual(queueAfter(w, 6), [2, 3, 0, 1]);
  assert.deepEqual(queueAfter(w, 10), [0, 1, 2, 3]);
  assert.equal(w.surprises, 0);
});

test("t.switch() and schedule_remove() take the caller out (4, 5)", () => {
  const w = new World(golden("taskspeed/generator"));
  assert.deepEqual(queueAfter(w, 12), [1, 4, 6]);
  assert.equal(w.letter(2), "z");
  assert.deepEqual(queueAfter(w, 13), [1, 4, 6, 2]);
});

test("a send to a waiting receiver puts it right after the sender, which is last then (11, 12)", () => {
  const w = new World(golden("chain/three"));
  assert.deepEqual(queueAfter(w, 15), [4, 1]); // by the receiver: the sender goes to the end
  assert.deepEqual(queueAfter(w, 16), [4, 3, 1]);
  assert.deepEqual(queueAfter(w, 17), [3, 1, 4]);
});

test("with preference 0 or 1 the receiver goes to the end and the sender on (13)", () => {
  const w = new World(
    run(
      ...["spawn t1 t0", "ready t1 t0", "run t1 t0", "park-receive t1 c0", "run t0 t1"],
      ...["spawn t2 t0", "ready t2 t0", "deliver t0 t1 c0 =5", "yield t0", "run t2 t0"],
    ),
  );
  assert.deepEqual(queueAfter(w, 7), [0, 2, 1]);
  assert.deepEqual(queueAfter(w, 9), [2, 1, 0]);
});

test("with preference 1 a receive lets the sender run at once (14)", () => {
  const w = new World(
    run(
      ...["spawn t1 t0", "ready t1 t0", "run t1 t0", "park-send t1 c0 =5", "run t0 t1"],
      ...["spawn t2 t0", "ready t2 t0", "deliver t1 t0 c0 =5 !r", "run t1 t0"],
    ),
  );
  assert.deepEqual(queueAfter(w, 7), [0, 1, 2]);
  assert.deepEqual(queueAfter(w, 8), [1, 2, 0]);
});

test("Axon: who yielded is behind those still to be stepped, and a woken one behind all", () => {
  const w = new World(golden("hackysack/axon-pause"));
  assert.deepEqual(queueAfter(w, 29), [2, 3, 4, 1]);
  assert.deepEqual(queueAfter(w, 30), [3, 4, 1]);
  assert.deepEqual(queueAfter(w, 41), [1, 3, 4]);
  assert.equal(w.queueExact, true);
});

test("threads: the queue is of those that want a core", () => {
  const w = new World(golden("ccbench/none"));
  assert.deepEqual(queueAfter(w, 9), [3]);
  assert.equal([0, 1, 2, 3].map((t) => w.letter(t)).join(""), "zRRQ");
  assert.deepEqual(queueAfter(w, 10), [3, 1]);
  assert.deepEqual(queueAfter(w, 11), [1]);
  assert.equal(w.queueExact, false);
});
