// What a search finds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goldenSession } from "../testing/session";
import { eventsOf, nextPlace, readSought } from "./find";

test("c is a channel, = a value, and anything else may be a tasklet", () => {
  assert.deepEqual(readSought("c3"), { what: "channel", number: 3 });
  assert.deepEqual(readSought(" C1,000 "), { what: "channel", number: 1000 });
  assert.deepEqual(readSought("=-5"), { what: "value", number: -5 });
  for (const text of ["12", "main", "", "c", "=", "c-1", "=1.5"])
    assert.equal(readSought(text), undefined, text);
});

test("the events of a channel and of a value, and the next one round the end", () => {
  const { recording: r } = goldenSession("chain/three", "chain");
  const steps = (what: "channel" | "value", n: number) =>
    eventsOf(r, { what, number: n }).map((i) => r.step(i));
  const channel = steps("channel", 2);
  assert.ok(channel.includes(16), String(channel)); // tasklet 4 hands 1 to tasklet 3 on channel 2
  assert.ok(steps("value", 1).includes(16));
  assert.deepEqual(steps("channel", 99), []);
  assert.equal(nextPlace([3, 8, 9], 3), 1);
  assert.equal(nextPlace([3, 8, 9], 9), 0);
  assert.equal(nextPlace([], 9), 0);
});
