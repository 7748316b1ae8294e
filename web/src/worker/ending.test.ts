import assert from "node:assert/strict";
import { test } from "node:test";
import { exitFailure, thrownFailure } from "./ending";

test("what engines throw has a stage", () => {
  const cases: [Error, string][] = [
    [new RangeError("Maximum call stack size exceeded"), "stack"], // Chromium, Safari
    [new Error("too much recursion"), "stack"], // Firefox
    [new RangeError("WebAssembly.Memory.grow(): Unable to grow instance memory"), "memory"],
    [new RangeError("Array buffer allocation failed"), "memory"],
    [new Error("Out of memory: Cannot allocate Wasm memory for new instance"), "memory"],
    [new WebAssembly.RuntimeError("unreachable"), "panic"],
  ];
  for (const [error, stage] of cases)
    assert.equal(thrownFailure(error, "").stage, stage, error.message);
});

test("what the Go runtime writes has a stage", () => {
  const cases: [string, string][] = [
    ["fatal error: all goroutines are asleep - deadlock!\n\ngoroutine 1 [chan receive]:\n", "run"],
    [
      "runtime: out of memory: cannot allocate 4194304-byte block\nfatal error: out of memory\n",
      "memory",
    ],
    [
      "runtime: goroutine stack exceeds 1000000000-byte limit\nfatal error: stack overflow\n",
      "stack",
    ],
    ["panic: index out of range [3]\n\ngoroutine 7 [running]:\n", "panic"],
    ["", "panic"],
  ];
  for (const [output, stage] of cases) assert.equal(exitFailure(2, output).stage, stage, output);
});

test("the message of a panic is kept, with a bounded number of lines", () => {
  const failure = exitFailure(2, `panic: lane 9\n${"goroutine\n".repeat(500)}`);
  assert.match(failure.message, /^panic: lane 9: /);
  assert.equal(failure.detail.length, 60);
});
