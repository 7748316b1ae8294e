import assert from "node:assert/strict";
import { test } from "node:test";
import { starting, stopping } from "./doubleclick";

test("a double click starts, and does not stop what it started", () => {
  const done: string[] = [];
  const start = starting(() => done.push("start"));
  const stop = stopping(() => done.push("stop"));
  start();
  stop({ detail: 2 });
  assert.deepEqual(done, ["start"]);
});

test("a click of its own stops at once, as does a key", () => {
  const done: string[] = [];
  const stop = stopping(() => done.push("stop"));
  starting(() => done.push("start"))();
  stop({ detail: 1 });
  stop({ detail: 0 });
  assert.deepEqual(done, ["start", "stop", "stop"]);
});
