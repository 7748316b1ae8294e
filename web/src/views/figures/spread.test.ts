import assert from "node:assert/strict";
import { test } from "node:test";
import { fewText, remarks, spreadName, spreadText } from "./spread";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const of = (bounded: boolean, ...samples: number[]) => ({
  median: samples[0] ?? 0,
  low: Math.min(...samples),
  high: Math.max(...samples),
  bounded,
  samples,
});

test("only a bounded median has a 95 % interval", () => {
  assert.equal(plain(spreadText(of(true, 0.51, 0.5, 0.52), "s")), "95 % interval 500 to 520 ms");
  assert.equal(
    plain(spreadText(of(false, 0.51, 0.5, 0.52), "s")),
    "smallest to largest of 3: 500 to 520 ms",
  );
  assert.equal(spreadText(of(false, 1), "s"), "one sample, no interval");
  assert.equal(spreadText(of(true, 2, 2, 2), "s"), "all 3 samples equal");
});

test("the column of ranges is named for what they are", () => {
  assert.equal(spreadName(of(true, 1, 2)), "95 % interval");
  assert.equal(spreadName(of(false, 1, 2, 3)), "Smallest to largest of 3");
  assert.equal(spreadName(of(false, 1)), "Interval");
});

test("too few samples are told once, and not where all are equal or there is one", () => {
  assert.equal(
    fewText([of(false, 2, 2, 2), of(false, 1, 2, 3)]),
    "3 samples: too few for a 95 % interval; 6 or more would do.",
  );
  assert.equal(fewText([of(false, 2, 2, 2)]), "");
  assert.equal(fewText([of(false, 2)]), "");
  assert.equal(fewText([of(true, 1, 2, 3)]), "");
});

test("warnings said in other words are left out", () => {
  assert.deepEqual(
    remarks(["need >= 6 samples for confidence interval at level 0.95", "values drift"]),
    ["values drift"],
  );
});
