// The state at any step is the same however one comes there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseText } from "../parse";
import type { Recording } from "../recording";
import { golden, goldens, run } from "../testing/goldens";
import { channelEvents, channelView } from "./channels";
import { KEYFRAME_STEPS } from "./keyframes";
import { lockEvents, lockView } from "./locks";
import { runQueue } from "./queue";
import { QUEUED, STATES, UNKNOWN } from "./state";
import { waitOf } from "./waits";
import { World } from "./world";

function look(w: World): string {
  const c = w.cells;
  const lists = [c.state, c.since, c.next, c.prev, c.where, c.head, c.tail, c.balance, c.holder];
  return JSON.stringify([...lists.map((a) => [...a]), [...c.counts], c.front, c.running, c.linked]);
}

/** A run of n tasklets that yield in turn, long enough for keyframes. */
function turns(n: number, rounds: number): Recording {
  const lines: string[] = [];
  for (let t = 1; t <= n; t++) lines.push(`spawn t${t} t0`, `ready t${t} t0`);
  let last = 0;
  for (let i = 0; i < rounds * n; i++) {
    const t = (i % n) + 1;
    lines.push(`run t${t} t${last}`, `yield t${t}`);
    last = t;
  }
  return run(...lines);
}

test("jumps, steps forward and steps back lead to the same state", () => {
  const r = turns(5, 500);
  assert.ok(r.length > 4 * KEYFRAME_STEPS);
  const far = [r.length - 1, 0, 1023, 1024, 1025, 3000, 2047, 2048, 5, -1, 4096, 4095, 2500];
  const w = new World(r);
  assert.equal(w.keyframeSteps, KEYFRAME_STEPS);
  for (const step of far) {
    w.seek(step);
    const plain = new World(r);
    while (plain.step < step) plain.forward();
    assert.equal(look(w), look(plain), `step ${step}`);
  }
  for (let i = 0; i < 600; i++) assert.ok(w.back());
  const there = new World(r);
  there.seek(1900);
  assert.equal(look(w), look(there));
  there.seek(-1);
  assert.equal(there.back(), false);
  there.seek(r.length - 1);
  assert.equal(there.forward(), false);
  assert.throws(() => there.seek(r.length), {
    message: `step: ${r.length}: from -1 to ${r.length - 1}`,
  });
});

test("keyframes stand further apart where memory is short", () => {
  const r = turns(5, 500);
  const w = new World(r, { memory: 300 });
  assert.equal(w.keyframeSteps, 2 * KEYFRAME_STEPS);
  w.seek(r.length - 1);
  w.seek(3000);
  const plain = new World(r);
  plain.seek(3000);
  assert.equal(look(w), look(plain));
});

test("the letters of the chain of three, step by step", () => {
  const w = new World(golden("chain/three"));
  const letters = (step: number) => {
    w.seek(step);
    return [0, 1, 2, 3, 4].map((t) => w.letter(t)).join("");
  };
  assert.equal(letters(-1), "R    ");
  assert.equal(letters(0), "Rn   ");
  assert.equal(letters(7), "RQQQQ");
  assert.equal(letters(9), "z>QQQ");
  assert.equal(letters(14), "z><<R");
  assert.equal(letters(15), "zQ<<R");
  assert.equal(letters(16), "zQ<QR");
  assert.equal(letters(17), "zQ<RQ");
  assert.equal(letters(30), "Rxxxx");
  assert.equal(w.counts[QUEUED], 0);
});

test("a channel tells its balance, who waits in order with values, and what it last delivered", () => {
  const w = new World(golden("hackysack/stackless"));
  const events = channelEvents(w);
  w.seek(35);
  const view = channelView(w, events, 0);
  assert.equal(view?.balance, 1);
  const waiters = view?.waiters.map((x) => [x.tasklet, x.sending, x.value, x.since]);
  assert.deepEqual(waiters, [[2, true, 0, 35]]);
  assert.deepEqual(view?.last, { step: 30, value: 5, sender: 3, receiver: 1 });
  assert.equal(channelView(w, events, 99), undefined);
});

