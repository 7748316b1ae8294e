import assert from "node:assert/strict";
import { test } from "node:test";
import { channelsOf, locksOf } from "./numbering";
import { run } from "./testing/goldens";

test("channels and locks have places of their own, whatever their numbers", () => {
  const r = run(
    ...["park-receive t1 c7", "park-send t2 c4294967295 =1", "deliver t0 t1 c7 =2"],
    ...["deliver t0 t1 c5 =2 !m", "acquire t1 t0 c7", "release t1 c7", "mark t1 c9 =0"],
  );
  const channels = channelsOf(r);
  assert.deepEqual([...channels.numbers], [7, 4294967295]);
  assert.deepEqual(
    [7, 4294967295, 5, 9, 8].map((n) => channels.place(n)),
    [0, 1, -1, -1, -1],
  );
  assert.deepEqual([...locksOf(r).numbers], [7]);
  assert.equal(channelsOf(run("yield t1")).length, 0);
});
