import assert from "node:assert/strict";
import { test } from "node:test";
import { DELIVER } from "../kinds";
import type { Recording } from "../recording";
import { golden, goldens, run } from "../testing/goldens";
import { Clocks } from "./clocks";
import { deliveryOf, parkOf } from "./ends";
import { linesOf } from "./lines";
import { pathOf } from "./path";
import { predecessorsOf } from "./predecessors";

function deliveries(r: Recording): number[] {
  return Array.from({ length: r.length }, (_, i) => i).filter((i) => r.kind(i) === DELIVER);
}

test("each delivery finds its park, and the park its delivery", () => {
  const r = golden("chain/three");
  const lines = linesOf(r);
  const pairs = deliveries(r).map((i) => [parkOf(r, lines, i), i]);
  assert.deepEqual(pairs, [
    [9, 15],
    [13, 16],
    [11, 18],
    [20, 22],
  ]);
  for (const [park = 0, i] of pairs) assert.equal(deliveryOf(r, lines, park), i);
  let all = 0;
  for (const g of goldens()) {
    const its = linesOf(g.recording);
    for (const i of deliveries(g.recording)) {
      if (g.recording.flags(i) & 2) continue; // mail ends no wait
      all++;
      assert.ok(parkOf(g.recording, its, i) >= 0, `${g.name} ${i}`);
    }
  }
  assert.ok(all > 50, `${all} deliveries`);
});

test("a message is followed through the chain and back, the same from each of its ends", () => {
  const r = golden("chain/three");
  const lines = linesOf(r);
  for (const i of [15, 16, 18, 22]) {
    const path = pathOf(r, lines, i);
    assert.deepEqual(
      path,
      { deliveries: [15, 16, 18, 22], begin: "kept", end: "kept" },
      `from ${i}`,
    );
  }
  assert.deepEqual(pathOf(r, lines, 18, 1).deliveries, [16, 18, 22]);
  const cut = r.window(16, 20);
  const part = pathOf(cut, linesOf(cut), 0);
  assert.deepEqual(part, { deliveries: [0, 2], begin: "window", end: "window" });
});

test("a path stops where another message came in between", () => {
  const r = run(
    ...["spawn t1 t0", "spawn t2 t0", "deliver t0 t1 c0 =1 !m", "deliver t0 t1 c0 =2 !m"],
    ...["run t1 t0", "deliver t1 t2 c0 =3 !m", "yield t1"],
  );
  const lines = linesOf(r);
  assert.deepEqual(pathOf(r, lines, 2), { deliveries: [2], begin: "kept", end: "mixed" });
  assert.deepEqual(pathOf(r, lines, 5).deliveries, [3, 5]);
});

test("paths of every golden are the same from each of their deliveries", () => {
  for (const { name, recording: r } of goldens()) {
    const lines = linesOf(r);
    for (const i of deliveries(r)) {
      const path = pathOf(r, lines, i).deliveries;
      for (const j of path)
        assert.deepEqual(pathOf(r, lines, j).deliveries, path, `${name} ${i} ${j}`);
    }
  }
});

test("predecessors come before, and say why", () => {
  const r = golden("chain/three");
  const lines = linesOf(r);
  assert.deepEqual(predecessorsOf(r, lines, 0), []);
  assert.deepEqual(predecessorsOf(r, lines, 16), [
    { index: 15, why: "same" },
    { index: 13, why: "park" },
  ]);
  assert.deepEqual(predecessorsOf(r, lines, 19), [{ index: 18, why: "runnable" }]);
  const lock = golden("ccbench/latency");
  const found = predecessorsOf(lock, linesOf(lock), 197);
  assert.ok(found.some((p) => p.why === "release" || p.why === "same"));
  for (const g of goldens()) {
    const its = linesOf(g.recording);
    for (let i = 0; i < g.recording.length; i++) {
      for (const p of predecessorsOf(g.recording, its, i)) assert.ok(p.index < i && p.index >= 0);
    }
  }
});

test("clocks: a message is before what it causes, switches alone cause nothing", () => {
  const r = golden("chain/three");
  const c = new Clocks(r);
  assert.deepEqual(c.hosts, [0, 1, 2, 3, 4]);
  assert.ok(c.before(9, 15), "the park before the delivery that ends it");
  assert.ok(c.before(15, 18) && c.before(16, 29));
  assert.ok(!c.before(9, 11) && !c.before(11, 9), "two parks have nothing to do with one another");
  assert.ok(!c.before(16, 15) && !c.before(15, 15));
  // What predecessors say, clocks say too, but for the order of switches.
  for (const g of goldens()) {
    const clocks = new Clocks(g.recording);
    const lines = linesOf(g.recording);
    for (let i = 0; i < g.recording.length; i++) {
      for (const p of predecessorsOf(g.recording, lines, i)) {
        if (p.why !== "cause" && p.why !== "release") continue;
        // The cause's line may end with what was done to it: that is no act of its own.
        if (g.recording.a(p.index) !== g.recording.b(i)) continue;
        assert.ok(clocks.before(p.index, i), `${g.name}: ${p.index} before ${i}, ${p.why}`);
      }
    }
  }
});

test("clocks are refused beyond fifty tasklets, with the figure", () => {
  const lines = Array.from({ length: 51 }, (_, t) => `spawn t${t + 1} t0`);
  const want = { message: "tasklets: 51: 50 at most for clocks" };
  assert.throws(() => new Clocks(run(...lines)), want);
  assert.equal(new Clocks(run(...lines.slice(0, 50))).hosts.length, 50);
});