test("receivers have a negative balance, first come first served (10)", () => {
  const made = [1, 2, 3].flatMap((t) => [`spawn t${t} t0`, `ready t${t} t0`]);
  const parked = [1, 2, 3].flatMap((t) => [`run t${t} t${t - 1}`, `park-receive t${t} c7`]);
  const w = new World(run(...made, ...parked, "run t0 t3", "deliver t0 t1 c7 =4", "run t1 t0"));
  const events = channelEvents(w);
  const balances = [7, 9, 11, 13].map((step) => {
    w.seek(step);
    return channelView(w, events, 7)?.balance;
  });
  assert.deepEqual(balances, [-1, -2, -3, -2]);
  assert.deepEqual(
    channelView(w, events, 7)?.waiters.map((x) => x.tasklet),
    [2, 3],
  );
  assert.deepEqual(waitOf(w, 2), {
    tasklet: 2,
    channel: 7,
    sending: false,
    value: undefined,
    since: 9,
  });
  assert.equal(waitOf(w, 1), undefined);
});

test("an area tells its holder and whether it was mapped; a channel of the same number is another thing", () => {
  const w = new World(golden("threadstart/test1-on"));
  const events = lockEvents(w);
  w.seek(2);
  assert.deepEqual(lockView(w, events, 0), {
    lock: 0,
    holder: 1,
    since: 2,
    fresh: true,
    asked: [],
  });
  w.seek(6);
  assert.equal(lockView(w, events, 0)?.holder, "free");
  w.seek(11);
  assert.deepEqual(lockView(w, events, 0), {
    lock: 0,
    holder: 2,
    since: 11,
    fresh: false,
    asked: [],
  });
  const c = new World(golden("ccbench/latency"));
  c.seek(198);
  const asked = { lock: 0, holder: 1, since: 197, fresh: false, asked: [2] };
  assert.deepEqual(lockView(c, lockEvents(c), 0), asked);
});

test("what a window shows of its start is true; nothing else is claimed", () => {
  let known = 0;
  let all = 0;
  for (const { name, recording: r } of goldens()) {
    const whole = new World(r);
    for (let from = 1; from < r.length; from += 7) {
      const w = new World(r.window(from, r.end));
      if (w.threads !== whole.threads) continue; // too short to show it
      for (let step = from - 1; step < r.length; step++) {
        w.seek(step);
        whole.seek(step);
        for (let t = 0; t < w.recording.tasklets; t++) {
          all++;
          if (w.state(t) === UNKNOWN) continue;
          known++;
          // Main outside the queue is seen only from within.
          if (t === 0 && whole.letter(0) === "z") continue;
          assert.equal(w.letter(t), whole.letter(t), `${name} from ${from}: t${t} at ${step}`);
          const wait = waitOf(w, t);
          if (!wait) continue;
          const { channel, sending, value } = wait;
          const real = waitOf(whole, t);
          assert.deepEqual([channel, sending, value], [real?.channel, real?.sending, real?.value]);
        }
        const queue = runQueue(w);
        const order = runQueue(whole).filter((t) => queue.includes(t));
        if (!w.threads && queue.length > 1 && !queue.includes(0)) {
          const turned = [...queue, ...queue].join().includes(order.join());
          assert.ok(turned, `${name} from ${from} at ${step}: ${queue} for ${order}`);
        }
      }
    }
  }
  assert.ok(known > 0.5 * all, `${known} of ${all} known`);
});

test("a window of the way back shows the receivers that wait", () => {
  const w = new World(golden("chain/three").window(16, 31));
  assert.equal([1, 2, 3, 4].map((t) => w.letter(t)).join(""), "Q<<R");
  assert.equal(w.queueExact, false);
  const events = channelEvents(w);
  assert.equal(channelView(w, events, 1)?.balance, -1);
});

test("events that no run leaves are taken without an exception", () => {
  const odd = [
    "deliver t1 t1 c0 =1",
    "wake t5 t5",
    "run t5 t9",
    "park-send t5 c0 =1",
    "exit t5 =0",
  ];
  const w = new World(
    parseText([...odd, ...odd, ...odd].map((line, i) => `${i} ${line}`).join("\n")),
  );
  while (w.forward()) {
    const total = [...w.counts].reduce((n, c) => n + c, 0);
    assert.equal(total, w.recording.tasklets);
    assert.equal(runQueue(w).length, w.cells.linked);
  }
  assert.equal(w.counts.length, STATES);
});
