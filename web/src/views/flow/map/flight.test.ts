import assert from "node:assert/strict";
import { test } from "node:test";
import { goldenSession } from "../testing/session";
import { fade, flightsAt, trailsAt } from "./flight";

const near = () => 100;

test("a message leaves no earlier than its sender's last event, and arrives with its step", () => {
  const s = goldenSession("chain/three", "chain");
  // Step 18: tasklet 3, which ran at step 17, hands over to tasklet 2.
  assert.deepEqual(flightsAt(s, 17, 2, near), []);
  assert.deepEqual(flightsAt(s, 17.25, 2, near), [{ index: 18, share: 0.25 }]);
  assert.deepEqual(flightsAt(s, 17.75, 2, near), [{ index: 18, share: 0.75 }]);
  assert.deepEqual(flightsAt(s, 18, 2, near), []);
});

test("where steps go by faster than the eye a message takes its time all the same", () => {
  const s = goldenSession("chain/three", "chain");
  const at = (place: number) => flightsAt(s, place, 100, near).map((f) => f.index);
  assert.ok(at(22).includes(18));
  assert.deepEqual(at(30), [18, 22]);
  assert.deepEqual(flightsAt(s, 30, 20, near), []);
});

test("trails fade with the steps, the newest is the brightest and the last drawn", () => {
  const s = goldenSession("chain/three", "chain");
  assert.equal(fade(3), 8);
  assert.deepEqual(
    trailsAt(s, 18, 3).map((t) => [t.index, t.bright]),
    [
      [15, 5 / 8],
      [16, 6 / 8],
      [18, 1],
    ],
  );
  assert.deepEqual(trailsAt(s, 30, 3), []);
  assert.deepEqual(trailsAt(s, -1, 3), []);
});
