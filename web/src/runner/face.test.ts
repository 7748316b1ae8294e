// What the automation face takes, refuses and hands out.
import assert from "node:assert/strict";
import { test } from "node:test";
import manifestJson from "../gen/manifest.json";
import type { Manifest, Result } from "../gen/types";
import type { Face, FaceError, PageState, RecordOptions, RunOptions } from "../lib/face";
import type { RunRequest } from "../lib/run";
import { createFace } from "./face";

const manifest = manifestJson as unknown as Manifest;
/** As params has it, for plain texts. */
const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}...` : text);
const result = { workload: "chain", params: {}, verified: true } as unknown as Result;
const idle = { link: "", workload: "", params: {}, status: "done", failure: null } as const;

interface Made {
  face: Face;
  started: RunRequest[];
  opened: string[];
}

/** A face whose runs end at once, with what it started. */
function make(
  shown: Omit<PageState, "workers" | "spares" | "memoryLimit"> = { ...idle, result },
): Made {
  const started: RunRequest[] = [];
  const opened: string[] = [];
  const runner = {
    memoryLimit: 1,
    workers: () => 0,
    spares: () => 1,
    start(request: RunRequest, sink: { done(r: Result): void; events(e: object): void }) {
      started.push(request);
      if (request.mode === "study")
        sink.events({
          from: request.from,
          steps: request.from,
          buffer: new ArrayBuffer(0),
          hash: "",
          pages: new ArrayBuffer(0),
        });
      sink.done(result);
      return { stop() {} };
    },
  };
  const state = () => shown;
  const open = (link: string) => void opened.push(link);
  return { face: createFace(runner, { manifest, quote, state, open }), started, opened };
}

const refused = (pattern: RegExp) => (error: FaceError) => {
  assert.equal(error.stage, "params", error.message);
  assert.deepEqual(error.detail, []);
  assert.match(error.message, pattern);
  return true;
};

const w = "chain";

const badRuns: [options: unknown, message: RegExp][] = [
  [undefined, /^options: undefined: an object such as \{workload: "\w+"\}$/],
  [null, /^options: null: an object/],
  ["chain", /^options: "chain": an object/],
  [[w], /^options: a list: an object/],
  [{}, /^workload: undefined: one of .*chain/],
  [{ workload: 5 }, /^workload: "5": one of .*chain/],
  [{ workload: "none" }, /^workload: "none": one of .*chain/],
  [{ workload: w, samples: () => 1 }, /^samples: a function: a whole number from 1 to 1000$/],
  [{ workload: w, samples: null }, /^samples: null: a whole number from 1 to 1000$/],
  [{ workload: w, samples: "5" }, /^samples: "5": a whole number from 1 to 1000, not a text$/],
  [{ workload: w, samples: 1.5 }, /^samples: "1.5": a whole number from 1 to 1000$/],
  [{ workload: w, samples: 1001 }, /^samples: "1001": a whole number from 1 to 1000$/],
  [{ workload: w, samples: Symbol("x") }, /^samples: a symbol: a whole number/],
  [{ workload: w, samples: 5n }, /^samples: "5": a whole number/],
  [{ workload: w, seed: -1 }, /^seed: "-1": a whole number from 0 to 4294967295$/],
  [{ workload: w, seed: Number.NaN }, /^seed: "NaN": a whole number/],
  [{ workload: w, mode: "" }, /^mode: "": one of measure, watch, study$/],
  [{ workload: w, mode: {} }, /^mode: an object: one of measure, watch, study$/],
  [{ workload: w, params: null }, /^params: null: an object such as \{key: value\}$/],
  [{ workload: w, params: new Map([["n", 5]]) }, /^params: an object: an object such as/],
  [{ workload: w, params: { n: {} } }, /^n: an object: a text, a number, true or false$/],
  [{ workload: w, params: { n: Object.create(null) } }, /^n: an object: a text/],
  [{ workload: w, signal: {} }, /^signal: an object: an AbortSignal$/],
  [{ workload: w, signal: "x" }, /^signal: "x": an AbortSignal$/],
  [{ workload: w, signal: Object.create(AbortSignal.prototype) }, /^signal: an object: /],
  [
    { workload: w, sampels: 5, preset: "x" },
    /^sampels: "5": no such option of run: it has workload, params, seed, signal, mode, samples\npreset: "x": no such option/,
  ],
  [{ workload: w, ["k".repeat(99)]: 1 }, /^"k{60}\.\.\.": "1": no such option/],
];

const badRecords: [options: unknown, message: RegExp][] = [
  [undefined, /^options: undefined: /],
  [
    { workload: w, samples: 5, mode: "study" },
    /^samples: "5": no such option of record: it has .*to\nmode: /,
  ],
  [{ workload: w, from: 10, to: 10 }, /^to: "10": a step from 11 to 4194314, as from is 10$/],
  [{ workload: w, from: 10, to: 5 }, /^to: "5": a step from 11 to 4194314, as from is 10$/],
  [{ workload: w, to: 4194305 }, /^to: "4194305": a step from 1 to 4194304, as from is 0$/],
  [
    { workload: w, from: 2 ** 53 },
    /^from: "9007199254740992": a whole number from 0 to 9007199254740991$/,
  ],
  [{ workload: w, from: "x", to: -5 }, /^from: "x": a whole number from 0 to \d+, not a text$/],
];

test("run refuses what it cannot take, and nothing starts", async () => {
  const { face, started } = make();
  for (const [options, message] of badRuns)
    await assert.rejects(face.run(options as RunOptions), refused(message));
  assert.equal(started.length, 0);
});

test("record refuses what it cannot take, and nothing starts", async () => {
  const { face, started } = make();
  for (const [options, message] of badRecords)
    await assert.rejects(face.record(options as RecordOptions), refused(message));
  assert.equal(started.length, 0);
});

test("open refuses what is no text", () => {
  const { face, opened } = make();
  for (const link of [5, null, undefined, {}])
    assert.throws(
      () => face.open(link as unknown as string),
      refused(/^link: .*: a text such as "#/),
    );
  face.open("#chain");
  assert.deepEqual(opened, ["#chain"]);
});

test("what is left out has its default, and the last window ends at the last step", async () => {
  const { face, started } = make();
  const params = { n: 5, broken: true, engine: "soft" };
  await face.run({ workload: w, params, samples: undefined } as unknown as RunOptions);
  await face.record({ workload: w, from: 2 ** 53 - 1 });
  await face.run({ workload: w, mode: "study", signal: new AbortController().signal });
  const texts = { n: "5", broken: "true", engine: "soft" };
  const plain = { workload: w, params: {}, seed: 1 };
  assert.deepEqual(started, [
    { ...plain, params: texts, samples: 10, mode: "measure", from: 0, to: 0 },
    { ...plain, samples: 1, mode: "study", from: 2 ** 53 - 1, to: 2 ** 53 },
    { ...plain, samples: 10, mode: "study", from: 0, to: 65_536 },
  ]);
});

test("a message lists twenty errors and counts the rest", async () => {
  const params = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`p${i}`, null]));
  const error = await make()
    .face.run({ workload: w, params } as unknown as RunOptions)
    .catch((e: FaceError) => e);
  const lines = (error as FaceError).message.split("\n");
  assert.equal(lines.length, 21);
  assert.equal(lines[20], "and 19\u202f980 more");
});

test("what scripts are given is theirs: altering it alters nothing of the page", async () => {
  const { face } = make();
  const spoil = (given: Result | null) => Object.assign(given ?? {}, { verified: false });
  spoil(face.state().result);
  spoil(await face.run({ workload: w }));
  spoil((await face.record({ workload: w })).result);
  Object.assign(face.catalog(), { workloads: [] });
  assert.equal(face.state().result?.verified, true);
  assert.equal(result.verified, true);
  assert.ok(face.catalog().workloads.length > 0);
  assert.ok(Object.isFrozen(face));
});
