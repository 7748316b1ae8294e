// The order of a race, what it keeps, and what it leaves out.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { measureAlone, measured } from "../processor";
import { compare, rateOf } from "./compare";
import { turnsOf } from "./order";
import { type Lap, Race } from "./race";
import type { Racer } from "./racer";
import type { Sight } from "./sight";

const always: Sight = { hidden: () => false, watch: () => () => {} };

let log: string[] = [];
beforeEach(() => {
  log = [];
});

/** It takes as many seconds as it has run so often, and writes down its turns. */
function racer(
  id: string,
  lap?: (signal: AbortSignal) => Promise<number>,
  kind: Racer["kind"] = "peer",
): Racer {
  let turns = 0;
  return {
    id,
    label: id,
    kind,
    async lap(signal) {
      log.push(id);
      turns++;
      return { seconds: lap ? await lap(signal) : turns };
    },
  };
}

const lap = (round: number, seconds: number, hidden = false): Lap => ({ round, seconds, hidden });

test("rounds go forth and back; ours run once before, not counted", () => {
  const racers = [racer("a"), racer("b", undefined, "ours"), racer("c")];
  const order = turnsOf(racers, 2).map(({ round, racer: r }) => `${round}${"abc"[r]}`);
  assert.deepEqual(order, ["0b", "1a", "1b", "1c", "2c", "2b", "2a"]);
});

test("what takes part is measured in turn, and what comes before is not counted", async () => {
  const race = new Race(always);
  await race.start([racer("a", undefined, "ours"), racer("b")], 3);
  assert.equal(log.join(""), "aabbaab");
  const { status, laps, done, turns, turn } = race.state.value;
  assert.deepEqual([status, done, turns, turn], ["done", 7, 7, null]);
  assert.deepEqual(laps.a, [lap(1, 2), lap(2, 3), lap(3, 4)]);
});

test("one that fails leaves the race and says why, the others go on", async () => {
  const race = new Race(always);
  const broken = racer("b", () => Promise.reject(new Error("no memory: choose a smaller size")));
  await race.start([racer("a"), broken, racer("c")], 2);
  assert.equal(log.join(""), "abcca");
  const { status, failures, laps } = race.state.value;
  assert.equal(status, "done");
  assert.deepEqual(failures, { b: "no memory: choose a smaller size" });
  assert.equal(laps.b, undefined);
  assert.equal(laps.c?.length, 2);
});

test("Stop aborts the turn under way and keeps what was measured", async () => {
  const race = new Race(always);
  const slow = racer("b", (signal) => {
    if (log.length < 6) return Promise.resolve(1);
    return new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("stopped")));
      race.stop();
    });
  });
  await race.start([racer("a"), slow], 9);
  const { status, laps, failures, turn } = race.state.value;
  assert.deepEqual([status, turn, failures], ["stopped", null, {}]);
  assert.deepEqual([laps.a?.length, laps.b?.length], [3, 2]);
});

test("another measurement stops the race", async () => {
  const race = new Race(always);
  const over = race.start([racer("a")], 1000);
  assert.equal(measured.value, "race");
  const giveBack = measureAlone("run", () => {});
  await over;
  assert.equal(race.state.value.status, "stopped");
  assert.equal(measured.value, "run"); // the race's end does not take it away
  giveBack();
});

test("a sample of a hidden tab is marked, not counted, and taken again when the tab is seen", async () => {
  let hidden = false;
  let changed = () => {};
  const waits: string[] = [];
  const sight: Sight = {
    hidden: () => hidden,
    watch(f) {
      changed = f;
      if (hidden)
        setTimeout(() => {
          waits.push(race.state.value.status);
          hidden = false;
          f();
        });
      return () => {};
    },
  };
  let turns = 0;
  const race = new Race(sight);
  await race.start(
    [
      racer("a", async () => {
        if (++turns === 1) {
          hidden = true;
          changed();
        }
        return turns;
      }),
    ],
    2,
  );
  assert.deepEqual(race.state.value.laps.a, [lap(1, 1, true), lap(1, 2), lap(2, 3)]);
  assert.deepEqual(waits, ["waiting"]);
});

test("a ratio is taken within its round, so a slow round does not show", () => {
  const mine = [lap(1, 1), lap(2, 3), lap(3, 1)];
  const theirs = [lap(1, 2), lap(2, 6), lap(3, 2), lap(4, 9)];
  const c = compare(mine, theirs);
  assert.deepEqual([c?.median, c?.low, c?.high, c?.rounds], [2, 2, 2, 3]);
});

test("rounds that only one has, and hidden samples, make no ratio", () => {
  assert.equal(compare([lap(1, 1)], [lap(2, 1)]), null);
  assert.equal(compare([lap(1, 1, true)], [lap(1, 1)]), null);
  assert.equal(compare(undefined, [lap(1, 1)]), null);
});

test("the U test says different, same, or that there are too few to tell", () => {
  const laps = (...seconds: number[]) => seconds.map((s, i) => lap(i + 1, s));
  assert.equal(compare(laps(1, 1.1, 1.2, 1.3), laps(2, 2.1, 2.2, 2.3))?.verdict, "different");
  assert.equal(compare(laps(1, 2, 1, 2), laps(2, 1, 2, 1))?.verdict, "same");
  assert.equal(compare(laps(1, 1, 1), laps(9, 9, 9))?.verdict, "unknown");
});

test("a rate's interval needs six samples", () => {
  const six = [1, 2, 4, 5, 8, 10].map((s, i) => lap(i + 1, s));
  assert.deepEqual(rateOf(six), { median: 0.225, low: 0.1, high: 1, bounded: true });
  assert.equal(rateOf(six.slice(1))?.bounded, false);
  assert.equal(rateOf([]), null);
});
