// What a sweep measures in which order, what it leaves out and what it keeps.
import assert from "node:assert/strict";
import { test } from "node:test";
import ccbenchPage from "../../gen/pages/ccbench.json";
import chainPage from "../../gen/pages/chain.json";
import hackysackPage from "../../gen/pages/hackysack.json";
import type { Param, Result } from "../../gen/types";
import { findWorkload } from "../catalog";
import type { Sight } from "../race/sight";
import { linesOfPresets, linesOfValues, type Plan, pointsOf } from "./plan";
import { type Measure, SweepRun } from "./sweep";
import { valuesOf } from "./values";

const always: Sight = { hidden: () => false, watch: () => () => {} };
const chain = findWorkload("chain");
assert.ok(chain);
const n = chain.params.find((p) => p.key === "n") as Param;
const engine = chain.params.find((p) => p.key === "engine") as Param;

const plan = (xs: string[]): Plan => ({
  workload: "chain",
  metric: "total",
  x: "n",
  series: "engine",
  xs,
  lines: linesOfValues(engine, { n: "5", engine: "soft" }).slice(0, 2),
  seed: 1,
  samples: 3,
});

const told = ({ n, engine }: Readonly<Record<string, string>>) => `${n} ${engine}`;
const measured: Measure = async (_, params) => ({ verified: true, params }) as unknown as Result;

test("values are spread on the param's scale, whole and each once", () => {
  const range = { from: "10", to: "100,000", points: "5", list: "" };
  assert.deepEqual(valuesOf(n, range), {
    ok: true,
    values: ["10", "100", "1000", "10000", "100000"],
  });
  assert.deepEqual(valuesOf(n, { ...range, to: "12", points: "9" }), {
    ok: true,
    values: ["10", "11", "12"],
  });
  assert.deepEqual(valuesOf({ ...n, scale: "linear" }, { ...range, to: "40", points: "4" }), {
    ok: true,
    values: ["10", "20", "30", "40"],
  });
});

test("the ready made sweeps are those of the historic questions", () => {
  const valuesIn = (id: string, sweep: { x: string; from: number; to: number; points: number }) => {
    const param = findWorkload(id)?.params.find((p) => p.key === sweep.x);
    assert.ok(param);
    const texts = [sweep.from, sweep.to, sweep.points].map(String) as [string, string, string];
    const taken = valuesOf(param, { from: texts[0], to: texts[1], points: texts[2], list: "" });
    return taken.ok ? taken.values.join(" ") : taken.error;
  };
  const told = (id: string, page: { sweeps?: unknown }) =>
    (page.sweeps as (Parameters<typeof valuesIn>[1] & { presets: string[] })[]).map(
      (s) => `${s.x}: ${valuesIn(id, s)}, ${s.presets.length} lines`,
    );
  const players = "players: 10 100 1000 10000 100000, 2 lines";
  assert.deepEqual(told("hackysack", hackysackPage), [players, players]);
  assert.deepEqual(told("chain", chainPage), ["n: 10 100 1000 10000 100000 1000000, 3 lines"]);
  assert.deepEqual(told("ccbench", ccbenchPage), ["threads: 1 2 3 4 5 6 7 8, 3 lines"]);
});

test("a list replaces the range; it rises and has each value once", () => {
  const range = { from: "x", to: "", points: "", list: " 1e3 10; 1000 7" };
  assert.deepEqual(valuesOf(n, range), { ok: true, values: ["7", "10", "1000"] });
});

test("what cannot be taken is said", () => {
  const range = { from: "10", to: "100", points: "5", list: "" };
  const error = (change: Partial<typeof range>) => {
    const taken = valuesOf(n, { ...range, ...change });
    return taken.ok ? "" : taken.error;
  };
  assert.match(error({ from: "0" }), /^n: "0": a whole number from 1 to 10000000/);
  assert.equal(error({ from: "100" }), 'from: "100": less than 100');
  assert.equal(error({ points: "1" }), 'points: "1": a whole number from 2 to 50');
  assert.match(error({ list: "10 ten" }), /^n: "ten": /);
  const many = Array.from({ length: 51 }, (_, i) => i + 1).join(" ");
  assert.equal(error({ list: many }), 'values: "51": at most 50');
});

test("lines are measured side by side, value after value", () => {
  const order = ["10 soft", "10 hard", "20 soft", "20 hard"];
  assert.deepEqual(pointsOf(plan(["10", "20"])).map(told), order);
});

test("the lines of a ready made sweep have all params of their presets", () => {
  const sweep = { series: "engine", presets: ["default", "goroutine"] };
  const lines = linesOfPresets(chain, sweep as never);
  assert.deepEqual(
    lines.map((l) => l.value),
    ["soft", "goroutine"],
  );
});

test("a point that fails or does not fit says why, and the rest goes on", async () => {
  const run = new SweepRun(async (p, params, signal) => {
    if (told(params) === "10 hard") throw new Error("deadlock: nobody sends");
    return measured(p, params, signal);
  }, always);
  // 20 hard ones take 120 kB beside what every run takes.
  await run.start(chain, plan(["10", "20"]), 2_200_000);
  const { status, results, missing, done, points } = run.state.value;
  assert.deepEqual([status, done, points], ["done", 4, 4]);
  assert.deepEqual(
    results.map((r) => told(r.params)),
    ["10 soft", "20 soft"],
  );
  assert.equal(missing[0]?.message, "deadlock: nobody sends");
  assert.match(missing[1]?.message ?? "", /^memory: chain: this run needs about /);
});

test("a wrong answer is no point", async () => {
  const run = new SweepRun(async () => ({ verified: false }) as Result, always);
  await run.start(chain, plan(["10"]), 0);
  assert.equal(run.state.value.results.length, 0);
  assert.equal(run.state.value.missing[0]?.message, "the answer is wrong: it has no score");
});

test("Stop ends the point under way and keeps what was measured", async () => {
  const run = new SweepRun((p, params, signal) => {
    if (told(params) !== "20 soft") return measured(p, params, signal);
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
      run.stop();
    });
  }, always);
  await run.start(chain, plan(["10", "20"]), 0);
  const { status, results, missing, now } = run.state.value;
  assert.deepEqual([status, results.length, missing.length, now], ["stopped", 2, 0, null]);
});

test("a point during which the tab was hidden is measured again", async () => {
  let hidden = false;
  let changed = () => {};
  let runs = 0;
  const sight: Sight = {
    hidden: () => hidden,
    watch(f) {
      changed = f;
      if (hidden)
        setTimeout(() => {
          hidden = false;
          f();
        });
      return () => {};
    },
  };
  const run = new SweepRun(async (p, params, signal) => {
    if (++runs === 1) {
      hidden = true;
      changed();
    }
    return measured(p, params, signal);
  }, sight);
  await run.start(chain, plan(["10"]), 0);
  assert.deepEqual([runs, run.state.value.results.length], [3, 2]);
});
