// The binary and the text form say what Go says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EVENT_SIZE } from "../../gen/events";
import { binaryOf, readBinary } from "./binary";
import { RecordingError } from "./failure";
import { parseLine, parseText } from "./parse";
import { goldens } from "./testing/goldens";
import { lineOf, textOf } from "./text";

// The lines of workloads/trace/text_test.go, but for the last step: numbers hold 53 bits.
const everyKind = `0 spawn t1 t0
1 ready t1 t0
2 run t1 t0
3 park-send t1 c7 =-5
4 park-receive t2 c7
5 deliver t1 t2 c7 =2147483647 !r
6 deliver t1 t2 c7 =-2147483648 !m
7 yield t1
8 pause t1 t2
9 wake t1 t2
10 exit t16777215 =0
11 acquire t1 t2 c4294967295 !f
12 release t1 c3
13 drop-request t1 t2 c3
14 mark t1 c3 =9
`;

test("text and binary form of every kind come back the same", () => {
  const r = parseText(everyKind);
  assert.equal(textOf(r), everyKind);
  const bytes = binaryOf(r);
  assert.equal(bytes.length, 15 * EVENT_SIZE);
  assert.equal(textOf(readBinary(bytes)), everyKind);
  const shifted = new Uint8Array(bytes.length + 1);
  shifted.set(bytes, 1);
  assert.equal(textOf(readBinary(shifted.subarray(1))), everyKind);
});

test("every golden of the workloads comes back the same", () => {
  const all = goldens();
  assert.ok(all.length >= 20, `${all.length} goldens`);
  for (const { name, text, recording } of all) {
    assert.equal(textOf(recording), text, name);
    assert.equal(textOf(readBinary(binaryOf(recording))), text, name);
  }
});

test("the bytes are those of trace.AppendBinary", () => {
  // kind 6, A 0x010203; flags 3, B 0x040506; Obj 0x0708090a; Val -2.
  const r = parseText("0 deliver t66051 t263430 c117967114 =-2 !rm");
  const want = [6, 3, 2, 1, 3, 6, 5, 4, 0x0a, 9, 8, 7, 0xfe, 0xff, 0xff, 0xff];
  assert.deepEqual([...binaryOf(r)], want);
  const e = r.event(0);
  const fields = [e.name, e.a, e.b, e.obj, e.val, e.flags];
  assert.deepEqual(fields, ["deliver", 0x010203, 0x040506, 0x0708090a, -2, 3]);
});

test("text that is no event is refused in Go's words", () => {
  const kinds =
    "spawn, ready, run, park-send, park-receive, deliver, yield, pause, wake, exit, acquire, release, drop-request, mark";
  const cases: [line: string, want: string][] = [
    ["", 'event: "": a line is: step kind fields'],
    ["5", 'event: "5": a line is: step kind fields'],
    ["-1 yield t1", 'step: "-1": a whole number, 0 or more'],
    ["01 yield t1", 'step: "01": a whole number, 0 or more'],
    ["1 jump t1", `kind: "jump": one of ${kinds}`],
    ["1 yield", "tasklet: missing: t and a number"],
    ["1 yield 5", 'tasklet: "5": t and a number from 0 to 16777215'],
    ["1 yield t+5", 'tasklet: "t+5": t and a number from 0 to 16777215'],
    ["1 yield t16777216", 'tasklet: "t16777216": t and a number from 0 to 16777215'],
    ["1 spawn t1 c2", 'spawner: "c2": t and a number from 0 to 16777215'],
    ["1 release t1 c4294967296", 'object: "c4294967296": c and a number from 0 to 4294967295'],
    [
      "1 exit t1 =2147483648",
      'value: "=2147483648": = and a number from -2147483648 to 2147483647',
    ],
    ["1 yield t1 t2", 'yield: "t2": nothing more on this line'],
    ["1 yield t1 !r", 'flags: "!r": ! and letters of "", each at most once and in this order'],
    [
      "1 deliver t1 t2 c1 =0 !f",
      'flags: "!f": ! and letters of "rm", each at most once and in this order',
    ],
    [
      "1 deliver t1 t2 c1 =0 !mr",
      'flags: "!mr": ! and letters of "rm", each at most once and in this order',
    ],
    [
      "1 deliver t1 t2 c1 =0 !",
      'flags: "!": ! and letters of "rm", each at most once and in this order',
    ],
    ["18446744073709551615 yield t1", 'step: "18446744073709551615": 9007199254740991 at most'],
    ["1 exit t1 =-0", 'value: "=-0": = and a number from -2147483648 to 2147483647'],
  ];
  for (const [line, want] of cases) {
    assert.throws(() => parseLine(line), { name: "RecordingError", message: want }, line);
  }
});

test("a text tells its window and its run's length, and its steps follow one another", () => {
  const r = parseText("# switchyard recording 1: 2 of 401,233 steps\n7 yield t1\n8 run t2 t1\n");
  assert.deepEqual([r.from, r.end, r.total, r.ends], [7, 9, 401_233, false]);
  const gap = { message: "line 2: step: 9: 8, as each line is one step" };
  assert.throws(() => parseText("7 yield t1\n9 yield t1"), gap);
  const bad = { message: 'line 2: tasklet: "x": t and a number from 0 to 16777215' };
  assert.throws(() => parseText("7 yield t1\n8 yield x"), bad);
});

test("bytes that are no recording are refused in Go's words", () => {
  const cases: [words: number[], want: string][] = [
    [[0, 0, 0, 0], "event 0: kind: 0: from 1 to 14"],
    [[99, 0, 0, 0], "event 0: kind: 99: from 1 to 14"],
    [[7, 0, 5, 0], "event 0: yield: Obj: 5: 0, as the kind does not use it"],
    [[7, 256, 0, 0], "event 0: yield: B: 1: 0, as the kind does not use it"],
    [[7, 0, 0, -1], "event 0: yield: Val: -1: 0, as the kind does not use it"],
    [[7, 1, 0, 0], 'event 0: yield: flags: 0x01: those of ""'],
    [[6, 8, 0, 0], 'event 0: deliver: flags: 0x08: those of "rm"'],
    [[6, 4, 0, 0], 'event 0: deliver: flags: 0x04: those of "rm"'],
  ];
  for (const [words, message] of cases) {
    const read = () => readBinary(Int32Array.from(words).buffer);
    assert.throws(read, { name: "RecordingError", message }, message);
  }
  const cut = { message: "binary form: 17 bytes: a multiple of 16, as each event has so many" };
  assert.throws(() => readBinary(new ArrayBuffer(17)), cut);
  const place = { message: "from: -1: a whole number, 0 or more" };
  assert.throws(() => readBinary(new ArrayBuffer(0), { from: -1 }), place);
  const short = { message: "total: 1: a whole number, 2 or more" };
  const one = binaryOf(parseText("0 yield t1"));
  assert.throws(() => readBinary(one, { from: 1, total: 1 }), short);
});

test("steps outside the window are refused, windows are cut to what is here", () => {
  const r = parseText(everyKind).window(5, 9);
  assert.deepEqual([r.from, r.length, lineOf(r, 0)], [5, 4, "5 deliver t1 t2 c7 =2147483647 !r"]);
  assert.equal(r.index(8), 3);
  assert.throws(() => r.index(9), { message: "step: 9: from 5 to 8" });
  assert.throws(() => r.event(4), RecordingError);
  assert.deepEqual([r.window(0, 6).length, r.window(20, 30).length], [1, 0]);
});
