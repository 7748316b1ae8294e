// Native runs with a server that does what the test says.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { Result } from "../gen/types";
import type { NativeEnd, RunNative } from "../lib/nativerun";
import { connectNative } from "./connected";
import { elsewhere } from "./elsewhere";
import { native, startNative, stopNative } from "./native";
import { route } from "./route";

beforeEach(() => {
  stopNative();
  route.value = { screen: "workload", workload: "chain", tab: "numbers" };
});

/** A run that ends when it is told how. */
function held(): { run: RunNative; end: (how: NativeEnd) => void } {
  let end: (how: NativeEnd) => void = () => {};
  const run: RunNative = () =>
    new Promise((resolve) => {
      end = resolve;
    });
  return { run, end: (how) => end(how) };
}

test("code that does not arrive fails the run, in words, and the next click asks again", async () => {
  connectNative(() => Promise.reject(new Error("Failed to fetch")));
  await startNative();
  assert.equal(native.value.status, "failed");
  assert.match(native.value.failure?.message ?? "", /^native: the server of this page does not/);
  connectNative(async () => async () => ({
    ok: false,
    failure: { stage: "params", message: "n: no", detail: [] },
  }));
  await startNative();
  assert.equal(native.value.failure?.message, "n: no");
});

test("Stop ends it at once, also while its code is awaited", async () => {
  connectNative(() => new Promise(() => {}));
  void startNative();
  assert.equal(native.value.status, "running");
  stopNative();
  assert.equal(native.value.status, "stopped");
});

test("a result that arrives behind Stop is not kept", async () => {
  const { run, end } = held();
  connectNative(async () => run);
  const over = startNative();
  await new Promise((go) => setTimeout(go));
  const before = elsewhere.value;
  stopNative();
  end({ ok: true, result: { workload: "chain" } as Result });
  await over;
  assert.equal(native.value.status, "stopped");
  assert.equal(elsewhere.value, before);
});
