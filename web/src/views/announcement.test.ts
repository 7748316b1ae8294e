import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mode, Result, Workload } from "../gen/types";
import { announcement } from "./announcement";

const workload = {
  metrics: [{ name: "total", label: "Total", unit: "s", headline: true, native: false, when: [] }],
} as unknown as Workload;

const done = (mode: Mode, verified = true) => ({
  status: "done" as const,
  progress: null,
  result: {
    mode,
    verified,
    params: {},
    metrics: { total: { median: 0.51, samples: [0.5, 0.51] } },
    samples: [{}, {}],
    warmup: { stable: true },
    environment: {},
  } as unknown as Result,
});

test("a measurement's figures are read out", () => {
  const said = announcement(done("measure"), workload).replace(/[\u00a0\u202f]/g, " ");
  assert.equal(said, "Done and verified. Total 510 ms.");
});

test("what speaks against the figures is read out with them", () => {
  const tainted = done("measure");
  const result = { ...tainted.result, samples: [{}, { taints: ["hidden"] }] } as unknown as Result;
  assert.match(
    announcement({ ...tainted, result }, workload),
    / With a doubt: 1 of 2 samples tainted\.$/,
  );
});

test("no time of a mode that is not quoted is read out", () => {
  for (const mode of ["watch", "study"] as const) {
    assert.equal(
      announcement(done(mode), workload),
      `Done and verified. Mode ${mode} is not quoted.`,
    );
  }
});

test("a wrong answer has no score", () => {
  assert.equal(
    announcement(done("measure", false), workload),
    "Done, but the answer is wrong: no score.",
  );
});
