// The same cases as wasm/wire/params_test.go: page and wasm take the same
// texts, with the same canonical forms and the same messages.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Param, Term, Workload } from "../gen/types";
import { checkValue } from "./check";
import { estimateBytes, formatBytes, memoryRefusal } from "./memory";
import { checkSamples, checkSeed } from "./settings";
import { canonical } from "./values";

interface Table {
  workload: string;
  params: Param[];
  cases: { key: string; text: string; value?: string; error?: string; here?: string }[];
  memory: {
    terms: Term[];
    cases: { values: Record<string, string>; bytes: number; limit: number; error?: string }[];
  };
  settings: { key: string; text: string; value?: string; error?: string }[];
  sizes: { bytes: number; text: string }[];
}

const root = process.env.SWITCHYARD_ROOT ?? process.cwd();
const table: Table = JSON.parse(readFileSync(join(root, "wasm/wire/testdata/params.json"), "utf8"));
const toy = {
  id: table.workload,
  params: table.params,
  memory: table.memory.terms,
} as unknown as Workload;

test("every value is taken or refused as Go does", () => {
  for (const { key, text, value, error, here } of table.cases) {
    const param = toy.params.find((p) => p.key === key);
    if (!param) continue; // an unknown key is the link codec's: link.test.ts
    const want = here ?? error;
    const got = checkValue(param, text);
    assert.deepEqual(
      got,
      want ? { ok: false, error: want } : { ok: true, value },
      `${key} ${JSON.stringify(text)}`,
    );
  }
});

test("a canonical value is its own canonical form", () => {
  for (const { key, value, here } of table.cases) {
    const param = toy.params.find((p) => p.key === key);
    if (param && value !== undefined && !here)
      assert.deepEqual(checkValue(param, value), { ok: true, value });
  }
});

test("seed and samples are taken or refused as Go does", () => {
  for (const { key, text, value, error } of table.settings) {
    const got = key === "seed" ? checkSeed(text) : checkSamples(text);
    assert.deepEqual(got, error ? { ok: false, error } : { ok: true, value }, `${key} ${text}`);
  }
});

test("memory is estimated and refused as Go does", () => {
  for (const { values, bytes, limit, error } of table.memory.cases) {
    const need = estimateBytes(toy, canonical(toy, values));
    assert.equal(need, bytes);
    assert.equal(memoryRefusal(toy, need, limit), error ?? null);
  }
});

test("bytes are written as Go writes them", () => {
  for (const { bytes, text } of table.sizes) assert.equal(formatBytes(bytes), text);
});
