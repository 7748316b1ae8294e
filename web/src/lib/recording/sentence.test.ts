import assert from "node:assert/strict";
import { test } from "node:test";
import { eventSpecs } from "../../gen/events";
import { comma, grouped } from "./grouped";
import { labelOf } from "./label";
import { byNumber } from "./names";
import { parseText } from "./parse";
import { clauseOf, sentenceOf } from "./sentence";
import { run } from "./testing/goldens";

const thin = (text: string) => text.replaceAll("_", "\u202f");

test("a delivery reads as the page promises", () => {
  const r = parseText("38112 deliver t513 t512 c512 =61888");
  const want =
    "step 38_112: tasklet 513 hands 61_888 to tasklet 512, which was waiting on channel 512";
  assert.equal(sentenceOf(r, 0), thin(want));
  assert.equal(labelOf(r.event(0)), thin("t513 → t512: 61_888"));
});

test("every kind has its sentence and its label", () => {
  const cases: [line: string, clause: string, label: string][] = [
    ["spawn t5 t0", "main makes tasklet 5, which does not run yet", "new t5"],
    ["ready t5 t0", "main puts tasklet 5 on the run queue", "queue t5"],
    ["run t5 t4", "tasklet 5 runs, after tasklet 4", "run t5"],
    ["run t5 t5", "tasklet 5 runs again", "run t5"],
    ["park-send t5 c3 =-7", "tasklet 5 waits to send \u22127 on channel 3", "t5 > c3"],
    ["park-receive t0 c3", "main waits to receive on channel 3", "t0 < c3"],
    [
      "deliver t1 t2 c3 =4 !r",
      "tasklet 2 takes 4 from tasklet 1, which was waiting on channel 3",
      "t1 → t2: 4",
    ],
    ["deliver t1 t2 c0 =4 !m", "tasklet 1 mails 4 to tasklet 2's inbox 0", "t1 → t2: 4"],
    ["deliver t2 t2 c1 =4 !m", "tasklet 2 mails 4 to its own inbox 1", "t2 → t2: 4"],
    ["yield t5", "tasklet 5 lets the others run", "t5 yields"],
    ["pause t5 t5", "tasklet 5 goes to sleep", "t5 sleeps"],
    ["pause t5 t4", "tasklet 5 goes to sleep because of tasklet 4", "t5 sleeps"],
    ["wake t5 t5", "tasklet 5 wakes", "t5 wakes"],
    ["wake t5 t4", "tasklet 4 wakes tasklet 5", "t5 wakes"],
    ["exit t5 =0", "tasklet 5 ends", "t5 ends"],
    ["exit t5 =1", "tasklet 5 ends with an error", "t5 ends"],
    ["exit t5 =2", "tasklet 5 is killed", "t5 ends"],
    ["acquire t5 t4 c0", "tasklet 5 takes lock 0, which tasklet 4 held last", "t5 takes c0"],
    ["acquire t5 t5 c0", "tasklet 5 takes lock 0 again", "t5 takes c0"],
    ["release t5 c0", "tasklet 5 gives lock 0 back", "t5 frees c0"],
    ["drop-request t5 t4 c0", "tasklet 5 asks tasklet 4 to let go of lock 0", "t5 asks t4"],
    ["mark t5 c1 =12345", "tasklet 5 passes mark 1 with 12\u202f345", "mark 1: 12\u202f345"],
  ];
  const seen = new Set<string>();
  for (const [line, clause, label] of cases) {
    const e = run(line).event(0);
    seen.add(e.name);
    assert.equal(clauseOf(e, byNumber), clause, line);
    assert.equal(labelOf(e), label, line);
  }
  assert.deepEqual([...seen].sort(), eventSpecs.map((s) => s.name).sort());
});

test("objects are areas where memory was mapped for one", () => {
  const r = run("acquire t1 t1 c0 !f", "release t1 c0");
  assert.equal(sentenceOf(r, 0), "step 0: tasklet 1 gets area 0, freshly mapped");
  assert.equal(sentenceOf(r, 1), "step 1: tasklet 1 gives area 0 back");
});

test("numbers: thin spaces from five digits on, commas in files", () => {
  const cases: [n: number, screen: string, file: string][] = [
    [0, "0", "0"],
    [2048, "2048", "2,048"],
    [401233, "401_233", "401,233"],
    [-61888, "\u221261_888", "-61,888"],
  ];
  for (const [n, screen, file] of cases) {
    assert.equal(grouped(n), thin(screen));
    assert.equal(comma(n), file);
  }
});
