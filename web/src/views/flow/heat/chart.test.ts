import assert from "node:assert/strict";
import { test } from "node:test";
import { Names } from "../../../lib/recording";
import { rounds, taskletAxis } from "./chart";

test("an axis of tasklets has round numbers of their names, as every other picture has", () => {
  const chain = new Names([
    { name: "root", from: 0, every: 0, less: 0 },
    { name: "main", from: 1, every: 0, less: 0 },
    { name: "link", from: 2, every: 1, less: 1 },
  ]);
  const at = rounds(taskletAxis("Sender", 102, chain), 6);
  assert.deepEqual(at, [1, 21, 41, 61, 81, 101]);
  assert.deepEqual(
    at.map((t) => chain.short(t)),
    ["main", "20", "40", "60", "80", "100"],
  );
});

test("without names the numbers of the events are round", () => {
  assert.deepEqual(rounds(taskletAxis("Tasklet", 11, new Names()), 5), [0, 5, 10]);
  assert.deepEqual(rounds({ name: "Step", from: 65, to: 200 }, 3), [100, 150]);
});
