import assert from "node:assert/strict";
import { test } from "node:test";
import { basisOf } from "./basis";

const workload = {
  basis: [
    {
      when: [
        { key: "engine", values: ["model"] },
        { key: "cores", values: ["2"] },
      ],
      text: "fitted",
    },
    { when: [{ key: "engine", values: ["model"] }], text: "modelled" },
  ],
};

test("the first basis that holds is said, and none where none holds", () => {
  assert.equal(basisOf(workload, { engine: "model", cores: "2" }), "fitted");
  assert.equal(basisOf(workload, { engine: "model", cores: "1" }), "modelled");
  assert.equal(basisOf(workload, { engine: "real", cores: "2" }), "");
});
