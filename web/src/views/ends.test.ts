// What a button says that it would end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { measureAlone } from "../store/processor";
import { endsText } from "./ends";

test("a button says what it would end, by its name, and what of it is kept", () => {
  assert.equal(endsText("Run", false), "");
  for (const [what, want] of [
    ["race", "A race is on: Run ends it, its samples are kept."],
    ["comparison of A and B", "A comparison of A and B is on: Run ends it, its samples are kept."],
    ["run", "A run is on: Run ends it, earlier results are kept."],
    ["sweep", "A sweep is on: Run ends it, its points are kept."],
    ["native run", "A native run is on: Run ends it, nothing of it is kept."],
  ] as const) {
    const over = measureAlone(what, () => {});
    assert.equal(endsText("Run", false), want);
    assert.equal(endsText("Run", true), "", "what is under way itself ends nothing else");
    over();
  }
});
