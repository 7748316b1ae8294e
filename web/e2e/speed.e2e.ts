// The done-line of the soft engine: the chain of 100,000 takes at most a tenth
// of what the same chain of JavaScript generators takes in the same page, and
// a chain of 1,000,000 runs in the same tab. Times are printed, only their
// order is asserted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useBrowser, withPage } from "./browser";
import { generatorChain } from "./generators";

useBrowser();

const n = 100_000;
const rounds = 9;

const median = (list: number[]) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;

test("the chain of 100,000 takes at most a tenth of the generators' time", async (t) => {
  await withPage({}, async (page) => {
    const generators: number[] = [];
    const source = generatorChain.toString();
    for (let i = 0; i < rounds; i++) generators.push(await page.evaluate(`(${source})(${n})`));
    const result = await page.evaluate(
      (size) =>
        window.switchyard.run({
          workload: "chain",
          params: { n: size, engine: "soft" },
          samples: 10,
        }),
      n,
    );
    assert.equal(result.verified, true);
    const ours = (result.metrics.total?.median ?? Number.NaN) * 1000;
    const theirs = median(generators);
    t.diagnostic(
      `soft tasklets ${ours.toFixed(2)} ms, generators ${theirs.toFixed(1)} ms: 1 / ${(theirs / ours).toFixed(1)}`,
    );
    assert.ok(ours * 10 <= theirs, `${ours} ms is more than a tenth of ${theirs} ms`);

    const million = await page.evaluate(() =>
      window.switchyard.run({
        workload: "chain",
        params: { n: 1_000_000, engine: "soft" },
        samples: 1,
      }),
    );
    assert.equal(million.verified, true);
    t.diagnostic(
      `1,000,000: ${((million.metrics.total?.median ?? Number.NaN) * 1000).toFixed(1)} ms`,
    );
  });
});
