// Which samples a hidden page marks.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result, Taint } from "../gen/types";
import { HiddenSamples } from "./hidden";

class Page extends EventTarget {
  visibilityState = "visible";
  show(state: "visible" | "hidden"): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

const resultOf = (...taints: (Taint[] | undefined)[]) =>
  ({
    samples: taints.map((t) => ({ runs: 1, elapsed: 0.05, ...(t && { taints: t }) })),
  }) as unknown as Result;

const taints = (result: Result) => result.samples.map((s) => (s.taints ?? []).join(" "));

test("samples that were under way while the page was hidden are marked, besides what is marked", () => {
  const page = new Page();
  const hidden = new HiddenSamples(page);
  hidden.progress({ phase: "sample", sample: 0 });
  hidden.progress({ phase: "sample", sample: 1 });
  page.show("hidden");
  hidden.progress({ phase: "sample", sample: 2 });
  page.show("visible");
  hidden.progress({ phase: "sample", sample: 3 });
  const result = hidden.mark(resultOf(undefined, ["kernel"], undefined, undefined));
  assert.deepEqual(taints(result), ["", "kernel hidden", "hidden", ""]);
});

test("a page hidden all the time marks all samples; one hidden in the warm-up marks none", () => {
  const page = new Page();
  page.show("hidden");
  const all = new HiddenSamples(page);
  for (const sample of [0, 1]) all.progress({ phase: "sample", sample });
  assert.deepEqual(taints(all.mark(resultOf(undefined, undefined))), ["hidden", "hidden"]);
  const warm = new HiddenSamples(page);
  warm.progress({ phase: "warm-up", sample: 0 });
  page.show("visible");
  warm.progress({ phase: "sample", sample: 0 });
  assert.deepEqual(taints(warm.mark(resultOf(undefined))), [""]);
});

test("after the end nothing is looked at, and a page in sight changes no result", () => {
  const page = new Page();
  const hidden = new HiddenSamples(page);
  hidden.progress({ phase: "sample", sample: 0 });
  hidden.end();
  page.show("hidden");
  const result = resultOf(undefined);
  assert.equal(hidden.mark(result), result);
});
