// What is measured is alone; runs that are done again wait, one at a time.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { afterMeasured, measureAlone, measured, stopMeasured, type Use } from "./processor";

let said: string[];
let handles: { stop(): void }[];
let overs: Record<string, () => void>;

beforeEach(() => {
  said = [];
  handles = [];
  overs = {};
});

afterEach(() => {
  stopMeasured();
  for (const h of handles) h.stop();
  assert.equal(measured.value, null);
});

/** Something measured that says when it is stopped, and gives back then. */
function measure(name: "run" | "race"): () => void {
  const giveBack = measureAlone(name, () => {
    said.push(`${name} stopped`);
    giveBack();
  });
  return giveBack;
}

function again(use: Use): { stop(): void } {
  const handle = afterMeasured(use, (over) => {
    said.push(`${use} begins`);
    overs[use] = over;
    return { stop: () => said.push(`${use} stopped`) };
  });
  handles.push(handle);
  return handle;
}

test("two that measure: the first is stopped, and the second has the processor", () => {
  const first = measure("race");
  const second = measure("run");
  assert.deepEqual(said, ["race stopped"]);
  first();
  assert.equal(measured.value, "run");
  second();
  assert.equal(measured.value, null);
});

test("a run done again waits for what is measured, and begins when that ends", () => {
  const over = measure("race");
  again("window");
  assert.deepEqual(said, []);
  over();
  assert.deepEqual(said, ["window begins"]);
});

test("what begins to measure stops a run done again, which begins anew afterwards", () => {
  again("window");
  const over = measure("race");
  assert.deepEqual(said, ["window begins", "window stopped"]);
  over();
  assert.deepEqual(said.slice(2), ["window begins"]);
});

test("of runs done again one goes at a time, the most urgent first", () => {
  again("lines");
  again("second");
  again("window");
  assert.deepEqual(said, [
    "lines begins",
    "lines stopped",
    "second begins",
    "second stopped",
    "window begins",
  ]);
  overs.window?.();
  overs.second?.();
  overs.lines?.();
  assert.deepEqual(said.slice(5), ["second begins", "lines begins"]);
});

test("one that is given up while it waits never begins", () => {
  const over = measure("race");
  again("window").stop();
  again("lines");
  over();
  assert.deepEqual(said, ["lines begins"]);
});
