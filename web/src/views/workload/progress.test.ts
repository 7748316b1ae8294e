import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result } from "../../gen/types";
import { idleWords, phaseWords, share, tookWords } from "./progress";

const settings = { params: {}, seed: 1, samples: 10, mode: "measure", estimate: 0 } as const;
const at = (
  phase: "warm-up" | "sample" | "record",
  sample: number,
  done: number,
  total: number,
) => ({
  phase,
  sample,
  samples: 10,
  done,
  total,
  elapsed: 0,
});

test("the share of a run counts whole samples and what is done of the present one", () => {
  assert.equal(share({ status: "running", settings, progress: at("sample", 3, 0, 0) }), 0.3);
  assert.equal(share({ status: "running", settings, progress: at("sample", 3, 50, 100) }), 0.35);
  assert.equal(share({ status: "running", settings, progress: at("sample", 10, 100, 100) }), 1);
});

test("where nobody can tell there is no share", () => {
  assert.equal(share({ status: "loading", settings, progress: null }), null);
  assert.equal(
    share({
      status: "running",
      settings: { ...settings, mode: "study" },
      progress: at("record", 0, 0, 0),
    }),
    null,
  );
});

test("the phase is told in words, the sample under way by its number", () => {
  assert.equal(
    phaseWords({ status: "running", settings, progress: at("sample", 3, 0, 0) }, null),
    "Sample 4 of 10",
  );
  assert.equal(
    phaseWords({ status: "running", settings, progress: at("sample", 10, 0, 0) }, null),
    "Sample 10 of 10",
  );
  assert.equal(
    phaseWords({ status: "running", settings, progress: at("warm-up", 0, 0, 0) }, null),
    "Warming up",
  );
  assert.equal(
    phaseWords({ status: "loading", settings, progress: null }, 0.424),
    "Loading the program, 42 %",
  );
  assert.equal(
    phaseWords({ status: "stopped", settings, progress: at("sample", 3, 0, 0) }, null),
    "Stopped at sample 4 of 10",
  );
});

test("modes that are not quoted tell no time", () => {
  const settings = { params: {}, seed: 1, samples: 1, estimate: 0 };
  for (const mode of ["watch", "study"] as const) {
    assert.equal(
      tookWords({ settings: { ...settings, mode }, elapsed: 1.5 }),
      mode === "watch" ? "Watched" : "Recorded",
    );
  }
  const took = tookWords({ settings: { ...settings, mode: "measure" }, elapsed: 1.5 });
  assert.equal(took.replace("\u00a0", " "), "1.5 s");
});

test("nothing is said to have run only where there is no result", () => {
  assert.equal(idleWords([]), "Nothing has run yet.");
  assert.equal(idleWords([{} as Result]), "Earlier results are kept.");
});
