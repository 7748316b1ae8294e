import assert from "node:assert/strict";
import { test } from "node:test";
import { joined } from "./ahead";

test("rows made ahead are kept where they touch those in sight, and never go behind the end", () => {
  const sight = { from: 60, to: 84 };
  assert.deepEqual(joined(sight, { from: 48, to: 78 }, 500), { from: 48, to: 84 });
  assert.deepEqual(joined(sight, { from: 84, to: 96 }, 500), { from: 60, to: 96 });
  assert.deepEqual(joined(sight, { from: 300, to: 330 }, 500), sight);
  assert.deepEqual(joined(sight, { from: 0, to: 30 }, 500), sight);
  // A shorter recording has taken the place of the one that they were made of.
  assert.deepEqual(joined({ from: 0, to: 20 }, { from: 0, to: 48 }, 20), { from: 0, to: 20 });
});
