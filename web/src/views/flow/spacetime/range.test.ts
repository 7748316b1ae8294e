import assert from "node:assert/strict";
import { test } from "node:test";
import { goldenSession } from "../testing/session";
import { MOST_COLUMNS } from "./grid";
import { columnsAt, rangeAt, rangeRound } from "./range";

test("a range has as many columns as there is room for, also at both ends", () => {
  assert.deepEqual(rangeAt(100, 5001), { from: 100, to: 150 });
  assert.deepEqual(rangeAt(-7, 5001), { from: 0, to: MOST_COLUMNS });
  assert.deepEqual(rangeAt(4999, 5001), { from: 4951, to: 5001 });
  assert.deepEqual(rangeRound(200, 5001), { from: 175, to: 225 });
});

test("a small run has a column for each of its tasklets, whatever was chosen", () => {
  const session = goldenSession("chain/three", "chain");
  assert.deepEqual(columnsAt(session, 3, 2, 1), { from: 0, to: session.tasklets });
});
