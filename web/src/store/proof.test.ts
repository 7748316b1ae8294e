// A repeated run that went another way is named with its step.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EVENT_SIZE, PAGE_STEPS } from "../gen/events";
import type { EventBatch, Proof } from "../lib/run";
import { divergence, prove, type RunKey } from "./proof";

let runs = 0;
let run: RunKey;

beforeEach(() => {
  run = { workload: "chain", params: { n: String(runs++), engine: "soft" }, seed: 1 };
});

function proof(hash: string, steps: number, ...pages: bigint[]): Proof {
  return { hash, steps, pages: new BigUint64Array(pages).buffer as ArrayBuffer };
}

function batch(p: Proof, from: number, ...values: number[]): EventBatch {
  const words = new Int32Array((values.length * EVENT_SIZE) / 4);
  for (const [i, value] of values.entries()) words[4 * i + 3] = value;
  return { ...p, from, buffer: words.buffer as ArrayBuffer };
}

test("the same run again is no divergence, whatever the order of its params", () => {
  assert.equal(prove(run, proof("a", 5000, 1n)), true);
  const { n = "", engine = "" } = run.params;
  assert.equal(prove({ ...run, params: { engine, n } }, proof("a", 5000, 1n)), true);
  assert.equal(divergence.value, null);
});

test("another seed is another run", () => {
  prove(run, proof("a", 10));
  assert.equal(prove({ ...run, seed: 2 }, proof("b", 10)), true);
});

test("the first page that differs is named", () => {
  prove(run, proof("a", 3 * PAGE_STEPS, 1n, 2n, 3n));
  assert.equal(prove(run, proof("b", 3 * PAGE_STEPS, 1n, 9n, 8n)), false);
  const { from, to, step } = divergence.value ?? {};
  assert.deepEqual([from, to, step], [PAGE_STEPS, 2 * PAGE_STEPS, undefined]);
});

test("behind the last full page the rest is named", () => {
  prove(run, proof("a", PAGE_STEPS + 7, 1n));
  prove(run, proof("b", PAGE_STEPS + 5, 1n));
  assert.deepEqual([divergence.value?.from, divergence.value?.to], [PAGE_STEPS, PAGE_STEPS + 7]);
});

test("where both hold the step it is named itself", () => {
  prove(run, batch(proof("a", 10), 0, 1, 2, 3, 4, 5));
  prove(run, batch(proof("b", 10), 2, 3, 9, 5));
  assert.equal(divergence.value?.step, 3);
});

test("a run that agrees again takes the divergence back", () => {
  prove(run, proof("a", 10));
  prove(run, proof("b", 10));
  assert.equal(divergence.value?.from, 0);
  prove(run, proof("a", 10));
  assert.equal(divergence.value, null);
});
