import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS, RUN } from "../kinds";
import { golden, goldens } from "../testing/goldens";
import { QUEUED, STATES } from "../world/state";
import { World } from "../world/world";
import { curveOf } from "./curve";
import { fairnessOf } from "./fairness";
import { History } from "./history";
import { GROUPS, matrixOf } from "./matrix";
import { mixOf, mostOf } from "./mix";
import { pagesOf } from "./pages";
import { sorted } from "./sort";
import { Tallies } from "./tasklets";

function all(name: string) {
  const recording = golden(name);
  const world = new World(recording);
  const history = new History(world);
  return { recording, world, history, tallies: new Tallies(recording, history) };
}

test("the history says at every step what the world says", () => {
  for (const { name, recording: r } of goldens()) {
    for (const part of [r, r.window(r.from + 20, r.end)]) {
      const w = new World(part);
      const h = new History(w);
      for (let i = -1; i < part.length; i++) {
        w.seek(part.from + i);
        for (let t = 0; t < part.tasklets; t++) {
          assert.equal(h.stateAt(t, i), w.state(t), `${name}: t${t} after ${i}`);
        }
        if (i >= 0) assert.equal(h.queue[i], w.counts[QUEUED]);
      }
    }
  }
});

test("a history made in slices is the same", () => {
  const { world, history, recording: r } = all("hackysack/stackless");
  const slices = History.inSlices(world, 10);
  const done: number[] = [];
  let step = slices.next();
  for (; !step.done; step = slices.next()) done.push(step.value);
  assert.deepEqual(done, [10, 20, 30, 40, 50]);
  for (let t = 0; t < r.tasklets; t++) {
    for (let i = -1; i < r.length; i++)
      assert.equal(step.value.stateAt(t, i), history.stateAt(t, i));
  }
});

test("counts of the chain of three", () => {
  const { tallies: c } = all("chain/three");
  assert.deepEqual([...c.runs], [1, 2, 3, 3, 2]);
  assert.deepEqual([...c.sent], [0, 1, 1, 1, 1]);
  assert.deepEqual([...c.received], [0, 1, 1, 1, 1]);
  assert.deepEqual([...c.waits], [0, 1, 2, 1, 0]);
  assert.deepEqual([...c.spawn], [-1, 0, 2, 4, 6]);
  assert.deepEqual([...c.exit], [-1, 23, 29, 27, 25]);
  assert.deepEqual([c.longest[2], c.longestFrom[2]], [7, 11]);
});

test("what one ran and waited adds up to the recording", () => {
  const { recording: r, tallies: c, history: h } = all("hackysack/stackless");
  let ran = 0;
  for (let t = 0; t < r.tasklets; t++) ran += c.ran[t] as number;
  let running = 0;
  for (let i = 0; i < r.length; i++) {
    for (let t = 0; t < r.tasklets; t++) running += h.stateAt(t, i) === 3 ? 1 : 0;
  }
  assert.equal(ran, running);
});

test("lanes in order: a key's highest first, ties by number", () => {
  const { recording: r, tallies: c } = all("chain/three");
  assert.deepEqual([...sorted(r, c, "index")], [0, 1, 2, 3, 4]);
  assert.deepEqual([...sorted(r, c, "runs")], [2, 3, 1, 4, 0]);
  assert.deepEqual([...sorted(r, c, "spawn")], [0, 1, 2, 3, 4]);
  assert.equal(sorted(r, c, "longest wait")[0], 0);
});

test("pages lie on steps of the run and add up", () => {
  const r = golden("hackysack/axon-busy");
  const p = pagesOf(r.window(10, 50), 16);
  assert.deepEqual([p.first, p.length], [0, 4]);
  assert.equal(
    p.counts.reduce((n, k) => n + k, 0),
    40,
  );
  assert.equal(p.counts[KINDS + RUN], 6);
});

test("the matrix has every delivery", () => {
  const r = golden("chain/three");
  const m = matrixOf(r);
  assert.deepEqual([m.size, m.groups, m.deliveries, m.most], [1, 5, 4, 1]);
  assert.equal(m.counts[1 * GROUPS + 4], 1);
  assert.equal(m.counts[4 * GROUPS + 3], 1);
});

test("the mix of every cell adds up, and one cell a step and tasklet is the state", () => {
  const { recording: r, history: h } = all("chain/three");
  const tasklets = [0, 1, 2, 3, 4];
  const exact = mixOf(h, { tasklets, rows: 5, from: 0, to: r.length, columns: r.length });
  for (const t of tasklets) {
    for (let i = 0; i < r.length; i++)
      assert.equal(mostOf(exact, t * r.length + i), h.stateAt(t, i));
  }
  const rough = mixOf(h, { tasklets, rows: 2, from: 0, to: 30, columns: 7 });
  const sum = (cell: number) =>
    rough.slice(cell * STATES, (cell + 1) * STATES).reduce((n, k) => n + k, 0);
  for (let cell = 0; cell < 14; cell++) {
    assert.ok(
      Math.abs(sum(cell) - ((cell < 7 ? 3 : 2) * 30) / 7) < 1e-3,
      `cell ${cell}: ${sum(cell)}`,
    );
  }
});

test("the curve keeps least, most and mean", () => {
  const c = curveOf([1, 3, 5, 7], 0, 4, 2);
  assert.deepEqual(
    [[...c.least], [...c.most], [...c.mean]],
    [
      [1, 5],
      [3, 7],
      [2, 6],
    ],
  );
  assert.deepEqual([...curveOf([4, 6], 0, 2, 4).mean], [4, 4, 6, 6]);
});

test("fairness is 0 where all ran alike, and says what it is", () => {
  assert.equal(fairnessOf(all("taskspeed/schedule").tallies).value, 0);
  const legacy = fairnessOf(all("ccbench/legacy").tallies);
  assert.equal(legacy.name, "standard deviation of runs over their mean");
  assert.ok((legacy.value ?? 0) > 0.9);
  assert.equal(fairnessOf(all("threadstart/test1-on").tallies).tasklets, 5);
});
