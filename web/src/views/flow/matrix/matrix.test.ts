import assert from "node:assert/strict";
import { test } from "node:test";
import { byNumber, GROUPS, matrixOf } from "../../../lib/recording";
import { golden } from "../../../lib/recording/testing/goldens";
import { pairCount, topPairs } from "./pairs";
import { matrixWords } from "./view";

test("the pairs add up to all deliveries, the most first", () => {
  const m = matrixOf(golden("chain/three"));
  const pairs = topPairs(m, 1000);
  assert.equal(pairs.length, pairCount(m));
  assert.equal(
    pairs.reduce((sum, p) => sum + p.count, 0),
    m.deliveries,
  );
  for (const [k, p] of pairs.entries()) assert.ok(k === 0 || p.count <= (pairs[k - 1]?.count ?? 0));
});

test("a cell names both groups and counts its deliveries", () => {
  const counts = new Uint32Array(GROUPS * GROUPS);
  counts[1] = 1562; // the first senders to the second receivers
  const m = { size: 1563, groups: 64, counts, deliveries: 1562, most: 1562 };
  assert.equal(
    matrixWords(m, byNumber, 1, 0),
    "Senders tasklets 0 to 1562, receivers tasklets 1563 to 3125: 1562 deliveries.",
  );
  assert.equal(
    matrixWords(m, byNumber, 0, 1),
    "Senders tasklets 1563 to 3125, receivers tasklets 0 to 1562: no deliveries.",
  );
});
