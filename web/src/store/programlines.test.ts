// The lines of the program: asked for once, bounded, told and given up.
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { EVENT_SIZE } from "../gen/events";
import type { Result } from "../gen/types";
import type { RunRequest, Sink } from "../lib/run";
import { resetParams } from "./draft";
import {
  askProgramLines,
  cancelProgramLines,
  programLines,
  programShare,
  programSteps,
  wantProgramLines,
} from "./programlines";
import { type Recorded, recorded } from "./recording";
import { route } from "./route";
import { connectRunner } from "./run";

const asked: RunRequest[] = [];
let sink: Sink;
let stops = 0;
let end = () => {};
let runs = 0;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  asked.length = 0;
  stops = 0;
  connectRunner({
    memoryLimit: 4e9,
    workers: () => 0,
    start(request, given) {
      asked.push(request);
      sink = given;
      return { stop: () => stops++ };
    },
  });
  route.value = { screen: "workload", workload: "chain", tab: "picture" };
  resetParams();
  programLines.value = null;
  recorded.value = window(0, 10);
  end = wantProgramLines();
});

afterEach(() => {
  end();
  mock.timers.reset();
});

/** So many loaded steps of a run of its own. */
function window(from: number, events: number): Recorded {
  const batch = {
    from,
    steps: from + events,
    hash: "1",
    pages: new ArrayBuffer(0),
    buffer: new ArrayBuffer(events * EVENT_SIZE),
  };
  return { workload: "chain", params: { n: String(++runs) }, seed: 1, batch };
}

function arrive(): void {
  sink.ready();
  const { batch } = recorded.value as Recorded;
  sink.events({ ...batch, lines: new Uint16Array(10).buffer, listings: ["chain\na\nb"] });
  sink.done({} as Result);
}

test("they come by themselves, of what is loaded and no more, and are not asked for twice", () => {
  assert.equal(asked.length, 0);
  mock.timers.tick(300);
  const { lines, from, to, early } = asked[0] as RunRequest;
  assert.deepEqual([lines, from, to, early], [true, 0, 10, true]);
  arrive();
  assert.deepEqual(programLines.value?.listings, [{ name: "chain", first: 1, lines: ["a", "b"] }]);
  end();
  end = wantProgramLines();
  mock.timers.tick(5000);
  assert.equal(asked.length, 1);
});

test("what takes long is told with how far it is, is given up, and asked for again", () => {
  mock.timers.tick(300);
  assert.equal(programShare.value, null);
  mock.timers.tick(500);
  sink.progress({ phase: "record", sample: 0, samples: 1, done: 1, total: 4, elapsed: 0 });
  assert.equal(programShare.value, 0.25);
  cancelProgramLines();
  assert.deepEqual([stops, programShare.value, programSteps.value], [1, null, 10]);
  mock.timers.tick(5000);
  assert.equal(asked.length, 1);
  askProgramLines();
  assert.equal(programSteps.value, 0);
  arrive();
  assert.equal(programLines.value?.recorded, recorded.value);
});

test("a window deep in a long run waits until it is asked for", () => {
  recorded.value = window(3_000_000, 10);
  mock.timers.tick(5000);
  assert.equal(asked.length, 0);
  assert.equal(programSteps.value, 3_000_010);
  askProgramLines();
  assert.equal(asked.length, 1);
});

test("another window gives up the lines of the one before", () => {
  mock.timers.tick(300);
  recorded.value = window(100, 10);
  assert.equal(stops, 1);
  mock.timers.tick(300);
  assert.equal(asked[1]?.from, 100);
});
