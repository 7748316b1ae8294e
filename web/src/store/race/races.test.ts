import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { route } from "../route";
import type { Racer } from "./racer";
import { Races } from "./races";

const open = (workload: string) => {
  route.value = { screen: "workload", workload, tab: "numbers" };
};

/** A racer whose laps end when the test says. */
const racer: Racer = {
  id: "a",
  label: "A",
  kind: "ours",
  lap: (signal) =>
    new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(new Error("stopped"))),
    ),
};

// A tab in sight.
const page = { hidden: false, addEventListener() {}, removeEventListener() {} };
Object.assign(globalThis, { document: page });

beforeEach(() => open("chain"));

test("each workload has its own race, and what that was asked for", () => {
  const races = new Races<string>("race");
  assert.deepEqual([races.state.value.status, races.asked("chain")], ["idle", undefined]);
  races.start("chain", "n 7", [racer], 6);
  assert.deepEqual([races.state.value.status, races.asked("chain")], ["running", "n 7"]);
  open("ccbench");
  assert.deepEqual([races.state.value.status, races.asked("ccbench")], ["idle", undefined]);
  races.stop(); // that of the screen: none
  open("chain");
  assert.equal(races.state.value.status, "running");
  races.stop();
  assert.deepEqual([races.state.value.status, races.asked("chain")], ["stopped", "n 7"]);
});

test("what was asked for is that of the newest race", () => {
  const races = new Races<string>("race");
  races.start("chain", "n 7", [racer], 6);
  races.start("chain", "n 8", [racer], 6);
  assert.equal(races.asked("chain"), "n 8");
  races.stop();
});
