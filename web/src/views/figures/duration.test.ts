import assert from "node:assert/strict";
import { test } from "node:test";
import { durationText } from "./duration";

test("elapsed time has a decimal below a minute, then minutes and whole seconds", () => {
  const plain = (s: number) => durationText(s).replace(/[\u00a0\u202f]/g, " ");
  assert.equal(plain(0.84), "0.8 s");
  assert.equal(plain(59.94), "59.9 s");
  assert.equal(plain(65.9), "1 min 05 s");
  assert.equal(plain(600), "10 min 00 s");
});
