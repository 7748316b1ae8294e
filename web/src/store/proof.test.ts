// A repeated run that went another way is named with its step.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { EVENT_SIZE, PAGE_STEPS } from "../gen/events";
import type { EventBatch, Proof } from "../lib/run";
import { completed, divergence, prove, type RunKey, wholeProof } from "./proof";

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

test("where both hold all before it the step is named itself", () => {
  prove(run, batch(proof("a", 10), 0, 1, 2, 3, 4, 5));
  prove(run, batch(proof("b", 10), 0, 1, 2, 9));
  assert.equal(divergence.value?.step, 2);
});

test("where an earlier step may differ already, the range ends with the step", () => {
  prove(run, batch(proof("a", 10), 0, 1, 2, 3, 4, 5));
  prove(run, batch(proof("b", 10), 2, 3, 9, 5));
  const { from, to, step } = divergence.value ?? {};
  assert.deepEqual([from, to, step], [0, 4, undefined]);
});

test("a difference behind the page in which they part is not taken for the first", () => {
  const pages = 2 * PAGE_STEPS;
  prove(run, { ...batch(proof("a", pages, 1n, 2n), PAGE_STEPS, 1, 2), open: true });
  prove(run, { ...batch(proof("b", pages, 9n, 8n), PAGE_STEPS, 1, 3), open: true });
  const { from, to, step } = divergence.value ?? {};
  assert.deepEqual([from, to, step], [0, PAGE_STEPS, undefined]);
});

test("the beginning of a run proves itself against the whole, and the whole against it", () => {
  const whole = proof("a", 3 * PAGE_STEPS, 1n, 2n, 3n);
  const open = { ...batch(proof("x", 2 * PAGE_STEPS, 1n, 2n), 0, 1), open: true };
  assert.equal(prove(run, open), true);
  assert.equal(wholeProof(run), undefined);
  assert.equal(completed(open, wholeProof(run)), open);
  assert.equal(prove(run, whole), true);
  assert.equal(prove(run, open), true);
  assert.deepEqual(wholeProof(run), whole);
  const { steps, hash, open: goesOn } = completed(open, wholeProof(run));
  assert.deepEqual([steps, hash, goesOn], [3 * PAGE_STEPS, "a", undefined]);
  const other = { ...open, pages: new BigUint64Array([1n, 7n]).buffer as ArrayBuffer };
  assert.equal(prove(run, other), false);
  assert.equal(divergence.value?.from, PAGE_STEPS);
});

test("a run that ends where the first went on is another one", () => {
  prove(run, { ...batch(proof("x", 2 * PAGE_STEPS, 1n, 2n), 0, 1), open: true });
  assert.equal(prove(run, proof("a", PAGE_STEPS + 5, 1n)), false);
  const { from, to } = divergence.value ?? {};
  assert.deepEqual([from, to], [PAGE_STEPS, 2 * PAGE_STEPS]);
});

test("a run that agrees again takes the divergence back", () => {
  prove(run, proof("a", 10));
  prove(run, proof("b", 10));
  assert.equal(divergence.value?.from, 0);
  prove(run, proof("a", 10));
  assert.equal(divergence.value, null);
});
