import assert from "node:assert/strict";
import { test } from "node:test";
import { begunBefore } from "./holds";
import { goldenSession } from "./testing/session";

test("deliveries are found in both directions, and none beyond the ends", () => {
  const s = goldenSession("chain/three", "chain");
  assert.deepEqual([...s.deliveries], [15, 16, 18, 22]);
  assert.equal(s.delivery(-1, 1), 15);
  assert.equal(s.delivery(15, 1), 16);
  assert.equal(s.delivery(17, 1), 18);
  assert.equal(s.delivery(22, 1), undefined);
  assert.equal(s.delivery(22, -1), 18);
  assert.equal(s.delivery(19, -1), 18);
  assert.equal(s.delivery(15, -1), undefined);
});

test("the world that a session gives stands at the step that was asked for", () => {
  const s = goldenSession("chain/three", "chain");
  const forth = s.at(16).cells.clone();
  s.at(30);
  assert.deepEqual(s.at(16).cells.state, forth.state);
  assert.equal(s.at(-1).index, 0);
});

test("a hold begins with its acquire and ends with its release", () => {
  const s = goldenSession("threadstart/test1-on", "fan");
  const [first, second] = s.holds;
  assert.deepEqual(first, { lock: 0, tasklet: 1, from: 2, to: 6, fresh: true });
  assert.deepEqual(second, { lock: 0, tasklet: 2, from: 11, to: 15, fresh: false });
  assert.equal(begunBefore(s.holds, 2), 0);
  assert.equal(begunBefore(s.holds, 3), 1);
});
