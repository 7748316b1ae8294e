// The module is loaded once for all who wait, and anew when nobody waits any more.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import type { Assets } from "../lib/assets";
import type { RunError } from "./failure";
import { ModuleCache } from "./module";

const assets: Assets = { page: "", worker: "", peers: "", glue: "", wasm: "x.wasm", wasmBytes: 8 };
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

type Answer = (signal: AbortSignal) => Promise<Response>;

const before = { fetch: globalThis.fetch, TransformStream: globalThis.TransformStream };
let signals: AbortSignal[];

/** Requests are answered in this order; one beyond them fails the test. */
function answer(...answers: Answer[]): void {
  globalThis.fetch = (_, init) => {
    const signal = init?.signal as AbortSignal;
    signals.push(signal);
    return answers[signals.length - 1]?.(signal) ?? Promise.reject(new Error("asked too often"));
  };
}

const whole: Answer = async () => new Response(emptyModule);
const never: Answer = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  signals = [];
});

afterEach(() => {
  Object.assign(globalThis, before);
});

const unstopped = () => new AbortController().signal;

test("a download that hangs is ended by the last who gives it up, and the next is another", async () => {
  answer(never, whole);
  const cache = new ModuleCache(assets);
  const [one, two] = [new AbortController(), new AbortController()];
  const first = cache.get(() => {}, one.signal);
  const second = cache.get(() => {}, two.signal);
  one.abort();
  assert.equal(signals[0]?.aborted, false, "somebody still waits");
  two.abort();
  assert.equal(signals[0]?.aborted, true);
  const third = cache.get(() => {}, unstopped());
  assert.ok((await third) instanceof WebAssembly.Module);
  await assert.rejects(first);
  await assert.rejects(second);
  assert.equal(await cache.get(() => {}, unstopped()), await third, "the old end ends no new one");
  assert.equal(signals.length, 2);
});

test("stopping after the module has come keeps it", async () => {
  answer(whole);
  const cache = new ModuleCache(assets);
  const stop = new AbortController();
  const module = await cache.get(() => {}, stop.signal);
  stop.abort();
  assert.equal(await cache.get(() => {}, unstopped()), module);
});

test("a module that comes from elsewhere is taken, and loaded where none comes", async () => {
  const found = new WebAssembly.Module(emptyModule);
  const cache = new ModuleCache(assets);
  assert.equal(cache.begun, false);
  cache.expect(Promise.resolve(found));
  assert.equal(cache.begun, true);
  assert.equal(await cache.ahead(), found);
  assert.equal(signals.length, 0, "nothing is fetched");
  answer(whole);
  const alone = new ModuleCache(assets);
  alone.expect(Promise.resolve(null));
  assert.ok((await alone.get(() => {}, unstopped())) instanceof WebAssembly.Module);
  assert.equal(signals.length, 1);
});

test("bytes are counted, and without TransformStream the module still comes", async () => {
  for (const streams of [true, false]) {
    signals = [];
    if (!streams) Reflect.deleteProperty(globalThis, "TransformStream");
    answer(whole);
    const bytes: number[] = [];
    const module = await new ModuleCache(assets).get((n) => bytes.push(n), unstopped());
    assert.ok(module instanceof WebAssembly.Module);
    assert.deepEqual(bytes, streams ? [0, 8] : [0]);
  }
});

test("each way to fail says what is true", async () => {
  const cases: [Answer, RegExp][] = [
    [
      () => Promise.reject(new TypeError("Failed to fetch")),
      /cannot be fetched: check the connection/,
    ],
    [async () => new Response("", { status: 404 }), /the server answers 404: reload/],
    [async () => new Response("<!doctype html>"), /the file is damaged: reload/],
    [
      async () => new Response(broken(new TypeError("network error"))),
      /did not arrive whole: check the conn/,
    ],
    [
      async () => new Response(broken(new RangeError("no room"))),
      /no room to compile it: close other tabs/,
    ],
    [async () => new Response(broken(new Error("odd"))), /cannot compile it: run again/],
  ];
  for (const [reply, message] of cases) {
    signals = [];
    answer(reply);
    await assert.rejects(
      new ModuleCache(assets).get(() => {}, unstopped()),
      (error: RunError) => {
        assert.equal(error.stage, "load");
        assert.match(error.message, message);
        return true;
      },
    );
  }
});

/** A body that breaks off. */
function broken(error: Error): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.error(error) });
}
