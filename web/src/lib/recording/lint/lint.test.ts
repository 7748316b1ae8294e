import assert from "node:assert/strict";
import { test } from "node:test";
import { parseText } from "../parse";
import type { Recording } from "../recording";
import { History } from "../tally/history";
import { Tallies } from "../tally/tasklets";
import { golden, run } from "../testing/goldens";
import { World } from "../world/world";
import { lintsOf } from "./all";
import type { Lint } from "./lint";

function lint(r: Recording, id: Lint["id"]): Lint {
  const world = new World(r);
  const history = new History(world);
  const found = lintsOf({ world, history, tallies: new Tallies(r, history) });
  assert.equal(found.length, 5);
  return found.find((l) => l.id === id) as Lint;
}

const made = (n: number) =>
  Array.from({ length: n }, (_, k) => [`spawn t${k + 1} t0`, `ready t${k + 1} t0`]).flat();

test("never ran", () => {
  const l = lint(
    run(...made(3), "run t1 t0", "exit t1 =0", "run t2 t1", "exit t2 =0"),
    "never-ran",
  );
  assert.deepEqual([l.count, l.of], [1, 3]);
  assert.deepEqual(l.worst, {
    tasklet: 3,
    step: 4,
    words: "tasklet 3 was made at step 4 and never ran",
  });
  assert.equal(l.words, "1 of 3 tasklets never ran in this run");
  assert.equal(lint(golden("chain/three"), "never-ran").count, 0);
});

test("never yields: a tasklet that keeps others waiting", () => {
  const marks = Array.from({ length: 30 }, (_, k) => `mark t1 c1 =${k}`);
  const l = lint(run(...made(2), "run t1 t0", ...marks), "never-yields");
  assert.deepEqual([l.count, l.worst?.tasklet, l.worst?.step], [1, 1, 4]);
  assert.equal(l.worst?.words, "tasklet 1 ran for 31 steps from step 4 on");
  const polite = run(...made(2), "run t1 t0", ...marks, "yield t1", "run t2 t1");
  assert.equal(lint(polite, "never-yields").count, 0);
  const alone = run(...made(1), "run t1 t0", ...marks);
  assert.equal(lint(alone, "never-yields").count, 0);
});

test("blocked for ever: only of a run that is over", () => {
  const lines = [...made(1), "run t1 t0", "park-receive t1 c3", "run t0 t1"];
  const l = lint(run(...lines), "blocked-for-ever");
  assert.deepEqual([l.count, l.worst?.tasklet, l.worst?.step], [1, 1, 3]);
  assert.equal(l.worst?.words, "tasklet 1 waits to receive on channel 3 since step 3");
  const cut = parseText(lines.map((line, i) => `${i} ${line}`).join("\n"));
  const unknown = lint(cut, "blocked-for-ever");
  assert.deepEqual(
    [unknown.count, unknown.words],
    [0, "Not known: the window ends before the run does"],
  );
  assert.equal(lint(golden("hackysack/stackless"), "blocked-for-ever").count, 0);
});

test("blocked for ever names the deadlock", () => {
  const l = lint(
    run(
      ...[...made(2), "run t1 t0", "park-receive t1 c1", "run t2 t1", "deliver t2 t1 c1 =5"],
      ...["run t1 t2", "park-receive t1 c1", "run t2 t1", "exit t2 =0", "run t0 t2"],
    ),
    "blocked-for-ever",
  );
  assert.match(
    l.worst?.words ?? "",
    /Deadlock: nobody is left who could end the wait of tasklet 1$/,
  );
});

test("starved: a thread under the legacy lock, none under round-robin", () => {
  const legacy = lint(golden("ccbench/legacy"), "starved");
  assert.deepEqual([legacy.count, legacy.worst?.tasklet, legacy.worst?.step], [1, 2, 9]);
  assert.match(legacy.worst?.words ?? "", /for the lock, while others took it 38 times$/);
  assert.equal(lint(golden("ccbench/roundrobin"), "starved").count, 0);
});

test("starved: one that waits to run while the others take turns", () => {
  const lines = made(3);
  let last = 0;
  for (let k = 0; k < 40; k++) {
    const t = (k % 2) + 1;
    lines.push(`run t${t} t${last}`, `yield t${t}`);
    last = t;
  }
  const l = lint(run(...lines), "starved");
  assert.deepEqual([l.count, l.worst?.tasklet, l.worst?.step], [1, 3, 5]);
});

test("busy polling: Kamaelia's players look again and again; those that pause look once and sleep", () => {
  const busy = lint(golden("hackysack/axon-busy"), "busy-polling");
  const pause = lint(golden("hackysack/axon-pause"), "busy-polling");
  assert.deepEqual([busy.count, busy.of, pause.count, pause.of], [3, 21, 0, 19]);
  assert.deepEqual([busy.worst?.tasklet, busy.worst?.step], [2, 30]);
  assert.equal(
    busy.words,
    "3 of 21 turns (14 %) looked for mail again where there was none before",
  );
  assert.equal(pause.words, "5 looks found no mail, each one only before falling asleep");
  const none = lint(golden("taskspeed/schedule"), "busy-polling");
  assert.deepEqual([none.count, none.words], [0, "Nobody has a mailbox to poll"]);
});
