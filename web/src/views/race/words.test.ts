import assert from "node:assert/strict";
import { test } from "node:test";
import type { RaceState } from "../../store/race";
import {
  comparisonText,
  hiddenText,
  referenceText,
  remarkText,
  statusText,
  timesText,
} from "./words";

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ");
const c = { median: 7.94, low: 7.1, high: 8.42, bounded: true, rounds: 8, verdict: "different" };
const said = (change: object) =>
  plain(
    comparisonText("ours", "a generator", { ...c, ...change } as Parameters<
      typeof comparisonText
    >[2]),
  );

test("a comparison says ratio, interval and rounds", () => {
  assert.equal(said({}), "ours: 7.9 times the rate of a generator [7.1, 8.4], 8 rounds.");
});

test("no difference is said when the U test says so", () => {
  assert.equal(
    said({ verdict: "same", median: 1.04, low: 0.951, high: 1.1 }),
    "ours: no difference from a generator, 8 rounds (1.04 times [0.95, 1.10]).",
  );
});

test("too few rounds are no interval and no verdict", () => {
  assert.equal(
    said({ bounded: false, rounds: 3, verdict: "unknown" }),
    "ours: 7.9 times the rate of a generator, [7.1, 8.4] from least to greatest, 3 rounds: too few to tell.",
  );
  assert.equal(
    said({ bounded: false, rounds: 1, verdict: "unknown" }),
    "ours: 7.9 times the rate of a generator in one round, too few to tell.",
  );
});

test("a reference is named with its figure, and one sample has no interval", () => {
  const then = { value: 20_285_627, who: "Stackless, 2003" };
  const text = (low: number) =>
    plain(referenceText("cframe", { median: 1.83e8, low, high: 1.83e8 }, "switches/s", then));
  assert.equal(
    text(1.5e8),
    "cframe: 183 M switches/s, 9.0 times [7.4, 9.0] the 20.3 M switches/s of Stackless, 2003.",
  );
  assert.match(text(1.83e8), /9\.0 times the 20\.3 M/);
});

test("ratios have two digits, from 1 to 2 three", () => {
  assert.deepEqual([0.456, 1.25, 7.94, 12.3, 205].map(timesText), [
    "0.46",
    "1.25",
    "7.9",
    "12",
    "205",
  ]);
});

test("the state is a few words", () => {
  const state = { status: "running", rounds: 6, turn: { round: 2, id: "a" }, laps: {} };
  const text = (change: object, loading: number | null = null) =>
    plain(statusText({ ...state, ...change } as unknown as RaceState, loading));
  assert.equal(text({}), "Round 2 of 6");
  assert.equal(text({ turn: { round: 0, id: "a" } }), "Warm-up round, not counted");
  assert.equal(text({}, 0.5), "Loading the program, 50 %");
  assert.match(text({ status: "waiting" }), /until the tab is seen/);
  assert.equal(text({ status: "stopped" }), "Stopped, no samples yet");
  assert.equal(text({ status: "stopped", laps: { a: [{}] } }), "Stopped, samples kept");
});

test("below it stands whose turn it is, how long it took, or that an earlier visit ran it", () => {
  const racers = [{ id: "a", label: "JavaScript generators", kind: "peer" }];
  const state = { racers, turn: null, elapsed: 71.2, environment: { date: "2026-12-01" } };
  const text = (change: object) =>
    plain(remarkText({ ...state, ...change } as unknown as RaceState));
  assert.equal(text({ turn: { round: 1, id: "a" } }), "JavaScript generators");
  assert.equal(text({}), "1 min 11 s");
  assert.equal(text({ kept: true }), "An earlier visit's, of 2026-12-01");
  assert.equal(text({ kept: true, environment: {} }), "An earlier visit's");
});

test("hidden samples are told", () => {
  const laps = { a: [{ round: 1, seconds: 1, hidden: true }] };
  assert.match(hiddenText({ laps } as unknown as RaceState), /^One sample .* not counted/);
  assert.equal(hiddenText({ laps: {} } as unknown as RaceState), "");
});
