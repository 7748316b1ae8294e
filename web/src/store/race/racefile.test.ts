// A race over a reload and as a file.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RaceState } from "./race";
import { raceCSV, raceFile, raceOf } from "./racefile";

const racers = [
  { id: "frame", label: "frame, soft", kind: "ours" },
  { id: "generators", label: "JavaScript generators", kind: "peer" },
  { id: "ring", label: "index ring", kind: "floor" },
] as const;
const groups = [{ id: "switch", unit: "switches/s", racers }];
const state: RaceState = {
  status: "done",
  racers,
  rounds: 2,
  turn: null,
  done: 7,
  turns: 7,
  laps: {
    frame: [
      { round: 1, seconds: 0.5, hidden: false },
      { round: 2, seconds: 0.25, hidden: true },
      { round: 2, seconds: 0.2, hidden: false, off: true },
    ],
    generators: [{ round: 1, seconds: 4, hidden: false }],
  },
  failures: { ring: "peers: none are connected" },
  elapsed: 12.5,
  environment: { runtime: "Chromium 140", date: "2026-12-01" },
};

test("a race comes back whole, and says that it was kept", () => {
  const back = raceOf(groups, JSON.parse(JSON.stringify(raceFile(groups, state))));
  assert.deepEqual(back, { ...state, done: 1, turns: 1, kept: true });
});

test("a race that was stopped comes back as one, and so does one that the page was closed in", () => {
  for (const status of ["stopped", "running", "waiting"] as const)
    assert.equal(raceOf(groups, raceFile(groups, { ...state, status }))?.status, "stopped");
});

test("a record of other racers, of another form or with bad figures is left alone", () => {
  const file = raceFile(groups, state);
  const [first, ...others] = file.racers;
  const bad: unknown[] = [
    undefined,
    null,
    [],
    {},
    { ...file, schema: "switchyard.race.v2" },
    { ...file, racers: [{ ...first, id: "gone" }, ...others] },
    { ...file, racers: [{ ...first, laps: [{ round: 1, seconds: 0, hidden: false }] }] },
    { ...file, racers: [{ ...first, laps: [{ round: 1, seconds: "1", hidden: false }] }] },
    { ...file, environment: { cores: 2 } },
    { ...file, rounds: Number.NaN },
  ];
  for (const value of bad) assert.equal(raceOf(groups, value), null, JSON.stringify(value));
});

test("hidden samples are in the file, not in its medians", () => {
  const file = raceFile(groups, state);
  assert.deepEqual(file.racers[0]?.rate, { median: 3.5, low: 2, high: 5 });
  assert.equal(file.racers[0]?.laps.length, 3);
  assert.deepEqual([file.racers[2]?.rate, file.racers[2]?.failure], [null, state.failures.ring]);
});

test("CSV has a line a sample, with its mark", () => {
  const lines = raceCSV(raceFile(groups, state)).split("\r\n");
  assert.deepEqual(lines, [
    "heat,racer,kind,where,round,rate,unit,seconds,mark",
    'switch,"frame, soft",ours,runtime=Chromium 140; date=2026-12-01,1,2,switches/s,0.5,',
    'switch,"frame, soft",ours,runtime=Chromium 140; date=2026-12-01,2,4,switches/s,0.25,hidden',
    'switch,"frame, soft",ours,runtime=Chromium 140; date=2026-12-01,2,5,switches/s,0.2,kernel',
    "switch,JavaScript generators,peer,runtime=Chromium 140; date=2026-12-01,1,0.25,switches/s,4,",
    "",
  ]);
});
